import { isbot } from "isbot";
import { hours } from "#app/content/hours.ts";
import type { WorkerPlatform } from "./app-env.ts";
import { verifyCaptcha } from "./captcha/turnstile.ts";
import { createClock, type Clock } from "./clock.ts";
import { answeredLink } from "./contact/answered.ts";
import { sendMail, sendPastProvider, sendToStore } from "./contact/mailer.ts";
import type { OutboxDependencies } from "./contact/outbox.ts";
import type { StaffMailDependencies } from "./contact/staff-mail.ts";
import { submitMessage } from "./contact/submit-message.ts";
import { createLog, type Log } from "./log.ts";
import { readNotice } from "./notices/store-notice.ts";
import { isWithinLimit, visitorKey } from "./rate-limit.ts";
import { isLocal, readSettings } from "./settings/settings.ts";
import { upstreamFetch } from "./upstream.ts";

/** How long a notice may delay a response that isn't streamed. */
const promptMs = 500;

type WaitUntil = (work: Promise<unknown>) => void;

export type MailDependencies = OutboxDependencies & StaffMailDependencies;

/** Staging sends no mail. @throws ConfigurationError */
export function createMailDependencies(env: Env, { now }: Clock, log: Log): MailDependencies {
  const settings = readSettings(env);
  const common = { db: env.DB, hours, now, log, answeredLink: (id: string) => answeredLink(id, settings) };
  if (settings.STAGE === "staging") {
    return { ...common, send: async () => ({ ok: false, reason: "a staging site sends no mail" }) };
  }
  const fetchUpstream = upstreamFetch(env.STAND_INS);
  const { SECOND_MAIL: secondMail } = env;
  return {
    ...common,
    send: (message, notes) => sendMail(message, settings, fetchUpstream, notes),
    sendToStaff: (mail) => sendToStore(mail, settings, fetchUpstream),
    ...(secondMail && { sendAnotherWay: (mail) => sendPastProvider(mail, settings, secondMail) }),
  };
}

/** @throws ConfigurationError */
export function createPlatform(request: Request, env: Env, waitUntil: WaitUntil, requestId: string): WorkerPlatform {
  const settings = readSettings(env);
  const timeouts = settings.TIMEOUTS_MS;
  const isStaging = settings.STAGE === "staging";
  const log = createLog(requestId);
  const clock = createClock(env, request);
  const visitor = visitorKey(request.headers.get("cf-connecting-ip") ?? "unknown");
  const url = new URL(request.url);
  const checkCaptcha: WorkerPlatform["verifyCaptcha"] = (token) =>
    verifyCaptcha(token, settings, isLocal(env) || isStaging, upstreamFetch(env.STAND_INS));

  return {
    requestId,
    log,
    isStaging,
    visitor,
    url,
    wantsPrivacy: request.headers.get("sec-gpc") === "1",
    nonce: crypto.getRandomValues(new Uint8Array(16)).toBase64(),
    config: {
      siteOrigin: settings.SITE_ORIGIN,
      captchaScriptUrl: settings.CAPTCHA_SCRIPT_URL,
      captchaSiteKey: settings.TURNSTILE_SITE_KEY,
      imagesBaseUrl: settings.IMAGES_BASE_URL,
      gtmContainerId: settings.GTM_CONTAINER_ID,
    },
    now: clock.now,
    reportError: log.error,
    readNotice: () =>
      readNotice(
        { cache: caches.default, origin: url.origin, db: env.DB, clock, timeouts, log, waitUntil },
        // These aren't streamed, so they wait for the notice.
        isbot(request.headers.get("user-agent")) || url.pathname.startsWith("/search.") ? promptMs : timeouts.notice,
      ),
    verifyCaptcha: checkCaptcha,
    submitMessage: (submission) =>
      submitMessage(submission, {
        ...createMailDependencies(env, clock, log),
        storeTimeoutMs: timeouts.store,
        verifyCaptcha: checkCaptcha,
        isWithinLimit: () => isWithinLimit(env.CONTACT_LIMIT, visitor, log),
        waitUntil,
        pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      }),
  };
}
