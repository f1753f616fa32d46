/** Ends a run before it begins where a record has a mistake: dozens of tests would fail on that, each in its own way. */
import { findContentMistakes } from "../../scripts/records/check.ts";

export async function setup() {
  const found = await findContentMistakes();
  if (found.length > 0) {
    throw new Error(found.join("\n"));
  }
}
