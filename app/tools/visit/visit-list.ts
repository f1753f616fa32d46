/** One list for everything that a visitor comes for: what to bring, what to do before, and what each costs. */
import type { BringItem, IconName, LabelRow } from "../../content/schema.ts";
import { bringOnce, type Things } from "../../services/bring-items.ts";
import { linesWithNumbers } from "../../text/number-tokens.ts";
import type { Numbers } from "../../content/schema.ts";

/** What one can come for: a service, or a section of services that people ask for by one name. */
export interface Errand {
  id: string;
  name: string;
  /** The page that says more. */
  to: string;
  icon: IconName | undefined;
  label: readonly LabelRow[];
  /** Pages of others that it takes: booking. */
  links: readonly VisitLink[];
}

export interface VisitService extends Pick<Errand, "id" | "name" | "to" | "icon"> {
  /** Prices, times and what is not accepted, as its label has them. */
  rows: Array<{ term: string; details: string[] }>;
  /** The list without it. */
  without: string;
}

export interface VisitLink {
  label: string;
  url: string;
}

export interface VisitList {
  services: VisitService[];
  /** Each thing once, and who asks for it. */
  bring: Array<{ text: string; names: string }>;
  /** To do before the visit, once, and who asks for it. */
  before: Array<{ text: string; names: string }>;
  /** What needs one, and where it is made. */
  appointments: Array<{ name: string; text: string; links: readonly VisitLink[] }>;
  /** How many names in the address are of no service of ours. */
  unknown: number;
  /** Somebody pressed "Show my list" or "Done" with nothing to put on it. */
  isEmpty: boolean;
  /** It is shown alone: to print, to take along. */
  isDone: boolean;
}

interface VisitSource {
  errands: readonly Errand[];
  things: Things;
  numbers: Numbers;
}

/** What "Show my list" adds to the address: a list that somebody has emptied is no mistake. */
export const showEntry = "show";

/** What "Done" adds to the address: the list alone. */
export const doneEntry = "done";

/** Longer lists are nobody's visit. */
const mostServices = 40;

/** What the address asks for; an empty list says so, since an address without any service gets the list of before back. */
export const visitParams = (ids: readonly string[]): URLSearchParams =>
  new URLSearchParams((ids.length === 0 ? [""] : ids).map((id) => ["for", id]));

/** The address of the list for these services. */
export const visitPath = (ids: readonly string[], isDone = false): string =>
  `/visit?${visitParams(ids).toString()}${isDone ? `&${doneEntry}=` : ""}`;

/** The picture of a code that a phone's camera reads: it opens the list alone. */
export const visitCodePath = (ids: readonly string[]): string => `/visit/code.svg?${visitParams(ids).toString()}`;

export const bringOf = ({ label }: Pick<Errand, "label">): BringItem[] =>
  label.flatMap((row) => ("bring" in row ? [...row.bring] : []));

/** The names in an address, each once. */
const askedIn = (params: URLSearchParams) => [...new Set(params.getAll("for"))].filter(Boolean).slice(0, mostServices);

/** What an address asks for by `for`, each once, in its order. */
export const errandsIn = (params: URLSearchParams, errands: readonly Errand[]): Errand[] =>
  askedIn(params).flatMap((id) => errands.find((errand) => errand.id === id) ?? []);

/** The list that an address asks for. */
export function visitList(params: URLSearchParams, { errands, things, numbers }: VisitSource): VisitList {
  const asked = askedIn(params);
  const chosen = errandsIn(params, errands);
  const ids = chosen.map(({ id }) => id);
  const isDone = params.has(doneEntry) && ids.length > 0;
  const rowsAbout = ({ label }: Errand, ...subjects: string[]) =>
    label.flatMap((row) =>
      "details" in row && row.about !== undefined && subjects.includes(row.about)
        ? [{ term: row.term, details: linesWithNumbers(row.details, numbers) }]
        : [],
    );
  return {
    services: chosen.map((errand) => ({
      id: errand.id,
      name: errand.name,
      to: errand.to,
      icon: errand.icon,
      rows: rowsAbout(errand, "price", "time", "limit"),
      without: visitPath(
        ids.filter((id) => id !== errand.id),
        isDone,
      ),
    })),
    bring: bringOnce(
      chosen.map((errand) => ({ name: errand.name, items: bringOf(errand) })),
      things,
      numbers,
    ),
    before: bringOnce(
      chosen.map((errand) => ({
        name: errand.name,
        items: rowsAbout(errand, "before").flatMap(({ details }) => details),
      })),
      things,
      numbers,
    ),
    appointments: chosen.flatMap((errand) =>
      rowsAbout(errand, "appointment").map(({ details }) => ({
        name: errand.name,
        text: details.join(", "),
        links: errand.links,
      })),
    ),
    unknown: asked.length - chosen.length,
    isEmpty: (params.has(showEntry) || params.has(doneEntry)) && asked.length === 0,
    isDone,
  };
}
