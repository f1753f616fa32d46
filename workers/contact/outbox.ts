/** Mail from the outbox: the first try after the response, and the cron's retries. */
import type { Log } from "../log.ts";
import { leaseDueMessages, writeOutcomes, type DueMessage } from "./message-store.ts";
import { failedOutcome, sentOutcome } from "./retry.ts";
import type { MailResult } from "./mailer.ts";
import type { MailNotes } from "./message-mail.ts";

/** Mails at a time: an invocation may have six connections open, and a waiting mail would use up its deadline. */
const batchSize = 5;
/**
 * Batches in a run, of twelve calls at most. A run with too many calls dies, and mails whose rows it has not written would go
 * out again: Cloudflare's smallest plan allows 50, D1's included.
 */
const maxBatches = 3;

/** Note in the row of a mail whose response could not be read. It is not sent again, since it may have arrived. */
export const unreadResponse = "taken, response unreadable";

export interface OutboxDependencies {
  db: D1Database;
  send: (message: DueMessage, notes?: Pick<MailNotes, "hasNoRow">) => Promise<MailResult>;
  now: () => Date;
  log: Log;
}

/** Tries to mail leased messages, all at once, and writes down how it went; never throws. */
export async function deliverMessages(
  messages: readonly DueMessage[],
  { db, now, log, send }: OutboxDependencies,
): Promise<void> {
  const outcomes = await Promise.all(
    messages.map(async (message) => {
      // What one mail throws keeps none of its neighbors' results from being written.
      const result = await send(message).catch((error: unknown): MailResult => {
        log.error("mail_not_made", error, { id: message.id });
        return { ok: false, reason: "the mail could not be made" };
      });
      return result.ok
        ? sentOutcome(message.id, now(), result.isUnread ? unreadResponse : null)
        : failedOutcome(message, result.reason, now());
    }),
  );
  const write = () => writeOutcomes(db, outcomes);
  try {
    // A second try, since the outbox mails an unmarked row again.
    await write().catch(write);
  } catch (error) {
    // The lease runs out and a later cron tries again.
    log.error("mail_state_not_written", error, { ids: outcomes.map(({ id }) => id) });
    return;
  }
  for (const [index, { id, status, error }] of outcomes.entries()) {
    const attempts = messages[index]?.mail_attempts ?? 0;
    if (status === "sent") {
      log.event(error === null ? "mail_sent" : "mail_response_unread", { id, attempts });
    } else {
      log.event(status === "failed" ? "mail_given_up" : "mail_try_failed", { id, attempts, reason: error });
    }
  }
}

/** Mails the messages that are due, up to the limit of a run. */
export async function drainOutbox(dependencies: OutboxDependencies): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const due = await leaseDueMessages(dependencies.db, dependencies.now(), batchSize);
    if (due.length > 0) {
      await deliverMessages(due, dependencies);
    }
    if (due.length < batchSize) {
      return;
    }
  }
}
