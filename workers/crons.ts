/** Times of the crons in UTC, which `[triggers]` of wrangler.toml has to repeat. */
export const crons = {
  /** Mails due messages, and reminders and alerts to staff. */
  outbox: "*/5 * * * *",
  /** Deletes messages that are past their retention time. */
  retention: "17 8 * * *",
} as const;
export type CronName = keyof typeof crons;
