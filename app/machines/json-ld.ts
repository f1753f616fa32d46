/**
 * The store and its site as nodes of schema.org; `page-graph.ts` puts them together with a page's own.
 * @see https://schema.org and https://developers.google.com/search/docs/appearance/structured-data
 */
import type {
  IdReference,
  LocalBusinessLeaf,
  MergeLeafTypes,
  OpeningHoursSpecificationLeaf,
  PostalAddressLeaf,
  SearchActionLeaf,
  StoreLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from "schema-dts";
import type { DayHours, Hours, SiteConfig, StoreSite, Weekday } from "../content/schema.ts";
import { daysByHours } from "../hours/opening-hours.ts";
import { unsettledHolidays, unsettledText } from "../hours/store-days.ts";
import { mapUrl, phoneUrl } from "../site/urls.ts";

type StoreNode = MergeLeafTypes<[LocalBusinessLeaf, StoreLeaf]>;

/** The store that all nodes are about. */
export interface Business {
  site: StoreSite;
  hours: Hours;
  /** ISO date in the store's time zone; unsettled holidays count from this day. */
  today: string;
  /** Scheme and host of the canonical site. */
  origin: string;
}

/** Addresses of the two nodes that stay the same on every page. */
export const storeId = (origin: string) => `${origin}/#store`;
export const siteId = (origin: string) => `${origin}/#website`;
export const ref = (id: string): IdReference => ({ "@id": id });

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

/** The fields that identify the store on pages about other subjects. */
export function storeStub({ site, origin }: Business): StoreNode {
  return {
    "@type": site.businessType,
    "@id": storeId(origin),
    name: site.name,
    url: `${origin}/`,
    telephone: phoneUrl(site.contact.phone).slice("tel:".length),
    address: postalAddress(site),
  };
}

export function storeNode(business: Business): StoreNode {
  const { site, hours, today, origin } = business;
  const sameAs = Object.values(site.social).filter((url) => url !== undefined);
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
    hasMap: mapUrl(site),
    priceRange: site.priceRange,
    currenciesAccepted: "USD",
    paymentAccepted: site.paymentAccepted.join(", "),
    areaServed: areasServed(site, site.areaServed),
    openingHoursSpecification: openingHours(hours, today),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

export const areasServed = (site: SiteConfig, names: readonly string[]) =>
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

/** Opening and closing time. A closed day opens and closes at midnight, the form that search engines read. */
const opening = (day: DayHours) => ({ opens: day?.opens ?? "00:00", closes: day?.closes ?? "00:00" });

/** The hours of a date, without times. */
const onDate = (date: string, name: string) => ({
  "@type": "OpeningHoursSpecification" as const,
  name,
  validFrom: date,
  validThrough: date,
});

/**
 * The week, each dated exception, and the unsettled holidays ahead. These have a name but no `opens`, so that they
 * promise nothing.
 * @see https://schema.org/OpeningHoursSpecification
 */
function openingHours(hours: Hours, today: string): OpeningHoursSpecificationLeaf[] {
  return [
    ...daysByHours(hours).map(({ days, hours: open }) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: days.map((day) => dayNames[day]),
      ...opening(open),
    })),
    ...hours.holidays.map(({ date, name, hours: open }) => ({ ...onDate(date, name), ...opening(open) })),
    ...unsettledHolidays(hours, today).map(({ date, name }) => ({
      ...onDate(date, name),
      description: unsettledText(name),
    })),
  ];
}

export function siteStub({ site, origin }: Business): WebSiteLeaf {
  return { "@type": "WebSite", "@id": siteId(origin), name: site.name, url: `${origin}/` };
}

export function siteNode(business: Business): WebSiteLeaf {
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
