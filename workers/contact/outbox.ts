import type { Log } from "../log.ts";
import { leaseDueMessages, writeOutcomes, type DueMessage } from "./message-store.ts";
import { failedOutcome, sentOutcome } from "./retry.ts";
import type { MailResult } from "./mailer.ts";
import type { MailNotes } from "./message-mail.ts";

/** An invocation may have six connections open; a mail that waits for one uses up its deadline. */
const batchSize = 5;
/** The free plan ends a run after 50 calls, D1's included, and a batch makes up to twelve. */
const maxBatches = 3;

/** It may have arrived, so it is not sent again. */
export const unreadResponse = "taken, response unreadable";

export interface OutboxDependencies {
  db: D1Database;
  send: (message: DueMessage, notes?: Pick<MailNotes, "hasNoRow">) => Promise<MailResult>;
  now: () => Date;
  log: Log;
}

/** Never throws. */
export async function deliverMessages(
  messages: readonly DueMessage[],
  { db, now, log, send }: OutboxDependencies,
): Promise<void> {
  const outcomes = await Promise.all(
    messages.map(async (message) => {
      // One failing mail must not lose the other results.
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
    // Tried twice: the outbox would mail an unmarked row again.
    await write().catch(write);
  } catch (error) {
    // The lease expires, and a later cron tries again.
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
