/** The search: a question in, answers and pages out. The index is opened on first use, once an isolate. */
import { site } from "../content/site.ts";
import type { PageRecord } from "../site/page-record.ts";
import { filterServices, isServiceName, popularServices, type SearchEntry } from "./search.ts";
import type { AnswerView, SearchView } from "./engine/answer-view.ts";
import { measureAddress } from "./engine/measure-address.ts";
import type { Shipment } from "./engine/question.ts";
import { createRank, type Rank } from "./engine/ranking.ts";
import { indexedPages } from "../site/pages.server.ts";
import { searchData } from "./search-data.buildtime.ts";
import { searchDocuments } from "./search-documents.server.ts";

/** What a page that belongs to no category is listed under: the page above it, or the store. */
const shelfOf = ({ crumbs }: PageRecord) => (crumbs.length > 1 ? crumbs.at(-1)?.name : undefined) ?? site.name;

const entryOf = (page: PageRecord): SearchEntry => ({
  id: page.id,
  title: page.name,
  description: page.service?.description ?? page.description,
  category: page.group === "service" && page.service !== undefined ? page.service.type : shelfOf(page),
  href: page.path,
});

const entries = new Map(indexedPages.map((page) => [page.path, entryOf(page)]));

/** The services as the search lists them. */
export const serviceEntries: readonly SearchEntry[] = indexedPages
  .filter(({ group }) => group === "service")
  .flatMap(({ path }) => entries.get(path) ?? []);

/** Shown by the boxes before anything is typed. */
export const popularEntries: readonly SearchEntry[] = popularServices(serviceEntries);
export const popularLinks = popularEntries.map(({ title, href }) => ({ title, href }));

/** Where to ask what is not listed. */
const askingPage = "/contact-us";
const shippingPage = "/pack-ship";

let opened: { rank: Rank; views: ReadonlyMap<string, (now: Date) => AnswerView> } | undefined;

function open() {
  opened ??= {
    rank: createRank(searchDocuments(), searchData),
    views: new Map(searchDocuments().map(({ id, view }) => [id, view])),
  };
  return opened;
}

/** The tool that measures a box is asked about the one in the question. */
const measured = (answer: AnswerView, query: string): AnswerView =>
  answer.to === "/measure" ? { ...answer, to: measureAddress(query) ?? answer.to } : answer;

const entriesOf = (paths: readonly string[]) => paths.flatMap((path) => entries.get(path) ?? []);

/** Where to begin with a package: of something strange, what the ranking finds comes next. */
const shipping = (shipment: Shipment | null): SearchEntry[] =>
  shipment === null
    ? []
    : [...entriesOf([shippingPage]), ...(shipment === "plain" ? filterServices(serviceEntries, "shipping") : [])];

/** @param query as `readQuery` cleans it */
export function searchAll(query: string, now: Date): SearchView {
  const { rank, views } = open();
  const { answers, pages, suggestion, notOffered, shipment } = rank(query);
  const pagesFirst = isServiceName(serviceEntries, query);
  const ranked = entriesOf(pages);
  const filtered = filterServices(serviceEntries, query);
  const found = pagesFirst ? [...filtered, ...ranked] : [...shipping(shipment), ...ranked, ...filtered];
  const results = notOffered === null ? [...new Set(found)] : entriesOf([askingPage]);
  return {
    answers: answers.flatMap((id) => views.get(id)?.(now) ?? []).map((answer) => measured(answer, query)),
    results,
    hasService: results.some((entry) => serviceEntries.includes(entry)),
    pagesFirst,
    suggestion,
    notOffered,
  };
}
