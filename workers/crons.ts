/** When the Worker's own work runs, in UTC, as `[triggers]` of wrangler.toml has to say it. */
export const crons = {
  /** Mails what is due, and tells staff which messages wait and what fails. */
  outbox: "*/5 * * * *",
  /** Deletes messages that are past their retention time. */
  retention: "17 8 * * *",
} as const;
export type CronName = keyof typeof crons;
