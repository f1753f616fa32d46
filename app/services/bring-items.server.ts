/** Things to bring, for the label of a service and for My list. */
import type { BringItem, LabelRow, ThingToBring } from "../content/schema.ts";
import { thingsToBring } from "../content/things-to-bring.ts";

const things: Readonly<Record<string, ThingToBring>> = thingsToBring;

export const bringItemsOf = (label: readonly LabelRow[]): BringItem[] =>
  label.flatMap((row) => ("bring" in row ? row.bring : []));

/** The words of an item. */
export const bringText = (item: BringItem): string =>
  typeof item === "string" ? item : (things[item.thing]?.text ?? "");

/** All things that a visitor with this one need not bring. */
export function coversOf(key: string): ReadonlySet<string> {
  const covered = things[key]?.covers ?? [];
  return new Set(covered.flatMap((each) => [each, ...coversOf(each)]));
}
