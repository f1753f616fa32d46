/** Times of the crons in UTC, which `[triggers]` of wrangler.toml has to repeat. */
export const crons = {
  /** Mails what is due, and tells staff which messages wait and what fails. */
  outbox: "*/5 * * * *",
  /** Deletes messages that are past their retention time. */
  retention: "17 8 * * *",
} as const;
export type CronName = keyof typeof crons;
