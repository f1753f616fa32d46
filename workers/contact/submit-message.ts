/** The use case behind the contact form and the API: a message is accepted once, or the visitor is told why not. */
import { v7 as uuidV7 } from "uuid";
import { isTrapped, type ContactSubmission } from "#app/domain/contact-fields.ts";
import { parseContactMessage, type ContactMessage } from "#app/domain/contact-message.ts";
import type { SubmitResult } from "#app/domain/submit-result.ts";
import type { CaptchaResult } from "../captcha/turnstile.ts";
import { withDeadline } from "../deadline.ts";
import { sha256Hex } from "../digest.ts";
import { deliver, type OutboxTools } from "./outbox.ts";
import { insertMessage, sentOutcome, writeOutcomes, type DueMessage } from "./message-store.ts";

export interface SubmitTools extends OutboxTools {
  verifyCaptcha: (token: string) => Promise<CaptchaResult>;
  isWithinRateLimit: () => Promise<boolean>;
  /** A visitor does not wait longer than this for D1. */
  storeTimeoutMs: number;
  /** Goes on after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
}

const rateLimitPeriodSeconds = 60;

/**
 * Checks, stores and mails one submission. Cheap checks come first, so that a token is not spent on
 * a message that needs mending anyway. Stored is accepted: mail follows after the answer and is
 * retried by the cron. When D1 refuses or hangs, mail is tried at once; only when both refuse has it failed.
 */
export async function submitMessage(submission: ContactSubmission, tools: SubmitTools): Promise<SubmitResult> {
  if (isTrapped(submission)) {
    tools.log.event("contact_trapped");
    return { ok: true };
  }
  const parsed = parseContactMessage(submission.fields);
  if (!parsed.ok) {
    return { ok: false, reason: "invalid-fields", fields: parsed.fields };
  }
  const token = submission.captchaToken;
  if (typeof token !== "string" || token === "") {
    return { ok: false, reason: "captcha-missing" };
  }
  if (!(await isWithinRateLimit(tools))) {
    return { ok: false, reason: "rate-limited", retryAfterSeconds: rateLimitPeriodSeconds };
  }
  const captcha = await tools.verifyCaptcha(token);
  if (!captcha.ok) {
    tools.log.event("captcha_refused", { reason: captcha.reason });
    return { ok: false, reason: "captcha-refused" };
  }
  return storeAndMail(parsed.message, await dedupeKey(token, captcha.isTestingKey), tools);
}

/** A limiter that is out of order must not cost a message: the captcha still keeps machines out. */
async function isWithinRateLimit(tools: SubmitTools): Promise<boolean> {
  try {
    return await tools.isWithinRateLimit();
  } catch (error) {
    tools.log.error("rate_limit_not_read", error);
    return true;
  }
}

async function storeAndMail(content: ContactMessage, key: string, tools: SubmitTools): Promise<SubmitResult> {
  const now = tools.now();
  const message: DueMessage = {
    ...content,
    id: uuidV7({ msecs: now.getTime() }),
    received_at: now.toISOString(),
    mail_attempts: 1,
  };
  const storing = insertMessage(tools.db, message, key, now);
  try {
    if (await withDeadline(storing, tools.storeTimeoutMs)) {
      tools.log.event("message_stored", { id: message.id });
      tools.waitUntil(deliver([message], tools));
    } else {
      tools.log.event("message_repeated");
    }
    return { ok: true };
  } catch (error) {
    tools.log.error("message_not_stored", error, { id: message.id });
  }
  const mailed = await tools.send(message);
  tools.log.event("message_mailed_without_row", { id: message.id, ok: mailed.ok });
  if (mailed.ok) {
    tools.waitUntil(settleLateRow(storing, message, tools));
  }
  return mailed.ok ? { ok: true } : { ok: false, reason: "unavailable" };
}

/**
 * An insert that was given up may still make its row, and the row is an outbox entry: it is marked as
 * mailed if it comes while this invocation lives. If it comes later, the cron mails a second time;
 * without knowing whether D1 will ever write, a mail too many is better than a message lost. For the
 * same reason a message sent twice while D1 is down is mailed twice: nobody remembers the first.
 */
async function settleLateRow(storing: Promise<boolean>, message: DueMessage, tools: SubmitTools): Promise<void> {
  try {
    if (await storing) {
      await writeOutcomes(tools.db, [sentOutcome(message.id, tools.now())]);
      tools.log.event("message_stored_late", { id: message.id });
    }
  } catch {
    // Refused at last, or lost: the mail has gone out.
  }
}

/** One token, one message. Turnstile's testing keys give everybody the same token, so there it says nothing. */
function dedupeKey(token: string, isTestingKey: boolean): Promise<string> | string {
  return isTestingKey ? crypto.randomUUID() : sha256Hex(token);
}
