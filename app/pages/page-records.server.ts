/** The registry of pages, for heads, breadcrumbs, sitemap, search and structured data. */
import { areas } from "../content/areas/index.ts";
import { servicesPage } from "../content/pages/services.ts";
import type { Area, Page, Service } from "../content/schema.ts";
import { services } from "../content/services/index.ts";
import { tools } from "../content/tools.ts";
import { compareByMenus, ownPages, type AnyPage } from "./menus.server.ts";
import type { Crumb, PageOffer, PageRecord } from "./page-record.ts";
import { sectionNames, servicePath } from "../services/service-link.ts";
import { areaPath } from "../areas/areas.server.ts";
import { allFaqs, viewServiceFaqs } from "../faq/faqs.server.ts";
import { overviews } from "../content/overviews/index.ts";
import { plainPages } from "../content/pages/index.ts";
import { policies } from "../content/policies/index.ts";
import {
  cardsById,
  cardsOfCategory,
  cardsOfSection,
  isSectionOverview,
  type ServiceCard,
} from "../services/services.server.ts";
import { numbers } from "../content/number-words.ts";
import { amountText } from "../text/number-text.ts";
import { shortTown, site } from "../site/site.server.ts";

const ownPagesByPath = new Map(ownPages.map((page) => [page.path, page]));

/** Breadcrumbs to a page, home first, itself last. @throws Error where it or a page above it does not exist */
function crumbsTo(path: string): Crumb[] {
  const page = ownPagesByPath.get(path);
  if (page === undefined) {
    throw new Error(`There is no page ${path} for other pages to be below`);
  }
  return [...crumbsOf(page), { name: page.name, path }];
}

const crumbsOf = ({ parent = "/" }: AnyPage): Crumb[] => (parent === null ? [] : crumbsTo(parent));

const toCrumbs = (cards: readonly ServiceCard[]): Crumb[] => cards.map(({ name, to }) => ({ name, path: to }));

/** The pages that a page lists, in its order. */
function listOf(page: AnyPage): Crumb[] | undefined {
  switch (page.lists) {
    case "cards":
      return toCrumbs(cardsById(page.cards));
    case "categories":
      return toCrumbs(page.sections.flatMap(cardsOfCategory));
    case "areas":
      return areas.map((area) => ({ name: area.city, path: areaPath(area) }));
    default:
      return undefined;
  }
}

/** Fields of records of every collection. */
type Described = Pick<
  Page,
  "pageTitle" | "metaDescription" | "lastUpdated" | "heroTitle" | "heroSubtitle" | "heroImage"
> &
  Partial<Pick<Service, "otherNames" | "tags">>;

const { state } = site.contact.address;
/** "Mailbox Rental | Mailbox Plus, Concord Twp, OH" */
const fullTitle = (title: string) => `${title} | ${site.name}, ${shortTown}, ${state}`;

const described = (record: Described) => ({
  title: fullTitle(record.pageTitle),
  description: record.metaDescription,
  lastUpdated: record.lastUpdated,
  otherNames: record.otherNames,
  tags: record.tags,
  hero: {
    title: record.heroTitle,
    subtitle: record.heroSubtitle,
    image: record.heroImage ?? null,
  },
});

const ownPage = (id: string, group: "plain" | "policy", page: AnyPage): PageRecord => ({
  id,
  group,
  path: page.path,
  alias: page.alias,
  kind: page.kind,
  name: page.name,
  crumbs: crumbsOf(page),
  ...described(page),
  isIndexed: page.isIndexed ?? true,
  isAboutStore: page.isAboutStore,
  readFaqs: page.lists === "questions" ? allFaqs : undefined,
  list: listOf(page),
});

/** "Pack & Ship Services": the title of the category on the page of all services. */
function categoryName({ category, section }: Service): string {
  return servicesPage.sections.find((part) => part.category === category)?.title ?? sectionNames[section];
}

/** The prices that belong to a service. */
export function offersOf(owner: string): PageOffer[] {
  return Object.values(numbers).flatMap((number) => {
    if (!("price" in number) || number.offer === undefined || !number.owners.includes(owner)) {
      return [];
    }
    const { price, offer, per } = number;
    return [{ name: offer, price, unit: per ?? null, text: amountText(number) }];
  });
}

function ofService(service: Service): PageRecord {
  const isOverview = isSectionOverview(service);
  return {
    id: service.id,
    group: "service",
    path: servicePath(service),
    kind: isOverview ? "CollectionPage" : "WebPage",
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
    list: isOverview ? toCrumbs(cardsOfSection(service.section)) : undefined,
  };
}

function ofArea(area: Area): PageRecord {
  return {
    id: area.slug,
    group: "area",
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

/** Every page of the site, the main ones first. */
export const pages: readonly PageRecord[] = [
  ...[...Object.entries(plainPages), ...Object.entries(overviews)]
    .toSorted(compareByMenus)
    .map(([id, page]) => ownPage(id, "plain", page)),
  ...services.map(ofService),
  ...areas.map(ofArea),
  ...Object.entries(policies)
    .toSorted(compareByMenus)
    .map(([id, page]) => ownPage(id, "policy", page)),
].map((page) => ({ ...page, tools: tools.filter(({ path }) => path === page.path) }));
