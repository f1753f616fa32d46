/** The registry: every page there is, once. Menus, heads, breadcrumbs, sitemap, search and structured data read it. */
import { areas } from "../content/areas/index.ts";
import { numbers } from "../text/numbers.server.ts";
import { servicesPage } from "../content/pages/services.ts";
import type { Area, MenuName, Overview, Page, Policy, Service, ServicesPage } from "../content/schema.ts";
import { services } from "../content/services/index.ts";
import { tools } from "../content/tools.ts";
import type { PageHead } from "./page-meta.ts";
import { offersOf, type Crumb, type PageRecord } from "./page-record.ts";
import { sectionNames, servicePath } from "../services/service-link.ts";
import type { ServiceCard } from "../services/service-card.ts";
import { areaPath } from "../areas/areas.server.ts";
import { allQuestions } from "../faq/faq-sections.server.ts";
import { overviews } from "../content/overviews/index.ts";
import { plainPages } from "../content/pages/index.ts";
import { policies } from "../content/policies/index.ts";
import { cardsById, cardsOfPart, cardsOfSection, isSectionOverview, viewService } from "../services/services.server.ts";
import { plainWords } from "../text/text.server.ts";

type AnyPage = Page | ServicesPage | Overview | Policy;

const ownPages: readonly AnyPage[] = [
  ...Object.values(plainPages),
  ...Object.values(overviews),
  ...Object.values(policies),
];
const ownPagesByPath = new Map(ownPages.map((page) => [page.path, page]));

/** The way down to a page, home first, itself last. @throws Error when it is below a page that does not exist */
function wayTo(path: string): Crumb[] {
  const page = ownPagesByPath.get(path);
  if (page === undefined) {
    throw new Error(`There is no page ${path} for other pages to be below`);
  }
  return [...crumbsOf(page), { name: page.name, path }];
}

const crumbsOf = ({ parent = "/" }: AnyPage): Crumb[] => (parent === null ? [] : wayTo(parent));

const toCrumbs = (cards: readonly ServiceCard[]): Crumb[] => cards.map(({ name, to }) => ({ name, path: to }));

/** What a page lists, in its order; undefined for a page that lists nothing of ours. */
function listOf(page: AnyPage): Crumb[] | undefined {
  switch (page.lists) {
    case "cards":
      return toCrumbs(cardsById(page.cards));
    case "categories":
      return toCrumbs(page.sections.flatMap(cardsOfPart));
    case "areas":
      return areas.map((area) => ({ name: area.city, path: areaPath(area) }));
    default:
      return undefined;
  }
}

/** What records of every collection have in common. */
interface Described {
  pageTitle: string;
  metaDescription: string;
  lastUpdated: string;
  keywords?: readonly string[];
  otherNames?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
  heroTitle: string;
  heroSubtitle: string;
  heroImage?: string | undefined;
}

const described = (record: Described) => ({
  title: record.pageTitle,
  description: plainWords(record.metaDescription),
  lastUpdated: record.lastUpdated,
  ...(record.keywords && { keywords: record.keywords }),
  ...(record.otherNames && { otherNames: record.otherNames }),
  ...(record.tags && { tags: record.tags }),
  hero: {
    title: plainWords(record.heroTitle),
    subtitle: plainWords(record.heroSubtitle),
    image: record.heroImage ?? null,
  },
});

function ownPage(id: string, group: "plain" | "policy", page: AnyPage): PageRecord {
  const list = listOf(page);
  return {
    id,
    group,
    path: page.path,
    ...(page.alias !== undefined && { alias: page.alias }),
    kind: page.kind,
    name: page.name,
    crumbs: crumbsOf(page),
    ...described(page),
    isIndexed: page.isIndexed ?? true,
    ...(page.isAboutStore && { isAboutStore: true }),
    ...(page.lists === "questions" && { readFaqs: allQuestions }),
    ...(list !== undefined && { list }),
  };
}

/** "Pack & Ship Services": the title of the category on the page of all services. */
function categoryName({ category, section }: Service): string {
  return servicesPage.sections.find((part) => part.category === category)?.title ?? sectionNames[section];
}

