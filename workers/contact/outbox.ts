/** Mail from the outbox: the first try after an answer, and the cron's retries. */
import type { Log } from "../log.ts";
import { leaseDueMessages, markFailedTry, markSent, type DueMessage } from "./message-store.ts";
import type { MailResult } from "./mailer.ts";

/** As many as an invocation may have connections open: a mail that waits for one would lose its deadline waiting. */
const batchSize = 6;

export interface OutboxTools {
  db: D1Database;
  send: (message: DueMessage) => Promise<MailResult>;
  now: () => Date;
  log: Log;
}

/** Tries to mail one leased message and writes down how it went; never throws. */
export async function deliver(message: DueMessage, { db, send, now, log }: OutboxTools): Promise<void> {
  const result = await send(message);
  try {
    if (result.ok) {
      const note = () => markSent(db, message.id, now());
      // Once more, since a row that is not marked is mailed again.
      await note().catch(note);
      log.event("mail_sent", { id: message.id, attempts: message.mail_attempts });
      return;
    }
    const { isGivenUp } = await markFailedTry(db, message, result.reason, now());
    log.event(isGivenUp ? "mail_given_up" : "mail_try_failed", {
      id: message.id,
      attempts: message.mail_attempts,
      reason: result.reason,
    });
  } catch (error) {
    // The lease runs out and a later cron tries again.
    log.error("mail_state_not_written", error, { id: message.id, mailed: result.ok });
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
