/** When the Worker's own work runs, in UTC, as `[triggers]` of wrangler.toml has to say it. */
export const crons = {
  /** Mails what is due, and tells staff what waits or stands still. */
  outbox: "*/5 * * * *",
  /** Deletes what is past its retention time, and writes down the opening hours. */
  retention: "17 8 * * *",
} as const;
export type CronName = keyof typeof crons;
