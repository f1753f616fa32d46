const dayFormat = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "long" });
const monthFormat = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "long", year: "numeric" });

/** "2026-11-20" → "November 20, 2026", "2025-01" → "January 2025" */
export function longDate(isoDate: string): string {
  const format = isoDate.length === "2025-01".length ? monthFormat : dayFormat;
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}
