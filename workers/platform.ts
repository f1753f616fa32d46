/** Creates the platform of a request (database, captcha, mail, clock), and the dependencies of a cron run. */
import { hours } from "#app/content/hours.ts";
import type { WorkerPlatform } from "./app-env.ts";
import { verifyCaptcha, type CaptchaResult } from "./captcha/turnstile.ts";
import { createClock, type Clock } from "./clock.ts";
import { sendMail, sendPastProvider, sendToStore } from "./contact/mailer.ts";
import type { OutboxDependencies } from "./contact/outbox.ts";
import type { StaffMailDependencies } from "./contact/staff-mail.ts";
import { submitMessage } from "./contact/submit-message.ts";
import { findPlace } from "./geocode/find-place.ts";
import { createLog, type Log } from "./log.ts";
import { readNotice } from "./notices/store-notice.ts";
import { createNonce } from "./middleware/security-headers.ts";
import { isWithinLimit, visitorKey } from "./rate-limit.ts";
import { isLocal, publicConfig, readSettings } from "./settings/settings.ts";
import { upstreamFetch } from "./upstream.ts";

type WaitUntil = (work: Promise<unknown>) => void;

/** The outbox with its mail provider. @throws ConfigurationError */
export function createOutboxDependencies(env: Env, { now }: Clock, log: Log): OutboxDependencies {
  const settings = readSettings(env);
  const fetchUpstream = upstreamFetch(env.STAND_INS);
  const send: OutboxDependencies["send"] =
    settings.STAGE === "staging"
      ? async () => ({ ok: false, reason: "a staging site sends no mail" })
      : (message, notes) => sendMail(message, settings, fetchUpstream, notes);
  return { db: env.DB, now, log, send };
}

/** Dependencies of mails to the store itself; none on a staging site. @throws ConfigurationError */
export function createStaffMailDependencies(env: Env, { now }: Clock, log: Log): StaffMailDependencies | null {
  const settings = readSettings(env);
  const { SECOND_MAIL: secondMail } = env;
  return settings.STAGE === "staging"
    ? null
    : {
        db: env.DB,
        hours,
        now,
        log,
        sendToStaff: (mail) => sendToStore(mail, settings, upstreamFetch(env.STAND_INS)),
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
  const fetchUpstream = upstreamFetch(env.STAND_INS);

  const checkCaptcha = (token: string): Promise<CaptchaResult> =>
    verifyCaptcha(token, settings, isLocal(env) || isStaging, fetchUpstream);

  return {
    requestId,
    log,
    timeouts,
    isStaging,
    visitor,
    url,
    wantsPrivacy: request.headers.get("sec-gpc") === "1",
    nonce: createNonce(),
    config: publicConfig(settings),
    now: clock.now,
    reportError: log.error,
    readNotice: () =>
      readNotice({
        db: env.DB,
        cache: caches.default,
        origin: url.origin,
        clock,
        giveUpMs: timeouts.notice,
        maxAgeMs: timeouts.noticeAge,
        log,
        waitUntil,
      }),
    verifyCaptcha: checkCaptcha,
    findPlace: (lat, lon) =>
      findPlace(lat, lon, {
        cache: caches.default,
        origin: url.origin,
        settings,
        fetchUpstream,
        isWithinLimit: () => isWithinLimit(env.GEOCODE_LIMIT, visitor, log),
      }),
    submitMessage: (submission) =>
      submitMessage(submission, {
        ...createOutboxDependencies(env, clock, log),
        storeTimeoutMs: timeouts.store,
        verifyCaptcha: checkCaptcha,
        isWithinLimit: () => isWithinLimit(env.CONTACT_LIMIT, visitor, log),
        waitUntil,
        pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      }),
  };
}
