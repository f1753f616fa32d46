/** Every page: the source for heads, breadcrumbs, sitemap, search and structured data. */
import { areas } from "../content/areas/index.ts";
import { servicesPage } from "../content/pages/services.ts";
import type { Area, Page, Service } from "../content/schema.ts";
import { services } from "../content/services/index.ts";
import { tools } from "../content/tools.ts";
import { compareByMenus, ownPages, type AnyPage } from "./menus.server.ts";
import type { Crumb, PageRecord, PageSource } from "./page-record.ts";
import { sectionNames, servicePath } from "../site/service-links.server.ts";
import { areaPath } from "../areas/areas.server.ts";
import { allFaqs, viewServiceFaqs } from "../faq/faqs.server.ts";
import { overviews } from "../content/overviews/index.ts";
import { plainPages } from "../content/pages/index.ts";
import { policies } from "../content/policies/index.ts";
import { isSectionOverview } from "../services/services.server.ts";
import { offersOf } from "../services/offers.server.ts";
import { shortTown, site } from "../site/site.server.ts";

const ownPagesByPath = new Map(ownPages.map((page) => [page.path, page]));

/** Home first, itself last. @throws Error on an unknown page */
function crumbsTo(path: string): Crumb[] {
  const page = ownPagesByPath.get(path);
  if (page === undefined) {
    throw new Error(`No page at ${path}, which another page names as its parent`);
  }
  return [...crumbsOf(page), { name: page.name, path }];
}

const crumbsOf = ({ parent = "/" }: AnyPage): Crumb[] => (parent === null ? [] : crumbsTo(parent));

const { state } = site.contact.address;
/** "Mailbox Rental | Mailbox Plus, Concord Twp, OH" */
const fullTitle = (title: string) => `${title} | ${site.name}, ${shortTown}, ${state}`;

const described = (record: Pick<Page, "pageTitle" | "metaDescription">) => ({
  title: fullTitle(record.pageTitle),
  description: record.metaDescription,
});

type OwnSource = Extract<PageSource, { record: AnyPage }>;

const ofOwn = (sources: ReadonlyArray<readonly [string, OwnSource]>) =>
  sources.toSorted(([, a], [, b]) => compareByMenus(a.record, b.record)).map(([id, source]) => ofOwnRecord(id, source));

function ofOwnRecord(id: string, source: OwnSource): PageRecord {
  const page: AnyPage = source.record;
  return {
    id,
    ...source,
    path: page.path,
    alias: page.alias,
    kind: page.kind,
    name: page.name,
    crumbs: crumbsOf(page),
    ...described(page),
    isIndexed: page.isIndexed ?? true,
    isAboutStore: page.isAboutStore,
    readFaqs: page.lists === "questions" ? allFaqs : undefined,
  };
}

function categoryName({ category, section }: Service): string {
  return servicesPage.sections.find((part) => part.category === category)?.title ?? sectionNames[section];
}

function ofService(service: Service): PageRecord {
  return {
    id: service.id,
    group: "service",
    record: service,
    path: servicePath(service),
    kind: isSectionOverview(service) ? "CollectionPage" : "WebPage",
    name: service.serviceName,
    crumbs: crumbsTo("/services"),
    ...described(service),
    isIndexed: true,
    service: {
      name: service.serviceName,
      description: service.summary,
      type: categoryName(service),
      areas: null,
      offers: offersOf(service.id),
    },
    readFaqs: () => viewServiceFaqs(service).others,
  };
}

function ofArea(area: Area): PageRecord {
  return {
    id: area.slug,
    group: "area",
    record: area,
    path: areaPath(area),
    kind: "WebPage",
    name: area.city,
    crumbs: crumbsTo("/service-area"),
    ...described(area),
    isIndexed: true,
    service: {
      name: area.serviceName,
      description: area.summary,
      type: area.serviceName,
      areas: [area.city],
      offers: [],
    },
  };
}

export const pages: readonly PageRecord[] = [
  ...ofOwn([
    ...Object.entries(plainPages).map(([id, record]) => [id, { group: "plain", record }] as const),
    ...Object.entries(overviews).map(([id, record]) => [id, { group: "overview", record }] as const),
  ]),
  ...services.map(ofService),
  ...areas.map(ofArea),
  ...ofOwn(Object.entries(policies).map(([id, record]) => [id, { group: "policy", record }] as const)),
].map((page) => ({ ...page, tools: tools.filter(({ path }) => path === page.path) }));
