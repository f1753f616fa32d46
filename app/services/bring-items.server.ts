/** Things to bring, for the label of a service and for My list. */
import type { BringItem, LabelRow, ThingToBring } from "../content/schema.ts";
import { thingsToBring } from "../content/things-to-bring.ts";

const things: ReadonlyMap<string, ThingToBring> = new Map(Object.entries(thingsToBring));

function thing(key: string): ThingToBring {
  const found = things.get(key);
  if (found === undefined) {
    throw new Error(`No thing to bring called ${key}`);
  }
  return found;
}

export const bringItemsOf = (label: readonly LabelRow[]): BringItem[] =>
  label.flatMap((row) => ("bring" in row ? row.bring : []));

/** The words of an item. @throws Error on a thing or a number that does not exist */
export const bringText = (item: BringItem): string => (typeof item === "string" ? item : thing(item.thing).text);

/** All things that a visitor with this one need not bring. */
export function coversOf(key: string): ReadonlySet<string> {
  const covered = thing(key).covers ?? [];
  return new Set(covered.flatMap((each) => [each, ...coversOf(each)]));
}
