import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { facts, type FactKey } from "#app/content/facts.ts";
import { carriers } from "#app/content/carriers.ts";
import { hours } from "#app/content/hours.ts";
import { aboutPage } from "#app/content/pages/about-us.ts";
import { askPage } from "#app/content/pages/ask-mailbox-plus.ts";
import { defaultCallToAction } from "#app/content/pages/call-to-action.ts";
import { copyPrintPage } from "#app/content/pages/copy-print.ts";
import { packShipPage } from "#app/content/pages/pack-ship.ts";
import { searchPage } from "#app/content/pages/search.ts";
import { serviceAreaPage } from "#app/content/pages/service-area.ts";
import { servicesPage } from "#app/content/pages/services.ts";
import { partnersPage } from "#app/content/pages/shipping-partners.ts";
import { trackingPage } from "#app/content/pages/tracking.ts";
import { partners } from "#app/content/partners.ts";
import {
  AboutPageSchema,
  AreaSchema,
  CallToActionSchema,
  CarrierSchema,
  FactSchema,
  FaqGroupSchema,
  HoursSchema,
  ListPageSchema,
  OverviewSchema,
  PartnerSchema,
  PolicySchema,
  ServiceSchema,
  ServicesPageSchema,
  SiteConfigSchema,
  SynonymsSchema,
  TrackingPageSchema,
  type Area,
  type FaqGroup,
  type Policy,
  type Service,
} from "#app/content/schema.ts";
import { site } from "#app/content/site.ts";
import { synonyms } from "#app/content/synonyms.ts";
import { parseRichText, plainText } from "#app/domain/rich-text.ts";

type Module = Record<string, unknown>;

/** Every record of a folder by file name; the file must export exactly one. */
function collection<T>(modules: Record<string, Module>): Array<[string, T]> {
  return Object.entries(modules).map(([path, module]) => {
    const name = path.replace(/^.*\/|\.ts$/g, "");
    const records = Object.values(module);
    expect(records, `${name} exports one record`).toHaveLength(1);
    return [name, records[0] as T];
  });
}

const services = collection<Service>(
  import.meta.glob(["../../app/content/services/*.ts", "!**/index.ts"], { eager: true }),
);
const faqGroups = collection<FaqGroup>(
  import.meta.glob(["../../app/content/faqs/*.ts", "!**/index.ts"], { eager: true }),
);
const areas = collection<Area>(import.meta.glob(["../../app/content/areas/*.ts", "!**/index.ts"], { eager: true }));
const policies = collection<Policy>(
  import.meta.glob(["../../app/content/policies/*.ts", "!**/index.ts"], { eager: true }),
);
const groupsByKey = new Map(faqGroups.map(([, group]) => [group.key, group]));

/** Replaces `{fact-key}` tokens; an unknown token fails the test. */
function withFacts(text: string): string {
  return text.replace(/\{([a-z0-9-]+)\}/g, (_, key: string) => {
    expect(Object.keys(facts), `unknown fact {${key}}`).toContain(key);
    return facts[key as FactKey].text;
  });
}

const words = (text: string) => text.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word));
/** List items and headings end a sentence too. */
const sentences = (markup: string) =>
  parseRichText(withFacts(markup))
    .flatMap((block) =>
      "p" in block ? [plainText([block])] : ("ul" in block ? block.ul : block.ol).map((p) => plainText([{ p }])),
    )
    .flatMap((line) => line.split(/(?<=[.?!:])\s+/))
    .filter((sentence) => words(sentence).length > 0);

const serviceProse = (service: Service) => [
  ...service.content.map((card) => card.body),
  ...faqsOf(service).map((faq) => faq.answer),
];
const faqsOf = (service: Service) => service.faqGroups.flatMap((key) => groupsByKey.get(key)?.faqs ?? []);

