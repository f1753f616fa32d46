/** The list of a visit: what to bring, what to do before, and what each errand costs. */
import { bringItemsOf, bringOnce } from "../../services/bring-items.server.ts";
import { filledLines } from "../../text/text.server.ts";
import { errands, type Errand } from "./errands.server.ts";
import { doneEntry, showEntry, visitPath } from "./visit-address.ts";

/** Upper bound on ids in the address. */
const maxIds = 40;

/** The ids in an address, each once. */
const idsIn = (params: URLSearchParams) => [...new Set(params.getAll("for"))].filter(Boolean).slice(0, maxIds);

/** The errands that an address names, each once, in its order. */
export const errandsIn = (params: URLSearchParams): Errand[] =>
  idsIn(params).flatMap((id) => errands.find((errand) => errand.id === id) ?? []);

const rowsAbout = ({ label }: Errand, ...subjects: string[]) =>
  label.flatMap((row) =>
    "details" in row && row.about !== undefined && subjects.includes(row.about)
      ? [{ term: row.term, details: filledLines(row.details) }]
      : [],
  );

export type VisitList = ReturnType<typeof viewList>;

/** The list that an address asks for. */
export function viewList(params: URLSearchParams) {
  const asked = idsIn(params);
  const chosen = errandsIn(params);
  const ids = chosen.map(({ id }) => id);
  const isDone = params.has(doneEntry) && ids.length > 0;
  return {
    errands: chosen.map((errand) => ({
      id: errand.id,
      name: errand.name,
      to: errand.to,
      icon: errand.icon,
      /** Prices, times and what is not accepted. */
      rows: rowsAbout(errand, "price", "time", "limit"),
      /** Address of the list without this errand. */
      without: visitPath(
        ids.filter((id) => id !== errand.id),
        isDone,
      ),
    })),
    /** Each thing once, with the errands that need it. */
    bring: bringOnce(chosen.map(({ name, label }) => ({ name, items: bringItemsOf(label) }))),
    /** Each thing to do before the visit once, with the errands that need it. */
    before: bringOnce(
      chosen.map((errand) => ({
        name: errand.name,
        items: rowsAbout(errand, "before").flatMap(({ details }) => details),
      })),
    ),
    appointments: chosen.flatMap((errand) =>
      rowsAbout(errand, "appointment").map(({ details }) => ({
        name: errand.name,
        text: details.join(", "),
        links: errand.links,
      })),
    ),
    /** Count of ids in the address that no errand has. */
    unknown: asked.length - chosen.length,
    /** The visitor pressed "Show my list" or "Done" with nothing checked. */
    isEmpty: (params.has(showEntry) || params.has(doneEntry)) && asked.length === 0,
    /** The list is shown alone: to print, to take along. */
    isDone,
  };
}
