/**
 * Ends a run before it begins where the store's hours or addresses cannot be meant, or a record names what is not there:
 * dozens of tests would fail on that, each in its own way.
 */
import { hours } from "#app/content/hours.ts";
import { HoursSchema, SiteConfigSchema } from "#app/content/schema.ts";
import { site } from "#app/content/site.ts";
import { mistakesOf } from "../../scripts/mistakes.ts";
import { looseEnds } from "./loose-ends.ts";

export function setup() {
  const mistakes = [
    ...mistakesOf(HoursSchema, hours).map((mistake) => `app/content/hours.ts: ${mistake}`),
    ...mistakesOf(SiteConfigSchema, site).map((mistake) => `app/content/site.ts: ${mistake}`),
    ...looseEnds(),
  ];
  if (mistakes.length > 0) {
    throw new Error(mistakes.join("\n"));
  }
}
