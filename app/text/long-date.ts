const format = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "long" });

/** "2026-11-20" → "November 20, 2026" */
export function longDate(isoDate: string): string {
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}
