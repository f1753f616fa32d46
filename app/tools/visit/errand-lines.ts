/**
 * The lines of a label that holds several errands, whichever of them are on it: each line once, with the errands that it
 * belongs to. So a page can have all lines from the start and show those of the errands that are chosen.
 */
import type { BringItem, Numbers } from "../../content/schema.ts";
import { bringText, coversOf, type Things } from "../../services/bring-items.ts";
import { fillNumbers } from "../../text/number-tokens.ts";
import { bringOf, type Errand } from "./visit-list.ts";

export interface ErrandLine {
  /** Whose price or time it is; a thing to bring is brought once for all. */
  name?: string;
  text: string;
  /** Positions of the errands that it belongs to, from 1. */
  of: number[];
  /** Positions of errands that bring something which covers it: beside them it is left out. */
  not: number[];
}

export interface ErrandLines {
  bring: ErrandLine[];
  price: ErrandLine[];
  time: ErrandLine[];
}

type LabelOf = Pick<Errand, "name" | "label">;

/** Positions of the errands for which something holds, from 1. */
const positions = (errands: readonly LabelOf[], holds: (errand: LabelOf) => boolean): number[] =>
  errands.flatMap((errand, index) => (holds(errand) ? [index + 1] : []));

function bringLines(errands: readonly LabelOf[], things: Things, numbers: Numbers): ErrandLine[] {
  const textOf = (item: BringItem) => bringText(item, things, numbers);
  const items = new Map(errands.flatMap((errand) => bringOf(errand).map((item) => [textOf(item), item] as const)));
  const covers = (other: BringItem, item: BringItem) =>
    typeof item !== "string" && typeof other !== "string" && coversOf(other.thing, things).has(item.thing);
  return [...items].map(([text, item]) => ({
    text,
    of: positions(errands, (errand) => bringOf(errand).some((own) => textOf(own) === text)),
    not: positions(errands, (errand) => bringOf(errand).some((own) => covers(own, item))),
  }));
}

/** What is said in one line about a subject, by each errand whose label has it. */
const linesAbout = (errands: readonly LabelOf[], subject: "price" | "time", numbers: Numbers): ErrandLine[] =>
  errands.flatMap(({ name, label }, index) => {
    const row = label.find((each) => "about" in each && each.about === subject);
    const text = row !== undefined && "details" in row ? (row.short ?? row.details[0]) : undefined;
    return text === undefined ? [] : [{ name, text: fillNumbers(text, numbers), of: [index + 1], not: [] }];
  });

export const errandLines = (errands: readonly LabelOf[], things: Things, numbers: Numbers): ErrandLines => ({
  bring: bringLines(errands, things, numbers),
  price: linesAbout(errands, "price", numbers),
  time: linesAbout(errands, "time", numbers),
});
