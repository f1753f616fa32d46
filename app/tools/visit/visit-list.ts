/** One list for everything that a visitor comes for: what to bring, what to do before, and what each costs. */
import type { BringItem, Service } from "../../content/schema.ts";
import { bringOnce, type Things } from "../../services/bring-items.ts";
import { linesWithNumbers } from "../../text/number-tokens.ts";
import type { Numbers } from "../../content/schema.ts";
import { servicePath } from "../../services/service-link.ts";

export interface VisitService {
  id: string;
  name: string;
  to: string;
  /** Prices, times and what is not accepted, as its label has them. */
  rows: Array<{ term: string; details: string[] }>;
  /** The list without it. */
  without: string;
}

interface VisitLink {
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
  appointments: Array<{ name: string; text: string; links: VisitLink[] }>;
  /** How many names in the address are of no service of ours. */
  unknown: number;
  /** Somebody pressed "Show my list" with nothing to put on it. */
  isEmpty: boolean;
}

interface VisitSource {
  services: readonly Service[];
  things: Things;
  numbers: Numbers;
  /** Pages of others that a service's page offers: booking. */
  linksOf: (service: Service) => VisitLink[];
}

/** What "Show my list" adds to the address: a list that somebody has emptied is no mistake. */
export const showEntry = "show";

/** Longer lists are nobody's visit. */
const mostServices = 40;

/** What the address asks for; an empty list says so, since an address without any service gets the list of before back. */
export const visitParams = (ids: readonly string[]): URLSearchParams =>
  new URLSearchParams((ids.length === 0 ? [""] : ids).map((id) => ["for", id]));

/** The address of the list for these services. */
export const visitPath = (ids: readonly string[]): string => `/visit?${visitParams(ids).toString()}`;

const bringOf = ({ label = [] }: Service): BringItem[] =>
  label.flatMap((row) => ("bring" in row ? [...row.bring] : []));

/** What one comes for. */
const errandOf = ({ serviceName, errand = serviceName }: Service) => errand;

/** The services that an address asks for by `for`, each once, in its order. */
export function visitList(params: URLSearchParams, { services, things, numbers, linksOf }: VisitSource): VisitList {
  const asked = [...new Set(params.getAll("for"))].filter(Boolean).slice(0, mostServices);
  const chosen = asked.flatMap((id) => services.find((service) => service.id === id) ?? []);
  const ids = chosen.map(({ id }) => id);
  const rowsAbout = ({ label = [] }: Service, ...subjects: string[]) =>
    label.flatMap((row) =>
      "details" in row && row.about !== undefined && subjects.includes(row.about)
        ? [{ term: row.term, details: linesWithNumbers(row.details, numbers) }]
        : [],
    );
  return {
    services: chosen.map((service) => ({
      id: service.id,
      name: errandOf(service),
      to: servicePath(service),
      rows: rowsAbout(service, "price", "time", "limit"),
      without: visitPath(ids.filter((id) => id !== service.id)),
    })),
    bring: bringOnce(
      chosen.map((service) => ({ name: errandOf(service), items: bringOf(service) })),
      things,
      numbers,
    ),
    before: bringOnce(
      chosen.map((service) => ({
        name: errandOf(service),
        items: rowsAbout(service, "before").flatMap(({ details }) => details),
      })),
      things,
      numbers,
    ),
    appointments: chosen.flatMap((service) =>
      rowsAbout(service, "appointment").map(({ details }) => ({
        name: errandOf(service),
        text: details.join(", "),
        links: linksOf(service),
      })),
    ),
    unknown: asked.length - chosen.length,
    isEmpty: params.has(showEntry) && asked.length === 0,
  };
}
