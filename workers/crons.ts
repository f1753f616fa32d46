/** When the Worker's own work runs, in UTC, as `[triggers]` of wrangler.toml has to say it. */
export const crons = {
  /** Mails what is due. */
  outbox: "*/5 * * * *",
  /** Deletes what is past its retention time. */
  retention: "17 8 * * *",
} as const;
export type CronName = keyof typeof crons;
