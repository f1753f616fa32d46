/** Mail from the outbox: the first try after an answer, and the cron's retries. */
import { logError, logEvent } from "../log.ts";
import { leaseDueMessages, markFailedTry, markSent, type DueMessage } from "./message-store.ts";
import type { MailResult } from "./mailer.ts";

const batchSize = 20;

export interface OutboxTools {
  db: D1Database;
  send: (message: DueMessage) => Promise<MailResult>;
  now: () => Date;
}

/** Tries to mail one leased message and writes down how it went; never throws. */
export async function deliver(message: DueMessage, { db, send, now }: OutboxTools): Promise<void> {
  const result = await send(message);
  try {
    if (result.ok) {
      await markSent(db, message.id, now());
      logEvent("mail_sent", { id: message.id, attempts: message.mail_attempts });
      return;
    }
    const { isGivenUp } = await markFailedTry(db, message, result.reason, now());
    logEvent(isGivenUp ? "mail_given_up" : "mail_try_failed", {
      id: message.id,
      attempts: message.mail_attempts,
      reason: result.reason,
    });
  } catch (error) {
    // The lease runs out and a later cron tries again.
    logError("mail_state_not_written", error, { id: message.id, mailed: result.ok });
  }
}

/** Mails everything that is due, batch by batch. */
export async function drainOutbox(tools: OutboxTools): Promise<void> {
  for (;;) {
    const due = await leaseDueMessages(tools.db, tools.now(), batchSize);
    await Promise.all(due.map((message) => deliver(message, tools)));
    if (due.length < batchSize) {
      return;
    }
  }
}
