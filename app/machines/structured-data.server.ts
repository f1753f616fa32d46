/** One schema.org graph per page. @see https://developers.google.com/search/docs/appearance/structured-data */
import type * as schema from "schema-dts";
import { hours as storeHours } from "../content/hours.ts";
import type { DayHours, Hours, Weekday } from "../content/schema.ts";
import type { FaqView } from "../faq/faqs.server.ts";
import { daysByHours } from "../hours/opening-hours.ts";
import { storeDate, unsettledHolidays, unsettledText } from "../hours/store-days.ts";
import type { PageRecord, PageService } from "../pages/page-record.ts";
import type { Offer } from "../services/offers.server.ts";
import { site } from "../site/site.server.ts";
import { mapUrl, phoneUrl } from "../site/urls.ts";
import { plainText } from "../text/rich-text.ts";

type StoreNode = schema.MergeLeafTypes<[schema.LocalBusinessLeaf, schema.StoreLeaf]>;

interface Business {
  hours: Hours;
  /** ISO date, store time; unsettled holidays count from here. */
  today: string;
  origin: string;
}

const storeId = (origin: string) => `${origin}/#store`;
const siteId = (origin: string) => `${origin}/#website`;
const ref = (id: string): schema.IdReference => ({ "@id": id });

function storeStub(origin: string): StoreNode {
  const { phone, address } = site.contact;
  return {
    "@type": site.businessType,
    "@id": storeId(origin),
    name: site.name,
    url: `${origin}/`,
    telephone: phoneUrl(phone).slice("tel:".length),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: address.country,
    },
  };
}

function storeNode({ hours, today, origin }: Business): StoreNode {
  const sameAs = Object.values(site.social).filter((url) => url !== undefined);
  return {
    ...storeStub(origin),
    description: site.description,
    slogan: site.tagline,
    email: site.contact.email,
    image: `${origin}/icon-512.png`,
    logo: `${origin}/icon-512.png`,
    foundingDate: String(site.since),
    // As strings; numbers would drop trailing zeros, which show precision.
    geo: { "@type": "GeoCoordinates", latitude: site.geo.lat.toFixed(5), longitude: site.geo.lng.toFixed(5) },
    hasMap: mapUrl(site),
    priceRange: site.priceRange,
    currenciesAccepted: "USD",
    paymentAccepted: site.paymentAccepted.join(", "),
    areaServed: areasServed(site.areaServed),
    openingHoursSpecification: openingHours(hours, today),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

const areasServed = (names: readonly string[]) =>
  names.map((name) => ({ "@type": "AdministrativeArea" as const, name: `${name}, ${site.postalDelivery.region}` }));

const dayName = (day: Weekday) => `${day.charAt(0).toUpperCase()}${day.slice(1)}` as Capitalize<Weekday>;

/** Search engines read midnight to midnight as closed. */
const opening = (day: DayHours) => ({ opens: day?.opens ?? "00:00", closes: day?.closes ?? "00:00" });

const onDate = (date: string, name: string) => ({
  "@type": "OpeningHoursSpecification" as const,
  name,
  validFrom: date,
  validThrough: date,
});

/** Unsettled holidays have no `opens`, so they promise nothing. @see https://schema.org/OpeningHoursSpecification */
function openingHours(hours: Hours, today: string): schema.OpeningHoursSpecificationLeaf[] {
  return [
    ...daysByHours(hours).map(({ days, hours: open }) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: days.map(dayName),
      ...opening(open),
    })),
    ...hours.holidays.map(({ date, name, hours: open }) => ({ ...onDate(date, name), ...opening(open) })),
    ...unsettledHolidays(hours, today).map(({ date, name }) => ({
      ...onDate(date, name),
      description: unsettledText(name),
    })),
  ];
}

function siteStub(origin: string): schema.WebSiteLeaf {
  return { "@type": "WebSite", "@id": siteId(origin), name: site.name, url: `${origin}/` };
}

function siteNode(origin: string): schema.WebSiteLeaf {
  return {
    ...siteStub(origin),
    description: site.description,
    inLanguage: "en-US",
    publisher: ref(storeId(origin)),
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    } as schema.WithActionConstraints<schema.SearchActionLeaf>,
  };
}

type PageNode = schema.WebPageLeaf | schema.AboutPageLeaf | schema.ContactPageLeaf | schema.CollectionPageLeaf;

export function pageGraph(page: PageRecord, business: Business) {
  const { origin } = business;
  const url = `${origin}${page.path}`;
  const faqs = page.readFaqs?.() ?? [];
  return {
    "@context": "https://schema.org",
    "@graph": [
      pageNode(page, url, origin, faqs.length > 0),
      page.isAboutStore === true ? storeNode(business) : storeStub(origin),
      page.path === "/" ? siteNode(origin) : siteStub(origin),
      ...(page.service === undefined ? [] : [serviceNode(page.service, url, origin)]),
      ...(faqs.length === 0 ? [] : [faqNode(faqs, url)]),
      ...(page.crumbs.length === 0 ? [] : [breadcrumbsNode(page, url, origin)]),
    ],
  };
}

/** Escaped so that no text can end the script element. */
export function scriptJson(value: unknown): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escape);
}

function pageNode(page: PageRecord, url: string, origin: string, hasFaqs: boolean): PageNode {
  const service = page.service === undefined ? null : ref(`${url}#service`);
  const about = page.isAboutStore === true ? ref(storeId(origin)) : service;
  return {
    "@type": page.kind,
    "@id": `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: "en-US",
    dateModified: page.record.lastUpdated,
    isPartOf: ref(siteId(origin)),
    publisher: ref(storeId(origin)),
    ...(about !== null && { about }),
    ...(service !== null && { mainEntity: service }),
    ...(hasFaqs && { hasPart: ref(`${url}#faq`) }),
    ...(page.crumbs.length > 0 && { breadcrumb: ref(`${url}#breadcrumbs`) }),
  };
}

function serviceNode(service: PageService, url: string, origin: string): schema.ServiceLeaf {
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: service.name,
    description: service.description,
    serviceType: service.type,
    url,
    provider: ref(storeId(origin)),
    ...(service.areas !== null && { areaServed: areasServed(service.areas) }),
    ...(service.offers.length > 0 && { offers: service.offers.map((offer) => offerNode(offer, url)) }),
  };
}

/** UN/CEFACT codes. */
const unitCodes: Readonly<Record<string, string>> = {
  month: "MON",
  hour: "HUR",
  pound: "LBR",
  package: "XPK",
  "extra package": "XPK",
};

function offerNode({ name, price, unit }: Offer, url: string): schema.OfferLeaf {
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
        ...(Object.hasOwn(unitCodes, unit) && { unitCode: unitCodes[unit] }),
        unitText: unit,
      },
    }),
  };
}

function faqNode(faqs: readonly FaqView[], url: string): schema.FAQPageLeaf {
  return {
    "@type": "FAQPage",
    "@id": `${url}#faq`,
    isPartOf: ref(`${url}#page`),
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}

function breadcrumbsNode({ path, name, crumbs }: PageRecord, url: string, origin: string): schema.BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: [...crumbs, { name, path }].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: { "@type": "WebPage", "@id": `${origin}${crumb.path}`, name: crumb.name },
    })),
  };
}

/** Text for the script element; null for unlisted pages. */
export const viewStructuredData = (page: PageRecord | null, origin: string, now: Date): string | null =>
  page?.isIndexed === true ? scriptJson(pageGraph(page, { hours: storeHours, today: storeDate(now), origin })) : null;
