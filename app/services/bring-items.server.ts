/** Things to bring, for the label of a service and for the visit list. */
import type { BringItem, LabelRow, ThingToBring } from "../content/schema.ts";
import { thingsToBring } from "../content/things-to-bring.ts";
import { listed } from "../text/english.ts";
import { filledText } from "../text/text.server.ts";

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
export const bringText = (item: BringItem): string =>
  filledText(typeof item === "string" ? item : thing(item.thing).text);

/** All things that a visitor with this one need not bring. */
export function coversOf(key: string): ReadonlySet<string> {
  const covered = thing(key).covers ?? [];
  return new Set(covered.flatMap((each) => [each, ...coversOf(each)]));
}

interface BringList {
  /** Name of the service. */
  name: string;
  items: readonly BringItem[];
}

/** The thing to bring for an item: itself, or the thing that covers it, through all steps. */
function neededFor(item: BringItem, coverOf: ReadonlyMap<string, BringItem>): BringItem {
  const cover = typeof item === "string" ? undefined : coverOf.get(item.thing);
  return cover === undefined ? item : neededFor(cover, coverOf);
}

/** The things on these lists, each once with the names of its services, without things that others cover. */
export function bringOnce(lists: readonly BringList[]): Array<{ text: string; names: string }> {
  const wanted = lists.flatMap(({ name, items }) => items.map((item) => ({ name, item })));
  const coverOf = new Map(
    wanted.flatMap(({ item }) => {
      const covered = typeof item === "string" ? [] : (thing(item.thing).covers ?? []);
      return covered.map((key) => [key, item] as const);
    }),
  );
  const namesByText = Map.groupBy(wanted, ({ item }) => bringText(neededFor(item, coverOf)));
  return [...namesByText].map(([text, all]) => ({ text, names: listed([...new Set(all.map(({ name }) => name))]) }));
}
