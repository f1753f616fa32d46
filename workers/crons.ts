/** UTC. `[triggers]` in wrangler.toml must repeat the times. */
export const crons = [
  // Mails due messages, reminders and alerts.
  { name: "outbox", time: "*/5 * * * *", silenceMs: 15 * 60_000 },
  { name: "retention", time: "17 8 * * *", silenceMs: 25 * 3_600_000 },
] as const;
export type CronName = (typeof crons)[number]["name"];
