/** The use case behind the contact form and the API: a message is accepted once, or the visitor is told why not. */
import { contactFields, isHoneypotFilled, type ContactMessage, type ContactSubmission } from "#app/contact/fields.ts";
import { parseContactMessage } from "#app/contact/message.ts";
import type { SubmitResult } from "#app/contact/outcome.ts";
import type { CaptchaResult } from "../captcha/turnstile.ts";
import { withDeadline } from "../deadline.ts";
import { sha256Hex } from "../digest.ts";
import { isWithinLimit } from "../rate-limit.ts";
import { deliverMessages, type OutboxDependencies } from "./outbox.ts";
import {
  hasMessageWithKey,
  insertMessage,
  sentOutcome,
  writeOutcomes,
  type DueMessage,
  type InsertResult,
  type MessageKey,
} from "./message-store.ts";

export interface SubmitDependencies extends OutboxDependencies {
  verifyCaptcha: (token: string) => Promise<CaptchaResult>;
  isWithinRateLimit: () => Promise<boolean>;
  /** A visitor does not wait longer than this for D1. */
  storeTimeoutMs: number;
  /** Goes on after the response. */
  waitUntil: (work: Promise<unknown>) => void;
  pause: (ms: number) => Promise<void>;
}

const rateLimitPeriodSeconds = 60;

/**
 * Checks, stores and mails a message. Cheap checks come first, so that invalid fields spend no token. A stored message
 * counts as accepted: its mail follows after the response, and the cron retries it. When D1 fails or hangs, the mail is
 * sent at once; the visitor sees a failure only when both fail.
 */
export async function submitMessage(
  submission: ContactSubmission,
  dependencies: SubmitDependencies,
): Promise<SubmitResult> {
  if (isHoneypotFilled(submission)) {
    dependencies.log.event("contact_trapped");
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
  if (!(await isWithinLimit(dependencies.isWithinRateLimit, dependencies.log))) {
    return { ok: false, reason: "rate-limited", retryAfterSeconds: rateLimitPeriodSeconds };
  }
  const captcha = await dependencies.verifyCaptcha(token);
  const key = await messageKey(token, parsed.message, captcha.ok && captcha.isTestingKey);
  if (captcha.ok) {
    return storeAndMail(parsed.message, key, dependencies);
  }
  if (await hasArrived(key, dependencies)) {
    dependencies.log.event("message_repeated");
    return { ok: true };
  }
  return refuseCaptcha(captcha.reason, dependencies);
}

function refuseCaptcha(reason: string, { log }: SubmitDependencies): SubmitResult {
  log.event("captcha_refused", { reason });
  return { ok: false, reason: "captcha-refused" };
}

/**
 * Looks for the same words under the same token: tokens expire within minutes, and a visitor who repeats a message
 * after that learns that it arrived.
 */
async function hasArrived(key: MessageKey, { db, storeTimeoutMs, log }: SubmitDependencies): Promise<boolean> {
  try {
    return await withDeadline(hasMessageWithKey(db, key), storeTimeoutMs);
  } catch (error) {
    log.error("message_not_looked_up", error);
    return false;
  }
}

async function storeAndMail(
  content: ContactMessage,
  key: MessageKey,
  dependencies: SubmitDependencies,
): Promise<SubmitResult> {
  const now = dependencies.now();
  const message: DueMessage = {
    ...content,
    id: crypto.randomUUID(),
    received_at: now.toISOString(),
    mail_attempts: 1,
  };
  const storing = insertMessage(dependencies.db, message, key, now);
  try {
    const inserted = await withDeadline(storing, dependencies.storeTimeoutMs);
    if (inserted === "token-spent") {
      return refuseCaptcha("token-spent", dependencies);
    }
    if (inserted === "stored") {
      dependencies.log.event("message_stored", { id: message.id });
      dependencies.waitUntil(deliverMessages([message], dependencies));
    } else {
      dependencies.log.event("message_repeated");
    }
    return { ok: true };
  } catch (error) {
    dependencies.log.error("message_not_stored", error, { id: message.id });
  }
  const mailed = await dependencies.send(message, { hasNoRow: true });
  // An unreadable response is no proof, and there is no row to fall back on.
  const isMailed = mailed.ok && mailed.isUnread !== true;
  dependencies.log.event("message_mailed_without_row", { id: message.id, ok: isMailed });
  if (isMailed) {
    dependencies.waitUntil(storeLate(storing, message, key, dependencies));
  }
  return isMailed ? { ok: true } : { ok: false, reason: "unavailable" };
}

/** Time to keep trying: the platform lets work go on for 30 seconds after a response. */
const lateStorePausesMs = [250, 750, 2000, 4000, 8000, 12_000];

/**
 * Gives a message that was mailed without a row its row, as soon as D1 takes it. The first insert may still make it.
 * When D1 is silent for longer the mail is all there is, and says so: nothing here may remember a visitor.
 */
async function storeLate(
  storing: Promise<InsertResult>,
  message: DueMessage,
  key: MessageKey,
  dependencies: SubmitDependencies,
): Promise<void> {
  const store = async (inserting: Promise<InsertResult>) => {
    const inserted = await withDeadline(inserting, dependencies.storeTimeoutMs);
    // The same message is stored already, and that row has its own mail.
    await writeOutcomes(dependencies.db, [sentOutcome(message.id, dependencies.now())]);
    return inserted;
  };
  let inserted = await store(storing).catch(() => null);
  for (const ms of lateStorePausesMs) {
    if (inserted !== null) {
      break;
    }
    await dependencies.pause(ms);
    inserted = await store(insertMessage(dependencies.db, message, key, dependencies.now())).catch(() => null);
  }
  const hasNone = inserted === null || inserted === "token-spent";
  dependencies.log.event(hasNone ? "message_without_row" : "message_stored_late", { id: message.id });
}

/**
 * The same words under the same token are one message. Turnstile's testing keys give all visitors the same token, so it
 * is ignored there.
 */
async function messageKey(token: string, content: ContactMessage, isTestingKey: boolean): Promise<MessageKey> {
  const written = contactFields.map(({ name }) => content[name]);
  return {
    token: isTestingKey ? crypto.randomUUID() : await sha256Hex(token),
    words: await sha256Hex(JSON.stringify(written)),
  };
}
