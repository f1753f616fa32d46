/** The use case behind the contact form and the API: a message is accepted once, or the visitor is told why not. */
import { v7 as uuidV7 } from "uuid";
import { parseContactMessage, type ContactMessage, type ContactSubmission } from "#app/domain/contact-message.ts";
import type { SubmitResult } from "#app/domain/submit-result.ts";
import type { CaptchaResult } from "../captcha/turnstile.ts";
import { sha256Hex } from "../digest.ts";
import { logError, logEvent } from "../log.ts";
import { deliver, type OutboxTools } from "./outbox.ts";
import { insertMessage, type DueMessage } from "./message-store.ts";

export interface SubmitTools extends OutboxTools {
  verifyCaptcha: (token: string) => Promise<CaptchaResult>;
  isWithinRateLimit: () => Promise<boolean>;
  /** Goes on after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
}

const rateLimitPeriodSeconds = 60;

/**
 * Checks, stores and mails one submission. Cheap checks come first, so that a token is not spent on
 * a message that needs mending anyway. Stored is accepted: mail follows after the answer and is
 * retried by the cron. When D1 refuses, mail is tried at once; only when both refuse has it failed.
 */
export async function submitMessage(submission: ContactSubmission, tools: SubmitTools): Promise<SubmitResult> {
  if (typeof submission.trap === "string" && submission.trap !== "") {
    logEvent("contact_trapped");
    return { ok: true, isTrapped: true };
  }
  const parsed = parseContactMessage(submission.fields);
  if (!parsed.ok) {
    return { ok: false, reason: "invalid-fields", fields: parsed.fields };
  }
  const token = submission.captchaToken;
  if (typeof token !== "string" || token === "") {
    return { ok: false, reason: "captcha-missing" };
  }
  if (!(await tools.isWithinRateLimit())) {
    return { ok: false, reason: "rate-limited", retryAfterSeconds: rateLimitPeriodSeconds };
  }
  const captcha = await tools.verifyCaptcha(token);
  if (!captcha.ok) {
    logEvent("captcha_refused", { reason: captcha.reason });
    return { ok: false, reason: "captcha-refused" };
  }
  return storeAndMail(parsed.message, await dedupeKey(token, captcha.isTestingKey), tools);
}

async function storeAndMail(content: ContactMessage, key: string, tools: SubmitTools): Promise<SubmitResult> {
  const now = tools.now();
  const message: DueMessage = {
    ...content,
    id: uuidV7({ msecs: now.getTime() }),
    received_at: now.toISOString(),
    mail_attempts: 1,
  };
  try {
    if (await insertMessage(tools.db, message, key, now)) {
      logEvent("message_stored", { id: message.id });
      tools.waitUntil(deliver(message, tools));
    } else {
      logEvent("message_repeated");
    }
    return { ok: true };
  } catch (error) {
    logError("message_not_stored", error, { id: message.id });
  }
  const mailed = await tools.send(message);
  logEvent("message_mailed_without_row", { id: message.id, ok: mailed.ok });
  return mailed.ok ? { ok: true } : { ok: false, reason: "unavailable" };
}

/** One token, one message. Turnstile's testing keys give everybody the same token, so there it says nothing. */
function dedupeKey(token: string, isTestingKey: boolean): Promise<string> | string {
  return isTestingKey ? crypto.randomUUID() : sha256Hex(token);
}
