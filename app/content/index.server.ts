/**
 * The only door to the business data. `.server` keeps it out of the browser: a loader hands a page the
 * slice that it shows. Views are made on first use and kept, since the records never change.
 */
import { areaMapView, type AreaMapView } from "../domain/area-map.ts";
import { areaView, type AreaView } from "../domain/area-view.ts";
import { withFacts } from "../domain/fact-text.ts";
import { pageList, type Crumb, type PageRecord } from "../domain/page-list.ts";
import { policyView, type PolicyView } from "../domain/policy-view.ts";
import { parseRichText, type RichText } from "../domain/rich-text.ts";
import type { SearchIndex } from "../domain/search.ts";
import {
  faqView,
  orderFaqs,
  serviceCard,
  servicePath,
  serviceView,
  type FaqView,
  type ServiceCard,
  type ServiceLink,
  type ServiceView,
} from "../domain/service-view.ts";
import type { StoreFactsSource } from "../domain/store-facts.ts";
import { pageGraph, scriptJson } from "../domain/structured-data.ts";
import { areas } from "./areas/index.ts";
import { carrierIds, type CarrierId } from "./carrier-ids.ts";
import { carriers } from "./carriers.ts";
import { facts } from "./facts.ts";
import { faqGroups } from "./faqs/index.ts";
import { hours } from "./hours.ts";
import { aboutPage } from "./pages/about-us.ts";
import { askPage } from "./pages/ask-mailbox-plus.ts";
import { defaultCallToAction } from "./pages/call-to-action.ts";
import { contact as contactPage } from "./pages/contact.ts";
import { copyPrintPage } from "./pages/copy-print.ts";
import { home as homePage } from "./pages/home.ts";
import { packShipPage } from "./pages/pack-ship.ts";
import { searchPage } from "./pages/search.ts";
import { serviceAreaPage } from "./pages/service-area.ts";
import { servicesPage } from "./pages/services.ts";
import { partnersPage } from "./pages/shipping-partners.ts";
import { trackingPage } from "./pages/tracking.ts";
import { accessibilityStatement } from "./policies/accessibility.ts";
import { privacyPolicy } from "./policies/privacy.ts";
import { termsPolicy } from "./policies/terms.ts";
import { redirects } from "./redirects.ts";
import { rules } from "./rules.ts";
import {
  faqSections,
  type Area,
  type FaqGroup,
  type Policy,
  type Service,
  type ServiceCategory,
  type ServiceSection,
} from "./schema.ts";
import { services } from "./services/index.ts";
import { site } from "./site.ts";
import { synonyms } from "./synonyms.ts";

export { footerLinks, headerLinks, lostLinks } from "./navigation.ts";
export { partners } from "./partners.ts";
export { aboutPage, askPage, contactPage, copyPrintPage, homePage, packShipPage };
export { partnersPage, searchPage, serviceAreaPage, servicesPage, trackingPage };
export { areas, carrierIds, carriers, defaultCallToAction, facts, faqGroups, hours, redirects, services, site };

/** The pages that search engines list, beside services, areas and policies, by their path. */
export const pageRecords = {
  "/": homePage,
  "/about-us": aboutPage,
  "/services": servicesPage,
  "/tracking": trackingPage,
  "/shipping-partners": partnersPage,
  "/contact-us": contactPage,
  "/pack-ship": packShipPage,
  "/copy-print": copyPrintPage,
  "/ask-mailbox-plus": askPage,
  "/service-area": serviceAreaPage,
} as const;

const text = (source: string) => withFacts(source, facts);

/** Markup of a page record, with its figures. */
export const richText = (source: string): RichText => parseRichText(text(source));

/** The carriers that a page names, as word-marks; none for a page that names none. */
export function carrierMarks(ids: readonly CarrierId[] = []) {
  return carriers.filter(({ id }) => ids.includes(id)).map(({ id, name, url }) => ({ id, name, url }));
}

/** Keeps what a function of a record returned. */
function once<Key extends object, View>(make: (key: Key) => View): (key: Key) => View {
  const views = new Map<Key, View>();
  return (key) => {
    let view = views.get(key);
    if (view === undefined) {
      view = make(key);
      views.set(key, view);
    }
    return view;
  };
}

const servicesById = new Map<string, Service>(services.map((service) => [service.id, service]));
const servicesByPath = new Map<string, Service>(services.map((service) => [servicePath(service), service]));
const groupsByKey = new Map<string, FaqGroup>(faqGroups.map((group) => [group.key, group]));
const areasBySlug = new Map<string, Area>(areas.map((area) => [area.slug, area]));

/** The service at a path such as `/pack-ship/artwork-shipping`, if there is one. */
export function findService(path: string): Service | undefined {
  return servicesByPath.get(path);
}

function serviceById(id: string): Service {
  const service = servicesById.get(id);
  if (service === undefined) {
    throw new Error(`No service called ${id}`);
  }
  return service;
}

/** The service as its page shows it. @throws Error when it refers to a FAQ group or fact that does not exist */
export const viewService: (service: Service) => ServiceView = once((service) => {
  const groups = service.faqGroups.map((key) => {
    const group = groupsByKey.get(key);
    if (group === undefined) {
      throw new Error(`${service.id} refers to the FAQ group ${key}, which does not exist`);
    }
    return group;
  });
  return serviceView(service, groups, facts, defaultCallToAction, findLink);
});

const cardOf: (service: Service) => ServiceCard = once((service) => serviceCard(service, facts));

function findLink(id: string): ServiceLink {
  const { serviceName, section, slug } = serviceById(id);
  return { name: serviceName, to: servicePath({ section, slug }) };
}

const externalLinks: Record<string, { label: string; url: string }> = site.externalLinks;

