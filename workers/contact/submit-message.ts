import { captchaField, contactFields, isHoneypotFilled } from "#app/contact/fields.ts";
import type { ContactMessage, Entries } from "#app/contact/fields.ts";
import { parseContactMessage } from "#app/contact/message.ts";
import type { SubmitResult } from "#app/contact/outcome.ts";
import type { CaptchaResult } from "../captcha/turnstile.ts";
import { sha256Hex } from "../sha256.ts";
import { withDeadline } from "../upstream.ts";
import { deliverMessages, type OutboxDependencies } from "./outbox.ts";
import { hasMessageWithKey, insertMessage, writeOutcomes } from "./message-store.ts";
import type { DueMessage, InsertResult } from "./message-store.ts";
import { sentOutcome } from "./retry.ts";

export interface SubmitDependencies extends OutboxDependencies {
  verifyCaptcha: (token: string) => Promise<CaptchaResult>;
  isWithinLimit: () => Promise<boolean>;
  /** Longest wait of a visitor for D1. */
  storeTimeoutMs: number;
  /** Continues after the response. */
  waitUntil: (work: Promise<unknown>) => void;
  pause: (ms: number) => Promise<void>;
}

/**
 * Invalid fields spend no token, so cheap checks come first. A stored message is accepted: its mail follows the response,
 * and the cron retries it. If D1 fails or hangs, the mail goes out at once; the visitor sees a failure only if both fail.
 */
export async function submitMessage(entries: Entries, dependencies: SubmitDependencies): Promise<SubmitResult> {
  if (isHoneypotFilled(entries)) {
    dependencies.log.event("contact_trapped");
    return { ok: true };
  }
  const parsed = parseContactMessage(entries);
  if (!parsed.ok) {
    return { ok: false, reason: "invalid-fields", fields: parsed.fields };
  }
  const token = entries[captchaField];
  if (typeof token !== "string" || token === "") {
    return { ok: false, reason: "captcha-missing" };
  }
  if (!(await dependencies.isWithinLimit())) {
    return { ok: false, reason: "rate-limited" };
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
  if (captcha.isUnanswered) {
    dependencies.log.warn("captcha_unanswered", { reason: captcha.reason });
    return { ok: false, reason: "unavailable" };
  }
  return refuseCaptcha(captcha.reason, dependencies);
}

function refuseCaptcha(reason: string, { log }: SubmitDependencies): SubmitResult {
  log.event("captcha_refused", { reason });
  return { ok: false, reason: "captcha-refused" };
}

/** The token may have expired since the message arrived. */
const hasArrived = (key: string, { db, storeTimeoutMs, log }: SubmitDependencies): Promise<boolean> =>
  withDeadline(hasMessageWithKey(db, key), storeTimeoutMs).catch((error: unknown) => {
    log.error("message_not_looked_up", error);
    return false;
  });

async function storeAndMail(
  content: ContactMessage,
  key: string,
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
  const mailed = await dependencies.send(message, { hasNoRow: true }).catch((error: unknown) => {
    dependencies.log.error("mail_not_made", error, { id: message.id });
    return { ok: false, isUnread: false };
  });
  // An unreadable response proves nothing, and no row backs it up.
  const isMailed = mailed.ok && mailed.isUnread !== true;
  dependencies.log.event("message_mailed_without_row", { id: message.id, ok: isMailed });
  if (isMailed) {
    dependencies.waitUntil(storeLate(storing, message, key, dependencies));
  }
  return isMailed ? { ok: true } : { ok: false, reason: "unavailable" };
}

/** The platform allows 30 seconds of work after a response. */
const lateStoreMs = 25_000;
const lateStorePausesMs = [250, 750, 2000, 4000, 8000, 10_000];

/** The first insert may still succeed. If D1 stays silent, only the mail holds the message, and says so. */
async function storeLate(
  storing: Promise<InsertResult>,
  message: DueMessage,
  key: string,
  dependencies: SubmitDependencies,
): Promise<void> {
  const store = async (inserting: Promise<InsertResult>) => {
    const inserted = await withDeadline(inserting, dependencies.storeTimeoutMs);
    // A repeated message keeps its first row, which has the mail.
    await writeOutcomes(dependencies.db, [sentOutcome(message.id, dependencies.now())]);
    return inserted;
  };
  const startedAt = Date.now();
  let inserted = await store(storing).catch(() => null);
  for (const ms of lateStorePausesMs) {
    if (inserted !== null || Date.now() + ms - startedAt > lateStoreMs) {
      break;
    }
    await dependencies.pause(ms);
    inserted = await store(insertMessage(dependencies.db, message, key, dependencies.now())).catch(() => null);
  }
  const hasNone = inserted === null || inserted === "token-spent";
  dependencies.log.event(hasNone ? "message_without_row" : "message_stored_late", { id: message.id });
}

/** Leaves out the testing token, which all visitors share. */
async function messageKey(token: string, content: ContactMessage, isTestingKey: boolean): Promise<string> {
  const words = await sha256Hex(JSON.stringify(contactFields.map(({ name }) => content[name])));
  return `${isTestingKey ? crypto.randomUUID() : await sha256Hex(token)}:${words}`;
}
