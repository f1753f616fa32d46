/** The Worker: headers around everything, the API, the local stand-ins, and React Router for the rest. */
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { api } from "./api/index.ts";
import { problem } from "./api/problem.ts";
import type { AppEnv } from "./app-env.ts";
import { deleteOldMessages } from "./contact/message-store.ts";
import { drainOutbox } from "./contact/outbox.ts";
import { readSettings, type Env } from "./env.ts";
import { logError, logEvent } from "./log.ts";
import { resourceFiles } from "./resources/index.ts";
import { redirectToCanonicalAddress } from "./redirects.ts";
import { addSecurityHeaders } from "./security-headers.ts";
import { createOutboxTools, createServices } from "./services.ts";
import { renderPage } from "./ssr.ts";

export { GeocodeDesk } from "./geocode/geocode-desk.ts";

const maxBodyBytes = 64 * 1024;
const oddMethods = ["PUT", "PATCH", "DELETE", "OPTIONS"];
const retentionCron = "17 8 * * *";

const app = new Hono<AppEnv>()
  .use(addSecurityHeaders)
  .use(async (context, next) => {
    const waitUntil = (work: Promise<unknown>) => context.executionCtx.waitUntil(work);
    context.set("services", createServices(context.req.raw, context.env, waitUntil));
    await next();
  })
  .use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => problem({ status: 413, code: "too-large", message: "This is more than we can take (64 KB)." }),
    }),
  )
  .use(redirectToCanonicalAddress)
  .route("/api", api)
  .all("/stand-ins/*", (context, next) => context.env.STAND_INS?.fetch(context.req.raw) ?? next())
  .route("/", resourceFiles)
  // React Router would run a form's action for PUT and PATCH too.
  .on(oddMethods, "*", () =>
    problem(
      { status: 405, code: "method-not-allowed", message: "Pages answer GET and HEAD." },
      { allow: "GET, HEAD, POST" },
    ),
  )
  .all("*", (context) =>
    renderPage(context.req.raw, context.env, context.executionCtx as ExecutionContext, context.var.services),
  )
  .onError((error, context) => {
    logError("request_failed", error, { path: context.req.path });
    return problem({
      status: 500,
      code: "internal",
      message: "Something went wrong on our side. Please try again later, or call the store.",
    });
  });

export default {
  fetch: app.fetch,
  async scheduled(controller: ScheduledController, env: Env): Promise<void> {
    if (controller.cron === retentionCron) {
      const deleted = await deleteOldMessages(env.DB, readSettings(env).MESSAGE_RETENTION_DAYS, new Date());
      logEvent("old_messages_deleted", { count: deleted });
      return;
    }
    await drainOutbox(createOutboxTools(env));
  },
} satisfies ExportedHandler<Env>;
