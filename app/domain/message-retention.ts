/** How long a delivered message is kept: what the privacy page promises is what the Worker does. */

/** "730 days" → 730; undefined when the text says it in other words: then nothing may be deleted. */
export function retentionDays(text: string): number | undefined {
  const [, days] = /^([1-9]\d{0,4}) days$/.exec(text) ?? [];
  return days === undefined ? undefined : Number(days);
}
