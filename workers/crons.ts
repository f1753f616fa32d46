/** The crons: their times in UTC, which `[triggers]` of wrangler.toml has to repeat, and how long each may be silent. */
export const crons = [
  // Mails due messages, and reminders and alerts to staff.
  { name: "outbox", time: "*/5 * * * *", silenceMs: 15 * 60_000 },
  // Deletes messages that are past their retention time.
  { name: "retention", time: "17 8 * * *", silenceMs: 25 * 3_600_000 },
] as const;
export type CronName = (typeof crons)[number]["name"];
