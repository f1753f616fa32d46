/**
 * What a page says to search engines and assistants: one schema.org graph, whose nodes have addresses that stay.
 * @see https://schema.org and https://developers.google.com/search/docs/appearance/structured-data
 */
import type {
  AboutPageLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  FAQPageLeaf,
  IdReference,
  ItemListLeaf,
  LocalBusinessLeaf,
  MergeLeafTypes,
  OfferLeaf,
  OpeningHoursSpecificationLeaf,
  PostalAddressLeaf,
  ServiceLeaf,
  StoreLeaf,
  WebPageLeaf,
  WebSiteLeaf,
  WithActionConstraints,
  SearchActionLeaf,
} from "schema-dts";
import type { DayHours, Hours, SiteConfig, Weekday } from "../content/schema.ts";
import { daysByHours } from "./opening-hours.ts";
import type { Crumb, PageOffer, PageRecord, PageService } from "./page-list.ts";
import { plainText } from "./rich-text.ts";
import type { FaqView } from "./service-view.ts";
import { mapUrl, phoneUrl } from "./urls.ts";

type StoreNode = MergeLeafTypes<[LocalBusinessLeaf, StoreLeaf]>;
type PageNode = WebPageLeaf | AboutPageLeaf | ContactPageLeaf | CollectionPageLeaf;
type GraphNode = StoreNode | WebSiteLeaf | PageNode | ServiceLeaf | FAQPageLeaf | BreadcrumbListLeaf | ItemListLeaf;

export interface PageGraph {
  "@context": "https://schema.org";
  "@graph": readonly GraphNode[];
}

interface Business {
  site: SiteConfig;
  hours: Hours;
  /** Scheme and host of the canonical site. */
  origin: string;
}

/** Everything that a page states about the store, the site and itself. */
export function pageGraph(page: PageRecord, business: Business): PageGraph {
  const { origin } = business;
  const faqs = page.readFaqs?.() ?? [];
  return {
    "@context": "https://schema.org",
    "@graph": [
      pageNode(page, business, faqs.length > 0),
      page.isAboutStore === true ? storeNode(business) : storeStub(business),
      ...(page.path === "/" ? [siteNode(business)] : [siteStub(business)]),
      ...(page.service === undefined ? [] : [serviceNode(page.path, page.service, business)]),
      ...(faqs.length === 0 ? [] : [faqNode(page.path, faqs, origin)]),
      ...(page.list === undefined ? [] : [listNode(page.path, page.name, page.list, origin)]),
      ...(page.crumbs.length === 0 ? [] : [breadcrumbsNode(page, origin)]),
    ],
  };
}

const escapes: Record<string, string> = {
  "<": String.raw`\u003c`,
  ">": String.raw`\u003e`,
  "&": String.raw`\u0026`,
  "\u2028": String.raw`\u2028`,
  "\u2029": String.raw`\u2029`,
};

/** JSON that cannot end the script element it stands in, whatever its texts hold. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character);
}

const storeId = (origin: string) => `${origin}/#store`;
const siteId = (origin: string) => `${origin}/#website`;
const ref = (id: string): IdReference => ({ "@id": id });

function postalAddress({ contact: { address } }: SiteConfig): PostalAddressLeaf {
  return {
    "@type": "PostalAddress",
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.zip,
    addressCountry: address.country,
  };
}

/** The least that names the store where it is not the subject. */
function storeStub({ site, origin }: Business): StoreNode {
  return {
    "@type": ["LocalBusiness", "Store"],
    "@id": storeId(origin),
    name: site.name,
    url: `${origin}/`,
    telephone: phoneUrl(site.contact.phone).slice("tel:".length),
    address: postalAddress(site),
  };
}

function storeNode(business: Business): StoreNode {
  const { site, hours, origin } = business;
  return {
    ...storeStub(business),
    description: site.description,
    slogan: site.tagline,
    email: site.contact.email,
    image: `${origin}/icon-512.png`,
    logo: `${origin}/icon-512.png`,
    foundingDate: String(site.since),
    // Strings, since a number would lose the zeros that say how exact it is.
    geo: { "@type": "GeoCoordinates", latitude: site.geo.lat.toFixed(5), longitude: site.geo.lng.toFixed(5) },
    hasMap: mapUrl(site.geo),
    priceRange: site.priceRange,
    currenciesAccepted: "USD",
    paymentAccepted: site.paymentAccepted.join(", "),
    areaServed: areasServed(site, site.areaServed),
    openingHoursSpecification: openingHours(hours),
    sameAs: Object.values(site.social),
  };
}

