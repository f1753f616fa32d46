/** Things to bring, for the label of a service and for the visit list. */
import type { BringItem, Numbers, ThingToBring } from "../content/schema.ts";
import { listed } from "../text/english.ts";
import { fillNumbers } from "../text/number-tokens.ts";

export type Things = Readonly<Record<string, ThingToBring>>;

function thing(things: Things, key: string): ThingToBring {
  const found = things[key];
  if (found === undefined) {
    throw new Error(`No thing to bring called ${key}`);
  }
  return found;
}

/** The words of an item. @throws Error on a thing or a fact that does not exist */
export function bringText(item: BringItem, things: Things, numbers: Numbers): string {
  return fillNumbers(typeof item === "string" ? item : thing(things, item.thing).text, numbers);
}

/** All things that whoever has this one need not bring. */
export function coversOf(key: string, things: Things): ReadonlySet<string> {
  const covered = thing(things, key).covers ?? [];
  return new Set(covered.flatMap((each) => [each, ...coversOf(each, things)]));
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
export function bringOnce(
  lists: readonly BringList[],
  things: Things,
  numbers: Numbers,
): Array<{ text: string; names: string }> {
  const wanted = lists.flatMap(({ name, items }) => items.map((item) => ({ name, item })));
  const coverOf = new Map(
    wanted.flatMap(({ item }) => {
      const covered = typeof item === "string" ? [] : (thing(things, item.thing).covers ?? []);
      return covered.map((key) => [key, item] as const);
    }),
  );
  const namesByText = new Map<string, Set<string>>();
  for (const { name, item } of wanted) {
    const text = bringText(neededFor(item, coverOf), things, numbers);
    namesByText.set(text, (namesByText.get(text) ?? new Set()).add(name));
  }
  return [...namesByText].map(([text, names]) => ({ text, names: listed([...names]) }));
}
