/** My list: for each errand what to bring, what to do at home, and what it costs. */
import { bringItemsOf, bringText, coversOf } from "../../services/bring-items.server.ts";
import type { BringItem } from "../../content/schema.ts";
import { figureParts } from "../../services/figure-parts.ts";
import { listed } from "../../text/english.ts";
import { errands, type Errand } from "./errands.server.ts";
import { showEntry, visitPath } from "./visit-address.ts";

/** Upper bound on ids in the address. */
const maxIds = 40;

/** The ids in an address, each once. */
const idsIn = (params: URLSearchParams) => [...new Set(params.getAll("for"))].filter(Boolean).slice(0, maxIds);

/** The errands that an address names, each once, in its order. */
export const errandsIn = (params: URLSearchParams): Errand[] =>
  idsIn(params).flatMap((id) => errands.find((errand) => errand.id === id) ?? []);

export interface ListLine {
  text: string;
  /** Whose it is, and for which other errands it serves too. */
  note?: string;
  /** Place of the answer that it belongs to, from 1; with any other answer it is left out. */
  only?: number;
}

type Answer = NonNullable<Errand["asks"]>["answers"][number];

/** Place of the answer that a line belongs to. */
function onlyFor({ asks }: Errand, isOf: (answer: Answer) => boolean): Pick<ListLine, "only"> {
  const at = asks?.answers.findIndex(isOf) ?? -1;
  return at === -1 ? {} : { only: at + 1 };
}

/** Whether the thing of one line serves where another asks for its own: it is the same, or covers it. */
const servesFor = (item: BringItem, other: BringItem) =>
  bringText(item) === bringText(other) ||
  (typeof item !== "string" && typeof other !== "string" && coversOf(item.thing).has(other.thing));

/** What to bring for an errand, beside the others of the list. */
const bringLines = (errand: Errand, all: readonly Errand[]): ListLine[] =>
  bringItemsOf(errand.label).map((item) => {
    const others = all.filter(
      (other) => other !== errand && bringItemsOf(other.label).some((its) => servesFor(item, its)),
    );
    const notes = [
      typeof item === "string" ? undefined : item.whose,
      others.length > 0 ? `Also for ${listed(others.map(({ name }) => name))}` : undefined,
    ].filter((note) => note !== undefined);
    return {
      text: bringText(item),
      ...(notes.length > 0 && { note: notes.join(". ") }),
      ...(typeof item !== "string" && onlyFor(errand, ({ has }) => has.includes(item.thing))),
    };
  });

/** The rows of its label about these subjects. */
const rowsAbout = (errand: Errand, ...subjects: string[]) =>
  errand.label.flatMap((row) =>
    "details" in row && row.about !== undefined && subjects.includes(row.about)
      ? [
          {
            term: row.term,
            lines: row.details.map((text): ListLine => ({
              text,
              ...onlyFor(errand, ({ lines }) => text.startsWith(lines)),
            })),
          },
        ]
      : [],
  );

const linesAbout = (errand: Errand, subject: string) => rowsAbout(errand, subject).flatMap(({ lines }) => lines);

export type VisitList = ReturnType<typeof viewList>;

/** The list that an address asks for. */
export function viewList(params: URLSearchParams) {
  const asked = idsIn(params);
  const chosen = errandsIn(params);
  return {
    errands: chosen.map((errand) => ({
      id: errand.id,
      name: errand.name,
      to: errand.to,
      image: errand.image,
      figure: errand.figure === null ? null : figureParts(errand.figure),
      /** A question, whose answer leaves lines out. */
      asks: errand.asks && { question: errand.asks.question, answers: errand.asks.answers.map(({ name }) => name) },
      bring: bringLines(errand, chosen),
      before: linesAbout(errand, "before"),
      appointment: linesAbout(errand, "appointment").map(({ text }) => text),
      links: errand.links,
      /** Prices, times and what is not accepted. */
      rows: rowsAbout(errand, "price", "time", "limit"),
      /** Address of the list without this errand. */
      without: visitPath(chosen.filter((other) => other !== errand).map(({ id }) => id)),
    })),
    /** Count of ids in the address that no errand has. */
    unknown: asked.length - chosen.length,
    /** The visitor pressed "Show my list" with nothing checked. */
    isEmpty: params.has(showEntry) && asked.length === 0,
  };
}