const areasServed = (site: SiteConfig, names: readonly string[]) =>
  names.map((name) => ({ "@type": "AdministrativeArea" as const, name: `${name}, ${site.postalDelivery.region}` }));

const dayNames = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const satisfies Record<Weekday, string>;

/** Shut all day is an opening that ends as it begins: the form that search engines read. */
const opening = (day: DayHours) => ({ opens: day?.opens ?? "00:00", closes: day?.closes ?? "00:00" });

/** The week, then each dated exception. */
function openingHours(hours: Hours): OpeningHoursSpecificationLeaf[] {
  return [
    ...daysByHours(hours).map(({ days, hours: open }) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: days.map((day) => dayNames[day]),
      ...opening(open),
    })),
    ...hours.holidays.map(({ date, name, hours: open }) => ({
      "@type": "OpeningHoursSpecification" as const,
      name,
      validFrom: date,
      validThrough: date,
      ...opening(open),
    })),
  ];
}

function siteStub({ site, origin }: Business): WebSiteLeaf {
  return { "@type": "WebSite", "@id": siteId(origin), name: site.name, url: `${origin}/` };
}

function siteNode(business: Business): WebSiteLeaf {
  const { site, origin } = business;
  const search: WithActionConstraints<SearchActionLeaf> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    ...siteStub(business),
    description: site.description,
    inLanguage: "en-US",
    publisher: ref(storeId(origin)),
    potentialAction: search,
  };
}

function pageNode(page: PageRecord, { origin }: Business, hasFaqs: boolean): PageNode {
  const url = `${origin}${page.path}`;
  const service = page.service === undefined ? null : ref(`${url}#service`);
  const about = page.isAboutStore === true ? ref(storeId(origin)) : service;
  const list = page.list === undefined ? null : ref(`${url}#list`);
  const mainEntity = list ?? service;
  return {
    "@type": page.kind,
    "@id": `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: "en-US",
    dateModified: page.lastUpdated,
    isPartOf: ref(siteId(origin)),
    publisher: ref(storeId(origin)),
    ...(about !== null && { about }),
    ...(mainEntity !== null && { mainEntity }),
    ...(hasFaqs && { hasPart: ref(`${url}#faq`) }),
    ...(page.crumbs.length > 0 && { breadcrumb: ref(`${url}#breadcrumbs`) }),
  };
}

function serviceNode(path: string, service: PageService, { site, origin }: Business): ServiceLeaf {
  const url = `${origin}${path}`;
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: service.name,
    description: service.description,
    serviceType: service.type,
    url,
    provider: ref(storeId(origin)),
    areaServed: areasServed(site, service.areas ?? site.areaServed),
    termsOfService: `${origin}/terms`,
    ...(service.offers.length > 0 && { offers: service.offers.map((offer) => offerNode(offer, url)) }),
  };
}

/** UN/CEFACT codes of what a price is for one of. */
const unitCodes = { month: "MON", package: "XPK" } as const;

function offerNode({ name, price, unit }: PageOffer, url: string): OfferLeaf {
  const amount = { price: price.toFixed(2), priceCurrency: "USD" };
  return {
    "@type": "Offer",
    name,
    url,
    ...amount,
    ...(unit !== null && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        ...amount,
        unitCode: unitCodes[unit],
        unitText: unit,
      },
    }),
  };
}

function faqNode(path: string, faqs: readonly FaqView[], origin: string): FAQPageLeaf {
  return {
    "@type": "FAQPage",
    "@id": `${origin}${path}#faq`,
    isPartOf: ref(`${origin}${path}#page`),
    mainEntity: faqs.map(({ id, question, answer }) => ({
      "@type": "Question",
      "@id": `${origin}${path}#${id}`,
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}

function listNode(path: string, name: string, list: readonly Crumb[], origin: string): ItemListLeaf {
  return {
    "@type": "ItemList",
    "@id": `${origin}${path}#list`,
    name,
    numberOfItems: list.length,
    itemListElement: list.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: `${origin}${item.path}`,
    })),
  };
}

function breadcrumbsNode({ path, name, crumbs }: PageRecord, origin: string): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    "@id": `${origin}${path}#breadcrumbs`,
    itemListElement: [...crumbs, { name, path }].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: { "@type": "WebPage", "@id": `${origin}${crumb.path}`, name: crumb.name },
    })),
  };
}