/** Pages of others that the service's page offers: booking, calculators. @throws Error on a key that the site has not */
export function externalLinksOf(service: Service): Array<{ label: string; url: string }> {
  return (service.externalLinks ?? []).map((key) => {
    const link = externalLinks[key];
    if (link === undefined) {
      throw new Error(`${service.id} refers to the external link ${key}, which does not exist`);
    }
    return link;
  });
}

/** Cards of the services with these ids, in this order. @throws Error on an id that no service has */
export function cardsById(ids: readonly string[]): ServiceCard[] {
  return ids.map((id) => cardOf(serviceById(id)));
}

export function cardsOfCategory(category: ServiceCategory): ServiceCard[] {
  return services.filter((service) => service.category === category).map(cardOf);
}

/** Cards of the pages below a section, without the section's own overview. */
export function cardsOfSection(section: ServiceSection): ServiceCard[] {
  return services.filter((service) => service.section === section && service.slug !== section).map(cardOf);
}

export function findArea(slug: string): Area | undefined {
  return areasBySlug.get(slug);
}

export const viewArea: (area: Area) => AreaView = once((area) =>
  areaView(area, facts, (id) => cardOf(serviceById(id))),
);

/** The map of the twelve places around the store; worked out on first use. */
export const viewAreaMap: (of: typeof areas) => AreaMapView = once((of) =>
  areaMapView(
    of.map(({ slug, city, geo }) => ({ slug, city, ...geo })),
    site.geo,
  ),
);

export const policies = {
  privacy: privacyPolicy,
  terms: termsPolicy,
  accessibility: accessibilityStatement,
} satisfies Record<string, Policy>;
const viewOfPolicy: (policy: Policy) => PolicyView = once((policy) => policyView(policy, facts));

export function viewPolicy(id: keyof typeof policies): { policy: Policy; view: PolicyView } {
  return { policy: policies[id], view: viewOfPolicy(policies[id]) };
}

export interface FaqPageSection {
  title: string;
  groups: Array<{ key: string; title: string; faqs: FaqView[] }>;
}

/** Every question, in the four groups of the FAQ page. */
export const viewFaqPage: (groups: readonly FaqGroup[]) => FaqPageSection[] = once((groups) =>
  faqSections.map((title) => ({
    title,
    groups: groups
      .filter((group) => group.section === title)
      .map((group) => ({
        key: group.key,
        title: group.title,
        faqs: orderFaqs([group]).map((faq) => faqView(faq, facts, findLink)),
      })),
  })),
);

const categoryNames: Record<ServiceCategory, string> = {
  core: "Home & Business",
  "pack-ship": "Pack & Ship Services",
  "copy-print": "Professional Printing",
  "mailbox-rentals": "Mailbox Rentals",
  "document-services": "Document Services",
  "additional-services": "Additional Services",
};

/** What the search looks through. */
export const searchIndex: SearchIndex = {
  entries: services.map((service) => ({
    id: service.id,
    title: service.serviceName,
    description: text(service.summary),
    category: categoryNames[service.category],
    href: servicePath(service),
  })),
  synonyms,
};

const toCrumbs = (cards: readonly ServiceCard[]): Crumb[] => cards.map(({ name, to }) => ({ name, path: to }));

/** Every page that may be indexed. */
export const pages: readonly PageRecord[] = pageList({
  plain: {
    "/": homePage,
    "/about-us": aboutPage,
    "/services": servicesPage,
    "/tracking": trackingPage,
    "/shipping-partners": partnersPage,
    "/contact-us": contactPage,
    "/pack-ship": packShipPage,
    "/copy-print": copyPrintPage,
    "/ask-mailbox-plus": askPage,
    "/service-area": serviceAreaPage,
  },
  services,
  areas,
  policies: [
    { name: "Privacy", policy: privacyPolicy },
    { name: "Terms", policy: termsPolicy },
    { name: "Accessibility", policy: accessibilityStatement },
  ],
  facts,
  lists: {
    "/services": toCrumbs(servicesPage.sections.flatMap(({ category }) => cardsOfCategory(category))),
    "/pack-ship": toCrumbs(cardsById(packShipPage.cards)),
    "/copy-print": toCrumbs(cardsById(copyPrintPage.cards)),
    "/home-business": toCrumbs(cardsOfSection("home-business")),
    "/service-area": areas.map(({ city, slug }) => ({ name: city, path: `/service-area/${slug}` })),
  },
  serviceType: ({ category }) => categoryNames[category],
  summary: ({ summary }) => text(summary),
  faqsOf: (service) => viewService(service).faqs,
  allFaqs: () => viewFaqPage(faqGroups).flatMap(({ groups }) => groups.flatMap(({ faqs }) => faqs)),
});

/** What the texts for machines are made from. */
export const storeFactsSource: StoreFactsSource = {
  site,
  hours,
  facts,
  rules,
  carriers,
  pages,
  pathOf: (owner) => {
    const service = servicesById.get(owner);
    return service === undefined ? `/${owner}` : servicePath(service);
  },
};

const pagesByPath = new Map(
  pages.flatMap((page) => [page.path, page.alias ?? page.path].map((path) => [path, page] as const)),
);
const structuredDataByUrl = new Map<string, string>();

/** The structured data of a page as the text of its script element; made once. Null where there is no such page. */
export function viewStructuredData(path: string, origin: string): string | null {
  const page = pagesByPath.get(path);
  if (page === undefined) {
    return null;
  }
  const url = `${origin}${page.path}`;
  let made = structuredDataByUrl.get(url);
  if (made === undefined) {
    made = scriptJson(pageGraph(page, { site, hours, origin }));
    structuredDataByUrl.set(url, made);
  }
  return made;
}
