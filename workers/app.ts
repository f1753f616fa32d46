import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { numbers } from "#app/content/numbers.ts";
import { api } from "./api/index.ts";
import { refuseMethod } from "./api/problem.ts";
import type { AppEnv } from "./app-env.ts";
import { createClock, type Clock } from "./clock.ts";
import { answeredPage } from "./contact/answered.ts";
import { deleteOldMessages } from "./contact/message-store.ts";
import { staffMails, recordCronFailure, recordCronRun } from "./contact/staff-mail.ts";
import { drainOutbox } from "./contact/outbox.ts";
import { requireOwnForm, requireSmallForm } from "./middleware/forms.ts";
import { respondToFailure } from "./pages/plain-page.ts";
import { createLog, requestIdOf, type Log } from "./log.ts";
import { renderPage } from "./pages/ssr.ts";
import { limitAnswers, requirePageMethod } from "./middleware/pages.ts";
import { redirectToCanonicalAddress, refuseLongAddress } from "./middleware/redirects.ts";
import { resourceFiles } from "./machines/resource-files.ts";
import { searchApi } from "./search/search-api.ts";
import { offlineReading } from "./offline/offline-reading.ts";
import { addSecurityHeaders } from "./middleware/security-headers.ts";
import { createMailDependencies, createPlatform, type MailDependencies } from "./platform.ts";
import { myListFiles } from "./my-list-files.ts";
import { crons, type CronName } from "./crons.ts";

const app = new Hono<AppEnv>();
app
  .use(addSecurityHeaders)
  .use(async (context, next) => {
    const waitUntil = (work: Promise<unknown>) => context.executionCtx.waitUntil(work);
    context.set("requestId", requestIdOf(context.req.raw));
    context.set("platform", createPlatform(context.req.raw, context.env, waitUntil, context.var.requestId));
    await next();
  })
  .use(requireSmallForm)
  .use(refuseLongAddress)
  .use(redirectToCanonicalAddress)
  .use(methodNotAllowed({ app, onMethodNotAllowed: (_, methods) => refuseMethod(methods) }))
  .route("/api", api)
  .all("/stand-ins/*", (context, next) => context.env.STAND_INS?.fetch(context.req.raw) ?? next())
  .route("/", searchApi)
  .use(limitAnswers)
  .route("/visit", myListFiles)
  .route("/", resourceFiles)
  .route("/", offlineReading)
  .use(requirePageMethod)
  .use(requireOwnForm)
  .route("/answered", answeredPage)
  .all("*", ({ req, executionCtx, var: { platform } }) => renderPage(req.raw, executionCtx, platform))
  .onError(respondToFailure);

type CronWork = (env: Env, clock: Clock, log: Log) => Promise<void>;

const withMail =
  (work: (dependencies: MailDependencies) => Promise<void>): CronWork =>
  (env, clock, log) =>
    work(createMailDependencies(env, clock, log));

/** Parts run independently: one failure doesn't stop the rest. Deletion needs no mail settings. */
const cronWork: Record<CronName, readonly CronWork[]> = {
  outbox: [drainOutbox, ...staffMails].map(withMail),
  retention: [
    async (env, { now }, log) => {
      const { value: days } = numbers["message-retention"] satisfies { unit: "days" };
      const isTrial = env.STAGE === "staging";
      log.event("old_messages_deleted", { count: await deleteOldMessages(env.DB, days, now(), isTrial) });
    },
  ],
};

export default {
  fetch: app.fetch,
  async scheduled(controller: ScheduledController, env: Env): Promise<void> {
    const log = createLog(crypto.randomUUID());
    const name = crons.find(({ time }) => time === controller.cron)?.name;
    if (name === undefined) {
      throw new Error(`No cron is defined at ${controller.cron}`);
    }
    let failure: unknown;
    for (const work of cronWork[name]) {
      try {
        await work(env, createClock(env), log);
      } catch (error) {
        log.error("cron_failed", error, { cron: name });
        failure ??= error;
      }
    }
    if (failure === undefined) {
      await recordCronRun(env.DB, name, createClock(env).now());
      return;
    }
    // The database may be the problem.
    await recordCronFailure(env.DB, name, new Date()).catch(() => undefined);
    throw failure;
  },
} satisfies ExportedHandler<Env>;
