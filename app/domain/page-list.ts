/** Every page there is, once: what the sitemap, the structured data and the texts for machines are made from. */
import type { Area, Fact, Policy, Service } from "../content/schema.ts";
import type { FaqView } from "./service-view.ts";
import { servicePath } from "./service-view.ts";

export interface Crumb {
  name: string;
  path: string;
}

export type PageKind = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";

export interface PageOffer {
  name: string;
  /** US dollars. */
  price: number;
  unit: "month" | "package" | null;
  /** As the page shows it: "$20 per month". */
  text: string;
}

export interface PageService {
  name: string;
  description: string;
  /** Kind of service, in the words of the section it belongs to. */
  type: string;
  /** Names of places; null for everywhere the store serves. */
  areas: readonly string[] | null;
  offers: readonly PageOffer[];
}

export interface PageRecord {
  path: string;
  /** Another address that shows the same screen. */
  alias?: string;
  kind: PageKind;
  title: string;
  description: string;
  /** ISO date. */
  lastUpdated: string;
  /** The last crumb. */
  name: string;
  /** The pages above it, home first. */
  crumbs: readonly Crumb[];
  /** Pages where the store itself is the subject. */
  isAboutStore?: boolean;
  service?: PageService;
  /** Questions that the page shows; made on first use, since it means parsing their answers. */
  readFaqs?: () => readonly FaqView[];
  /** Pages that it lists as cards, in their order. */
  list?: readonly Crumb[];
}

interface PageWords {
  pageTitle: string;
  metaDescription: string;
  lastUpdated: string;
}

/** Pages that no collection has, by path. */
export type PlainPages = Readonly<
  Record<
    | "/"
    | "/about-us"
    | "/services"
    | "/tracking"
    | "/shipping-partners"
    | "/contact-us"
    | "/pack-ship"
    | "/copy-print"
    | "/ask-mailbox-plus"
    | "/service-area",
    PageWords
  >
>;

export interface PageListSource {
  plain: PlainPages;
  services: readonly Service[];
  areas: readonly Area[];
  policies: ReadonlyArray<{ name: string; policy: Policy }>;
  facts: Readonly<Record<string, Fact>>;
  /** Cards of the pages that list others, by path. */
  lists: Readonly<Record<string, readonly Crumb[]>>;
  /** "Pack & Ship Services" and so on. */
  serviceType: (service: Service) => string;
  summary: (service: Service) => string;
  faqsOf: (service: Service) => readonly FaqView[];
  allFaqs: () => readonly FaqView[];
}

const home: Crumb = { name: "Home", path: "/" };
const services: Crumb = { name: "Services", path: "/services" };
const serviceArea: Crumb = { name: "Service Area", path: "/service-area" };

/** What of a page is not in its words; names are those of its breadcrumbs. */
const plainParts: Record<keyof PlainPages, Pick<PageRecord, "name" | "kind"> & Partial<PageRecord>> = {
  "/": { name: home.name, kind: "WebPage", crumbs: [], isAboutStore: true },
  "/about-us": { name: "About Us", kind: "AboutPage", isAboutStore: true },
  "/services": { name: services.name, kind: "CollectionPage" },
  "/tracking": { name: "Tracking", kind: "WebPage" },
  "/shipping-partners": { name: "Shipping Partners", kind: "CollectionPage" },
  "/contact-us": { name: "Contact Us", kind: "ContactPage", crumbs: [], isAboutStore: true, alias: "/contact" },
  "/pack-ship": { name: "Pack & Ship", kind: "CollectionPage", crumbs: [home, services] },
  "/copy-print": { name: "Copy & Print", kind: "CollectionPage", crumbs: [home, services] },
  "/ask-mailbox-plus": { name: "Ask the shop", kind: "WebPage" },
  "/service-area": { name: serviceArea.name, kind: "CollectionPage" },
};

const words = ({ pageTitle, metaDescription, lastUpdated }: PageWords) => ({
  title: pageTitle,
  description: metaDescription,
  lastUpdated,
});

/** Every page that search engines may index, the main ones first. */
export function pageList(source: PageListSource): PageRecord[] {
  const plain = Object.entries(source.plain).map(([path, page]): PageRecord => {
    const list = source.lists[path];
    return {
      path,
      crumbs: [home],
      ...words(page),
      ...plainParts[path as keyof PlainPages],
      ...(list && { list }),
      ...(path === "/ask-mailbox-plus" && { readFaqs: source.allFaqs }),
    };
  });
  return [
    ...plain,
    ...source.services.map((service) => servicePage(service, source)),
    ...source.areas.map((area) => areaPage(area)),
    ...source.policies.map(({ name, policy }): PageRecord => ({
      path: `/${policy.id}`,
      kind: "WebPage",
      name,
      crumbs: [home],
      ...words(policy),
    })),
  ];
}

function servicePage(service: Service, source: PageListSource): PageRecord {
  const path = servicePath(service);
  const list = source.lists[path];
  return {
    path,
    kind: list === undefined ? "WebPage" : "CollectionPage",
    name: service.serviceName,
    crumbs: [home, services],
    ...words(service),
    service: {
      name: service.serviceName,
      description: source.summary(service),
      type: source.serviceType(service),
      areas: null,
      offers: offersOf(service.id, source.facts),
    },
    readFaqs: () => source.faqsOf(service),
    ...(list && { list }),
  };
}

function areaPage(area: Area): PageRecord {
  return {
    path: `/service-area/${area.slug}`,
    kind: "WebPage",
    name: area.city,
    crumbs: [home, serviceArea],
    ...words(area),
    service: {
      name: area.serviceName,
      description: area.summary,
      type: area.serviceName,
      areas: [area.city],
      offers: [],
    },
  };
}

/** The prices that belong to a page. */
export function offersOf(owner: string, facts: Readonly<Record<string, Fact>>): PageOffer[] {
  return Object.values(facts).flatMap(({ owners, price, offer, unit, text }) =>
    price !== undefined && offer !== undefined && owners.includes(owner)
      ? [{ name: offer, price, unit: unit ?? null, text }]
      : [],
  );
}