function everyString(value: unknown): string[] {
  if (typeof value === "string") {
    return [value];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(everyString) : [];
}

describe.each(services)("service %s", (name, service) => {
  it("fits the schema and is named after its file", () => {
    expect(v.safeParse(ServiceSchema, service).issues ?? []).toEqual([]);
    expect(service.id).toBe(name);
  });

  it("refers to FAQ groups that exist and shows 5 to 10 questions, 1 to 3 of them featured", () => {
    for (const key of service.faqGroups) {
      expect([...groupsByKey.keys()]).toContain(key);
    }
    const faqs = faqsOf(service);
    expect(faqs.length).toBeGreaterThanOrEqual(5);
    expect(faqs.length).toBeLessThanOrEqual(10);
    const featured = faqs.filter((faq) => faq.isFeatured === true).length;
    expect(featured).toBeGreaterThanOrEqual(1);
    expect(featured).toBeLessThanOrEqual(3);
  });

  it("says enough and not too much, in sentences of under 20 words on average", () => {
    const everything = [
      service.heroTitle,
      service.heroSubtitle,
      ...(service.label ?? []).flatMap((row) => [row.term, ...row.details]),
      ...service.content.flatMap((card) => [card.heading, card.body]),
      ...service.features.flatMap((feature) => [feature.title, feature.description]),
      ...faqsOf(service).flatMap((faq) => [faq.question, faq.answer]),
    ].map(withFacts);
    const count = words(everything.join(" ")).length;
    expect(count).toBeGreaterThanOrEqual(450);
    expect(count).toBeLessThanOrEqual(1150);
    const all = serviceProse(service).flatMap(sentences);
    expect(words(all.join(" ")).length / all.length).toBeLessThan(20);
  });

  it("shows every figure it owns", () => {
    const shown = [...everyString(service), ...everyString(faqsOf(service))].join(" ");
    for (const [key, fact] of Object.entries(facts)) {
      if ((fact.owners as readonly string[]).includes(service.id)) {
        expect(shown, key).toContain(`{${key}}`);
      }
    }
  });
});

describe.each(faqGroups)("FAQ group %s", (name, group) => {
  it("fits the schema and is named after its file", () => {
    expect(v.safeParse(FaqGroupSchema, group).issues ?? []).toEqual([]);
    expect(group.key).toBe(name);
  });

  it("orders its questions without a tie", () => {
    const orders = group.faqs.map((faq) => faq.order);
    expect(new Set(orders).size).toBe(orders.length);
  });
});

describe.each(areas)("area %s", (name, area) => {
  it("fits the schema and is named after its file", () => {
    expect(v.safeParse(AreaSchema, area).issues ?? []).toEqual([]);
    expect(area.slug).toBe(name);
    expect(area.slug).toBe(area.city.toLowerCase().replaceAll(" ", "-"));
  });
});

describe.each(policies)("policy %s", (name, policy) => {
  it("fits the schema and is named after its file", () => {
    expect(v.safeParse(PolicySchema, policy).issues ?? []).toEqual([]);
    expect(policy.id).toBe(name);
  });
});

describe("all records together", () => {
  it("have unique slugs and FAQ ids", () => {
    const slugs = services.map(([, service]) => `${service.section}/${service.slug}`);
    expect(new Set(slugs).size).toBe(slugs.length);
    const ids = faqGroups.flatMap(([, group]) => group.faqs.map((faq) => faq.id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("have unique titles and descriptions", () => {
    const pages = [...services, ...areas, ...policies].map(([, page]) => page);
    for (const key of ["pageTitle", "metaDescription"] as const) {
      const values = pages.map((page) => page[key]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it("write markup that parses, with known facts only", () => {
    for (const text of [...services, ...faqGroups, ...areas, ...policies].flatMap(([, record]) =>
      everyString(record),
    )) {
      expect(() => parseRichText(withFacts(text))).not.toThrow();
      expect(withFacts(text), "braces that are no fact").not.toMatch(/[{}]/);
    }
  });

  it("share no sentence of more than 12 words", () => {
    const seen = new Map<string, string>();
    const clashes: string[] = [];
    const prose: Array<[string, string]> = [
      ...services.flatMap(([name, service]) =>
        service.content.map((card): [string, string] => [`service ${name}`, card.body]),
      ),
      ...faqGroups.flatMap(([name, group]) => group.faqs.map((faq): [string, string] => [`faqs ${name}`, faq.answer])),
      ...areas.flatMap(([name, area]) => area.content.map((card): [string, string] => [`area ${name}`, card.body])),
    ];
    for (const [place, markup] of prose) {
      for (const sentence of sentences(markup)) {
        const key = words(sentence.toLowerCase()).join(" ");
        const other = seen.get(key);
        if (words(sentence).length > 12 && other !== undefined) {
          clashes.push(`${place} ~ ${other}: ${sentence}`);
        }
        seen.set(key, place);
      }
    }
    expect(clashes).toEqual([]);
  });

  it("state no amount, percentage or number of days that facts.ts does not list", () => {
    const figure = /\$\d[\d,.]*\d|\$\d|\b\d+(\.\d+)? ?%|\b\d+(-\d+)? (business )?(day|week|hour|minute)s?\b/gi;
    for (const [name, record] of [...services, ...faqGroups, ...areas, ...policies]) {
      for (const text of everyString(record)) {
        expect(text.match(figure) ?? [], `${name}: use a {fact} in: ${text}`).toEqual([]);
      }
    }
  });
});

describe("facts", () => {
  it.each(Object.entries(facts))("%s fits the schema", (_, fact) => {
    expect(v.safeParse(FactSchema, fact).issues ?? []).toEqual([]);
  });
});

describe("site configuration and pages", () => {
  it.each([
    ["site", SiteConfigSchema, site],
    ["hours", HoursSchema, hours],
    ["carriers", v.array(CarrierSchema), carriers],
    ["partners", v.array(PartnerSchema), partners],
    ["default call to action", CallToActionSchema, defaultCallToAction],
    ["pack-ship", OverviewSchema, packShipPage],
    ["copy-print", OverviewSchema, copyPrintPage],
    ["services", ServicesPageSchema, servicesPage],
    ["about-us", AboutPageSchema, aboutPage],
    ["tracking", TrackingPageSchema, trackingPage],
    ["ask-mailbox-plus", ListPageSchema, askPage],
    ["service-area", ListPageSchema, serviceAreaPage],
    ["shipping-partners", ListPageSchema, partnersPage],
    ["search", ListPageSchema, searchPage],
    ["synonyms", SynonymsSchema, synonyms],
  ])("%s fits its schema", (_, schema, record) => {
    expect(v.safeParse(schema, record).issues ?? []).toEqual([]);
  });

  it("names only services and links that exist", () => {
    const ids = services.map(([, service]) => service.id);
    const named = [
      ...packShipPage.cards,
      ...copyPrintPage.cards,
      ...synonyms.flatMap((entry) => [...entry.services]),
      ...areas.flatMap(([, area]) => area.popular.map(({ service }) => service)),
      ...faqGroups.flatMap(([, group]) => group.faqs.flatMap((faq) => faq.relatedServices ?? [])),
    ];
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    const links = services.flatMap(([, service]) => service.externalLinks ?? []);
    expect(links.filter((key) => !(key in site.externalLinks))).toEqual([]);
  });
});
