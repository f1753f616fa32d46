const format = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/New_York",
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** The time of a message by the store's clock: "Mon, Nov 23, 2026, 5:10 AM". @param receivedAt ISO 8601 */
export const receivedTime = (receivedAt: string): string =>
  format.format(new Date(receivedAt)).replaceAll("\u202F", " ");
