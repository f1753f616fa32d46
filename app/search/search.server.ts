/** The search: a question in, answers and pages out. The index is opened on first use, once an isolate. */
import { site } from "../content/site.ts";
import type { PageRecord } from "../pages/page-record.ts";
import { filterServices, isServiceName, type SearchEntry } from "./search.ts";
import type { AnswerView, SearchView } from "./engine/answer-view.ts";
import { measureAddress } from "./engine/measure-address.ts";
import { shownAnswers } from "./shown-answers.ts";
import { trackingAnswers } from "./tracking-answers.server.ts";
import { trackingPage } from "../content/pages/tracking.ts";
import { createRank, type Rank } from "./engine/ranking.ts";
import { indexedPages } from "../pages/pages.server.ts";
import { memoize } from "../site/memoize.ts";
import type { RichText } from "../text/rich-text.ts";
import { searchData } from "./search-data.buildtime.ts";
import { searchDocuments, type AnsweringDocument } from "./search-documents.server.ts";

/** Category of a page that is no service: the page above it, or the store. */
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

/** Services that the search boxes show before a visitor types. */
export const popularEntries: readonly SearchEntry[] = serviceEntries.slice(0, 6);
export const popularLinks = popularEntries.map(({ title, href }) => ({ title, href }));

/** The only result for what the store does not list. */
const askingPage = "/contact-us";

const open = memoize<void, { rank: Rank; viewOf: (id: string) => AnsweringDocument["view"] }>(() => {
  const documents = searchDocuments();
  const views = new Map(documents.map(({ id, view }) => [id, view]));
  const viewOf = (id: string) => {
    const view = views.get(id);
    if (view === undefined) {
      throw new Error(`No document ${id}`);
    }
    return view;
  };
  return { rank: createRank(documents, searchData), viewOf };
});

/** A link to the measuring tool, filled in with the box of the question. */
const measured = (answer: AnswerView, query: string): AnswerView =>
  answer.to === "/measure" ? { ...answer, to: measureAddress(query) ?? answer.to } : answer;

const entriesOf = (paths: readonly string[]) => paths.flatMap((path) => entries.get(path) ?? []);

/** The pages that a text links. */
const linksIn = (body: RichText) =>
  body
    .flatMap((block) => ("p" in block ? block.p : []))
    .flatMap((node) => (typeof node !== "string" && "to" in node ? node.to : []));

/** @param query as `readQuery` cleans it */
export function searchAll(query: string, now: Date): SearchView {
  const { rank, viewOf } = open();
  const tracked = trackingAnswers(query);
  const { answers, pages, suggestion, notOffered } = rank(query);
  const isName = isServiceName(serviceEntries, query);
  const shown = shownAnswers(answers, (id) => measured(viewOf(id)(now, query), query), query);
  const [first, ...others] = pages;
  // What the first answer leads to comes next.
  const ranked = entriesOf([...(first === undefined ? [] : [first]), ...linksIn(shown[0]?.body ?? []), ...others]);
  const filtered = filterServices(serviceEntries, query);
  const found = new Set(isName ? [...filtered, ...ranked] : [...ranked, ...filtered]);
  const only = tracked.length > 0 ? trackingPage.path : notOffered === null ? null : askingPage;
  const results = only === null ? [...found] : entriesOf([only]);
  return {
    answers: tracked.length > 0 ? tracked : shown,
    results,
    hasService: results.some((entry) => serviceEntries.includes(entry)),
    isName,
    suggestion,
    notOffered: tracked.length > 0 ? null : notOffered,
  };
}
