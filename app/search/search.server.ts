import { site } from "../content/site.ts";
import type { PageRecord } from "../pages/page-record.ts";
import { filterServices, isServiceName, type AnswerView, type SearchEntry } from "../search-field/search.ts";
import { measureAddress } from "./measure-address.ts";
import { isStopWord, stem, tokenize } from "./engine/analysis.ts";
import { selectAnswers } from "./engine/select-answers.ts";
import { trackingAnswers } from "./tracking-answers.server.ts";
import { trackingPage } from "../content/pages/tracking.ts";
import { createRanker } from "./engine/ranking.ts";
import { indexedPages } from "../pages/pages.server.ts";
import { memoize } from "../site/memoize.ts";
import { searchData } from "./search-data.buildtime.ts";
import { kindOfRow, searchDocuments } from "./search-documents.server.ts";

const entryOf = ({ name, description, crumbs, group, service, path }: PageRecord): SearchEntry => ({
  title: name,
  description: service?.description ?? description,
  category: (group === "service" ? service?.type : undefined) ?? crumbs.slice(1).at(-1)?.name ?? site.name,
  href: path,
});

const entries = new Map(indexedPages.map((page) => [page.path, entryOf(page)]));
const entriesOf = (paths: readonly string[]) => paths.flatMap((path) => entries.get(path) ?? []);

export const serviceEntries: readonly SearchEntry[] = entriesOf(
  indexedPages.filter(({ group }) => group === "service").map(({ path }) => path),
);

/** Shown before the visitor types. */
export const popularEntries: readonly SearchEntry[] = serviceEntries.slice(0, 6);

const openIndex = memoize((_: void) => {
  const documents = searchDocuments();
  return {
    rank: createRanker(documents, searchData, kindOfRow),
    byId: new Map(documents.map((each) => [each.id, each])),
  };
});

/** For `npm run questions`. */
export const rankQuestion = (query: string) => openIndex().rank(query);

/** Fills in the measuring tool with the box in the question. */
const measured = (answer: AnswerView, query: string): AnswerView =>
  answer.to === "/measure" ? { ...answer, to: measureAddress(query) ?? answer.to } : answer;

function isTyped(name: string, query: string): boolean {
  const typed = new Set(tokenize(query).map(stem));
  return tokenize(name).every((word) => isStopWord(word) || typed.has(stem(word)));
}

const pageOf = (to: string) => to.split("#")[0];
const isService = (to: string) => serviceEntries.some(({ href }) => href === pageOf(to));

export type SearchView = ReturnType<typeof searchAll>;

/** @param query as `readQuery` cleans it */
export function searchAll(query: string, now: Date) {
  const { rank, byId } = openIndex();
  const tracked = trackingAnswers(query);
  const { answers, pages, also, suggestion, isBegun, notOffered, touch } = rank(query);
  const isName = isServiceName(serviceEntries, query);
  const views = answers.flatMap(({ document }) => byId.get(document.id)?.view(now, query) ?? []);
  const filtered = filterServices(serviceEntries, query);
  const shown = selectAnswers(views, query, touch).map((answer) => measured(answer, query));
  const ranked = entriesOf(pages);
  const found = new Set(isName ? [...filtered, ...ranked] : [...ranked, ...filtered]);
  // If no page mentions it, link the contact page.
  const asking = found.size === 0 && notOffered !== null ? entriesOf(["/contact-us"]) : [...found];
  const results = tracked.length > 0 ? entriesOf([trackingPage.path]) : asking;
  return {
    /** At most three, best first. */
    answers: tracked.length > 0 ? tracked : shown,
    also:
      tracked.length > 0
        ? []
        : [...new Set(also)]
            .flatMap((id) => byId.get(id)?.view(now, query) ?? [])
            .filter(({ to }) => isService(to) && !shown.some((answer) => pageOf(answer.to) === pageOf(to)))
            .map(({ title, to }) => ({ title, to })),
    related: views
      .filter(({ title }) => title.endsWith("?") && !shown.some((answer) => answer.title === title))
      .slice(0, 3)
      .map(({ title, to }) => ({ title, to })),
    /** Pages, best first; includes every service whose title, description or category contains the query. */
    results,
    /** True if a service's or category's name contains the query. */
    isName,
    isBegun,
    suggestion,
    /** Its name if the visitor typed it, else "that"; null if nothing is missing. */
    notOffered: tracked.length > 0 || notOffered === null ? null : isTyped(notOffered, query) ? notOffered : "that",
  };
}
