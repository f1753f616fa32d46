/** A page as one schema.org graph for search engines and assistants. Its nodes keep their ids. */
import type {
  AboutPageLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  OfferLeaf,
  ServiceLeaf,
  WebApplicationLeaf,
  WebPageLeaf,
} from "schema-dts";
import type { Tool } from "../content/schema.ts";
import type { Crumb, PageOffer, PageRecord, PageService } from "../pages/page-record.ts";
import { plainText } from "../text/rich-text.ts";
import type { FaqView } from "../faq/faqs.server.ts";
import {
  areasServed,
  ref,
  siteId,
  siteNode,
  siteStub,
  storeId,
  storeNode,
  storeStub,
  type Business,
} from "./json-ld.ts";

type PageNode = WebPageLeaf | AboutPageLeaf | ContactPageLeaf | CollectionPageLeaf;

/** The nodes of a page: the store, the site and the page's own. */
export function pageGraph(page: PageRecord, business: Business) {
  const { origin } = business;
  const faqs = page.readFaqs?.() ?? [];
  return {
    "@context": "https://schema.org",
    "@graph": [
      pageNode(page, business, faqs.length > 0),
      page.isAboutStore === true ? storeNode(business) : storeStub(business),
      page.path === "/" ? siteNode(business) : siteStub(business),
      ...(page.service === undefined ? [] : [serviceNode(page.path, page.service, business)]),
      ...(faqs.length === 0 ? [] : [faqNode(page.path, faqs, origin)]),
      ...(page.list === undefined ? [] : [listNode(page.path, page.name, page.list, origin)]),
      ...(page.tools ?? []).map((tool) => toolNode(tool, origin)),
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

/** JSON whose texts cannot end the script element around it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character);
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
    ...(page.keywords !== undefined && { keywords: page.keywords.join(", ") }),
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
    // A service without areas has those of the store.
    ...(service.areas !== null && { areaServed: areasServed(site, service.areas) }),
    termsOfService: `${origin}/terms`,
    ...(service.offers.length > 0 && { offers: service.offers.map((offer) => offerNode(offer, url)) }),
  };
}

/** UN/CEFACT codes by the unit of a price. */
const unitCodes = { month: "MON", package: "XPK", "extra package": "XPK" } as const;

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
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
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

/** A tool; on the page of a service, which is long already, with fewer entries. */
function toolNode({ name, description, path, anchor }: Tool, origin: string): WebApplicationLeaf {
  const url = `${origin}${path}`;
  return {
    "@type": "WebApplication",
    "@id": `${url}#${anchor ?? "tool"}`,
    name,
    ...(anchor === undefined && { description, operatingSystem: "Any" }),
    url: anchor === undefined ? url : `${url}#${anchor}`,
    applicationCategory: "UtilitiesApplication",
    isPartOf: ref(`${url}#page`),
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
