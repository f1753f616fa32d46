/**
 * Ends a run before it begins where the store's hours or addresses cannot be meant (scripts/sound-records.ts, as they are
 * loaded), or a record names what is not there: dozens of tests would fail on that, each in its own way.
 */
import "#app/content/hours.ts";
import "#app/content/site.ts";
import { looseEnds } from "./loose-ends.ts";

export function setup() {
  const found = looseEnds();
  if (found.length > 0) {
    throw new Error(found.join("\n"));
  }
}