function ofService(service: Service): PageRecord {
  const isOverview = isSectionOverview(service);
  return {
    id: service.id,
    group: "service",
    path: servicePath(service),
    kind: isOverview ? "CollectionPage" : "WebPage",
    name: service.serviceName,
    crumbs: wayTo("/services"),
    ...described(service),
    isIndexed: true,
    service: {
      name: service.serviceName,
      description: plainWords(service.summary),
      type: categoryName(service),
      areas: null,
      offers: offersOf(service.id, numbers),
    },
    readFaqs: () => viewService(service).faqs,
    ...(isOverview && { list: toCrumbs(cardsOfSection(service.section)) }),
  };
}

function ofArea(area: Area): PageRecord {
  return {
    id: area.slug,
    group: "area",
    path: areaPath(area),
    kind: "WebPage",
    name: area.city,
    crumbs: wayTo("/service-area"),
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

const positionIn = (menu: MenuName, { menus }: AnyPage) => menus?.[menu] ?? 1_000;

/** By their places in the menus, the header's first; then by address. */
const byMenus = ([, a]: [string, AnyPage], [, b]: [string, AnyPage]) =>
  positionIn("header", a) - positionIn("header", b) ||
  positionIn("footer", a) - positionIn("footer", b) ||
  a.path.localeCompare(b.path);

/** A page with the small tools that stand on it. */
function withTools(page: PageRecord): PageRecord {
  const own = tools.filter(({ path }) => path === page.path);
  return own.length === 0 ? page : { ...page, tools: own };
}

/** Every page of the site, the main ones first. */
export const pages: readonly PageRecord[] = [
  ...[...Object.entries(plainPages), ...Object.entries(overviews)]
    .toSorted(byMenus)
    .map(([id, page]) => ownPage(id, "plain", page)),
  ...services.map(ofService),
  ...areas.map(ofArea),
  ...Object.entries(policies)
    .toSorted(byMenus)
    .map(([id, page]) => ownPage(id, "policy", page)),
].map(withTools);

/** The pages that search engines should list. */
export const indexedPages: readonly PageRecord[] = pages.filter(({ isIndexed }) => isIndexed);

const pagesByPath = new Map(
  pages.flatMap((page) => [page.path, page.alias ?? page.path].map((path) => [path, page] as const)),
);

/** The page at an address or an alias of it, if there is one. */
export function findPage(path: string): PageRecord | undefined {
  return pagesByPath.get(path);
}

/** @throws Error where there is no page */
function pageAt(path: string): PageRecord {
  const page = findPage(path);
  if (page === undefined) {
    throw new Error(`No page at ${path}`);
  }
  return page;
}

/** What the head of a page says. @throws Error where there is no page */
export function headOf(path: string): PageHead {
  const page = pageAt(path);
  const { title, description, isIndexed } = page;
  return { title, description, path: page.path, ...(!isIndexed && { isIndexed }) };
}

/** Breadcrumbs: the pages above a page, then itself. @throws Error where there is no page */
export function trailOf(path: string): Crumb[] {
  const page = pageAt(path);
  return [...page.crumbs, { name: page.name, path: page.path }];
}

/** A page with a record of its own, for its route: head, breadcrumbs, and the words that are not in either. */
export function viewPage<Own extends Page | ServicesPage | Overview>(page: Own) {
  const { path, alias: _a, name: _n, kind: _k, parent: _p, menus: _m, isIndexed: _i, isAboutStore: _s, ...rest } = page;
  const { lists: _l, pageTitle: _t, metaDescription: _d, lastUpdated: _u, otherNames: _o, tags: _g, ...words } = rest;
  return { head: headOf(path), trail: trailOf(path), words };
}

/** The links of a menu, in their order. */
export function menuLinks(menu: MenuName): Array<{ label: string; to: string }> {
  return ownPages
    .filter(({ menus }) => menus?.[menu] !== undefined)
    .toSorted((a, b) => positionIn(menu, a) - positionIn(menu, b))
    .map(({ name, path }) => ({ label: name, to: path }));
}
