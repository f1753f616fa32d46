/**
 * The lines of a label for several errands: each line once, with the errands that it belongs to. The home page has all
 * lines from the start and shows those of the chosen errands.
 */
import type { BringItem } from "../../content/schema.ts";
import { bringItemsOf, bringText, coversOf } from "../../services/bring-items.server.ts";
import { filledText } from "../../text/text.server.ts";
import { errands, type Errand } from "./errands.server.ts";

export interface ErrandLine {
  /** The errand of a price or time; a thing to bring is brought once for all. */
  name?: string;
  text: string;
  /** Positions of the errands that it belongs to, from 1. */
  of: number[];
  /** Positions of errands that bring something which covers it: beside them it is left out. */
  not: number[];
}

type NamedLabel = Pick<Errand, "name" | "label">;

function bringLines(labels: readonly NamedLabel[]): ErrandLine[] {
  const lists = labels.map(({ label }) => bringItemsOf(label));
  const positions = (holds: (item: BringItem) => boolean) =>
    lists.flatMap((list, index) => (list.some(holds) ? [index + 1] : []));
  const covers = (other: BringItem, item: BringItem) =>
    typeof item !== "string" && typeof other !== "string" && coversOf(other.thing).has(item.thing);
  return [...new Map(lists.flat().map((item) => [bringText(item), item] as const))].map(([text, item]) => ({
    text,
    of: positions((own) => bringText(own) === text),
    not: positions((own) => covers(own, item)),
  }));
}

/** The row of each label about a subject, in one line. */
const linesAbout = (labels: readonly NamedLabel[], subject: "price" | "time"): ErrandLine[] =>
  labels.flatMap(({ name, label }, index) => {
    const row = label.find((each) => "about" in each && each.about === subject);
    const text = row !== undefined && "details" in row ? (row.short ?? row.details[0]) : undefined;
    return text === undefined ? [] : [{ name, text: filledText(text), of: [index + 1], not: [] }];
  });

/** @param wanted by short names, in the order of the stamps @throws Error on an id that no errand has */
export function viewErrandLines(wanted: ReadonlyArray<{ id: string; name: string }>) {
  const labels = wanted.map(({ id, name }) => {
    const errand = errands.find((each) => each.id === id);
    if (errand === undefined) {
      throw new Error(`No errand called ${id}`);
    }
    return { name, label: errand.label };
  });
  return { bring: bringLines(labels), price: linesAbout(labels, "price"), time: linesAbout(labels, "time") };
}
