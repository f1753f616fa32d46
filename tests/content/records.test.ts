// @module-tag store
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { areas as areaIndex } from "#app/content/areas/index.ts";
import { carriers as carrierIndex } from "#app/content/carriers/index.ts";
import { faqGroups as faqIndex } from "#app/content/faqs/index.ts";
import { fingerprintChecks } from "#app/content/fingerprint-checks.ts";
import { hours } from "#app/content/hours.ts";
import { idDocuments } from "#app/content/id-documents.ts";
import { numbers as storeNumbers } from "#app/content/numbers.ts";
import { rules } from "#app/content/rules.ts";
import {
  FaqGroupSchema,
  HoursSchema,
  SiteConfigSchema,
  StoreRuleSchema,
  type Area,
  type Carrier,
  type Faq,
  type FaqGroup,
  type LabelRow,
  type Service,
  type ThingToBring,
} from "#app/content/schema.ts";
import { notOffered } from "#app/content/search/not-offered.ts";
import { services as serviceIndex } from "#app/content/services/index.ts";
import { site } from "#app/content/site.ts";
import { thingsToBring } from "#app/content/things-to-bring.ts";
import { tools } from "#app/content/tools.ts";
import { bringText } from "#app/services/bring-items.server.ts";
import { withEachPlan } from "#app/text/number-tokens.ts";
import { parseRichText, plainText } from "#app/text/rich-text.ts";
import { faqId } from "#app/faq/faq-groups.server.ts";
import { servicePath } from "#app/services/service-link.ts";
import { overviews } from "#app/content/overviews/index.ts";
import { plainPages } from "#app/content/pages/index.ts";
import { policies } from "#app/content/policies/index.ts";
import { numbers } from "#app/text/numbers.server.ts";
import { filledText } from "#app/text/text.server.ts";
import { mistakesOf } from "../../scripts/records/mistakes.ts";
import { everyString } from "../support/every-string.ts";

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
const carriers = collection<Carrier>(
  import.meta.glob(["../../app/content/carriers/*.ts", "!**/index.ts"], { eager: true }),
);
const pages = [plainPages, overviews, policies].flatMap((records) => Object.entries(records));
const groupsByKey = new Map(faqGroups.map(([, group]) => [group.key, group]));

const words = (text: string) => text.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word));
/** List items and headings end a sentence too. */
const sentences = (markup: string) =>
  parseRichText(filledText(markup))
    .flatMap((block) => {
      if ("ul" in block || "ol" in block) {
        return ("ul" in block ? block.ul : block.ol).map((p) => plainText([{ p }]));
      }
      return "table" in block ? [] : [plainText([block])];
    })
    .flatMap((line) => line.split(/(?<=[.?!:])\s+/))
    .filter((sentence) => words(sentence).length > 0);

const rowTexts = (row: LabelRow): string[] => ("bring" in row ? row.bring.map(bringText) : row.details);

const serviceProse = (service: Service) => [
  ...service.content.map((card) => card.body),
  ...faqsOf(service).map((faq) => faq.answer),
];
const faqsOf = ({ faqs = [], faqGroups: keys = [] }: Service): readonly Faq[] => [
  ...faqs,
  ...keys.flatMap((key) => groupsByKey.get(key)?.faqs ?? []),
];

describe.each(services)("service %s", (name, service) => {
  it("is named after its file", () => {
    expect(service.id).toBe(name);
  });

  it("refers to FAQ groups that exist and shows 5 to 10 questions, 1 to 3 of them featured", () => {
    expect(
      (service.faqGroups ?? []).filter((key) => !groupsByKey.has(key)),
      "groups that do not exist",
    ).toEqual([]);
    const faqs = faqsOf(service);
    expect(faqs.length, "questions").toBeGreaterThanOrEqual(5);
    expect(faqs.length, "questions").toBeLessThanOrEqual(10);
    const featured = faqs.filter((faq) => faq.isFeatured === true).length;
    expect(featured, "featured questions").toBeGreaterThanOrEqual(1);
    expect(featured, "featured questions").toBeLessThanOrEqual(3);
  });

  it("says enough and not too much, in sentences of under 20 words on average", () => {
    const everything = [
      service.heroTitle,
      service.heroSubtitle,
      ...(service.label ?? []).flatMap((row) => [row.term, ...rowTexts(row)]),
      ...service.content.flatMap((card) => [card.heading, card.body]),
      ...service.features.flatMap((feature) => [feature.title, feature.description]),
      ...faqsOf(service).flatMap((faq) => [faq.question, faq.answer]),
    ].map(filledText);
    const count = words(everything.join(" ")).length;
    expect(count, "words").toBeGreaterThanOrEqual(250);
    expect(count, "words").toBeLessThanOrEqual(680);
    const all = serviceProse(service).flatMap(sentences);
    expect(words(all.join(" ")).length / all.length, "words in a sentence").toBeLessThan(20);
  });

  it("shows every number it owns", () => {
    // With what the owner has answered.
    const answered = serviceIndex.find(({ id }) => id === service.id);
    const shown = withEachPlan([...everyString(answered), ...everyString(faqsOf(service))].join("\n"), numbers);
    const owned = Object.entries(numbers).filter(([, { owners }]) => owners.includes(service.id));
    const names = owned.flatMap(([key, number]) => ("packages" in number ? [key, `${key}.packages`] : [key]));
    const missing = names.filter((key) => !shown.includes(`{${key}}`) && !shown.includes(`{${key}.`));
    expect(missing.map((key) => `{${key}} is owned by ${name}: say it in app/content/services/${name}.ts`)).toEqual([]);
  });
});

describe.each(faqGroups)("FAQ group %s", (name, group) => {
  it("is named after its file", () => {
    expect(group.key).toBe(name);
  });
});

describe.each(areas)("area %s", (name, area) => {
  it("is named after its file", () => {
    expect(area.slug).toBe(name);
    expect(area.slug).toBe(area.city.toLowerCase().replaceAll(" ", "-"));
  });
});

describe.each(carriers)("carrier %s", (name, carrier) => {
  it("is named after its file", () => {
    expect(carrier.id).toBe(name);
  });

  it("has tracking numbers of its own", () => {
    const others = carriers.flatMap(([other, { trackingNumbers = [] }]) => (other === name ? [] : trackingNumbers));
    const taken = new Set(others.flatMap(({ prefixes }) => prefixes));
    const own = (carrier.trackingNumbers ?? []).flatMap(({ prefixes }) => prefixes);
    expect(own.filter((prefix) => taken.has(prefix))).toEqual([]);
  });
});

describe("pages", () => {
  it.each([overviews, policies].flatMap((records) => Object.entries(records)))(
    "%s is named after its address",
    (name, { path }) => {
      expect(path).toBe(`/${name}`);
    },
  );
});

describe.each<[string, ReadonlyArray<readonly [string, unknown]>, readonly unknown[]]>([
  ["services", services, serviceIndex],
  ["faqs", faqGroups, faqIndex],
  ["areas", areas, areaIndex],
  ["carriers", carriers, carrierIndex],
])("app/content/%s/index.ts", (_, files, index) => {
  it("lists no record twice", () => {
    const again = index.filter((record, place) => index.indexOf(record) !== place);
    expect(files.filter(([, record]) => again.includes(record)).map(([name]) => name)).toEqual([]);
  });
});

describe("all records together", () => {
  it("have unique addresses and FAQ ids", () => {
    const paths = services.map(([, service]) => servicePath(service));
    expect(new Set(paths).size).toBe(paths.length);
    const ids = [
      ...faqGroups.flatMap(([, group]) => group.faqs),
      ...services.flatMap(([, service]) => service.faqs ?? []),
    ].map(faqId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("have unique titles and descriptions", () => {
    const records = [...services, ...areas, ...pages].map(([, page]) => page);
    for (const key of ["pageTitle", "metaDescription"] as const) {
      const values = records.map((page) => page[key]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it("write markup that parses, with known numbers only", () => {
    for (const text of [...services, ...faqGroups, ...areas, ...pages].flatMap(([, record]) => everyString(record))) {
      expect(() => parseRichText(filledText(text))).not.toThrow();
      expect(filledText(text), "braces that are no number").not.toMatch(/[{}]/);
      expect(plainText(parseRichText(filledText(text))), "marks of a list in a paragraph").not.toMatch(/ - \S|\*\*/);
    }
  });

  it("share no sentence of more than 12 words", () => {
    const seen = new Map<string, string>();
    const clashes: string[] = [];
    const prose: Array<[string, string]> = [
      ...services.flatMap(([name, service]) =>
        service.content.map((card): [string, string] => [`service ${name}`, card.body]),
      ),
      ...[...faqGroups, ...services].flatMap(([name, { faqs = [] }]) =>
        faqs.map((faq): [string, string] => [`questions of ${name}`, faq.answer]),
      ),
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
});

it("no number of the store is called like one of others", () => {
  expect(Object.keys(storeNumbers).filter((name) => name in rules)).toEqual([]);
});

describe("records that cannot be meant", () => {
  const day = { opens: "09:00", closes: "18:00" };
  const isHours = (changes: object) => v.is(HoursSchema, { ...hours, ...changes });
  const holidays = (...dates: string[]) => dates.map((date) => ({ date, name: "Holiday", hours: null }));

  it.each([
    ["closes before it opens", { weekly: { ...hours.weekly, monday: { opens: "18:00", closes: "09:00" } } }],
    ["closes as it opens", { weekly: { ...hours.weekly, monday: { opens: "09:00", closes: "09:00" } } }],
    [
      "a dated day that closes before it opens",
      { holidays: [{ date: "2026-12-24", name: "Eve", hours: { opens: "13:00", closes: "09:00" } }] },
    ],
    ["a date twice", { holidays: holidays("2026-12-24", "2026-12-24") }],
    ["dates out of order", { holidays: holidays("2026-12-25", "2026-12-24") }],
    ["the 30th of February", { holidays: holidays("2026-02-30") }],
    ["the 29th of February of a common year", { holidays: holidays("2027-02-29") }],
    ["a 13th month", { holidays: holidays("2026-13-01") }],
  ])("hours: %s is refused", (_, changes) => {
    expect(isHours(changes)).toBe(false);
  });

  const morning = { opens: "09:00", closes: "12:00" };
  it.each<[string, unknown, RegExp]>([
    ["a break at noon", [morning, { opens: "13:00", closes: "18:00" }], /a break in between cannot be shown/],
    ["past midnight", { opens: "18:00", closes: "02:00" }, /past midnight or around the clock cannot be shown/],
    ["around the clock", { opens: "00:00", closes: "24:00" }, /"00:00" to "23:59"/],
    ["9am", { opens: "9am", closes: "18:00" }, /9 in the morning is "09:00"/],
  ])("hours: %s is refused in words", (_, wednesday, why) => {
    const weekly = { ...hours.weekly, wednesday };
    expect(mistakesOf(HoursSchema, { ...hours, weekly })).toEqual([expect.stringMatching(why)]);
  });

  it("days that can be are taken", () => {
    expect(
      isHours({
        holidays: [
          ...holidays("2026-12-24", "2026-12-25", "2028-02-29"),
          { date: "2028-07-03", name: "Eve", hours: day },
        ],
      }),
    ).toBe(true);
  });

  it("a rule of others says when it was looked up", () => {
    const rule = { owner: "mailbox-rental", text: "Mail is handed over to people.", shown: "handed over" };
    expect(v.is(StoreRuleSchema, { ...rule, source: "store" })).toBe(true);
    expect(v.is(StoreRuleSchema, { ...rule, source: "store; USPS" })).toBe(false);
    expect(v.is(StoreRuleSchema, { ...rule, source: "USPS", checkedOn: "2026-11-22" })).toBe(true);
  });

  it("the day of the last check is a day of the calendar", () => {
    expect(v.is(SiteConfigSchema, { ...site, checkedOn: "2026-02-30" })).toBe(false);
  });
});

it("a question and its answer are a whole record", () => {
  const simple = { question: "Is there parking?", answer: "Ask us, and we tell you where." };
  expect(
    mistakesOf(FaqGroupSchema, { key: "a", title: "Parking", section: "Pack & Ship", faqs: [simple, simple] }),
  ).toEqual([]);
});

describe("the store", () => {
  it("lists what its search says it does not list nowhere among its services", () => {
    const names = new Map(
      services.flatMap(([file, { serviceName, otherNames = [] }]) =>
        [serviceName, ...otherNames].map((name): [string, string] => [name.toLowerCase(), file]),
      ),
    );
    const listed = notOffered.flat().flatMap((phrase) => {
      const file = names.get(phrase.toLowerCase());
      return file === undefined ? [] : [`services/${file}.ts offers "${phrase}": take it out of search/not-offered.ts`];
    });
    expect(listed).toEqual([]);
  });

  it("names only links that exist", () => {
    const links = services.flatMap(([, service]) => service.externalLinks ?? []);
    expect(links.filter((key) => !(key in site.externalLinks))).toEqual([]);
  });

  it("has no thing to bring that covers itself, or one that is not there", () => {
    const things: Record<string, ThingToBring> = thingsToBring;
    const covered = (key: string): string[] => things[key]?.covers?.flatMap((each) => [each, ...covered(each)]) ?? [];
    expect(Object.keys(things).filter((key) => covered(key).some((each) => each === key || !(each in things)))).toEqual(
      [],
    );
  });

  it("has a price for every check, and every document once", () => {
    expect(fingerprintChecks.filter(({ price }) => !("price" in storeNumbers[price]))).toEqual([]);
    const keys = idDocuments.map(({ key }) => key);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it("names the page on which each tool stands", () => {
    const placed = services.flatMap(([, service]) =>
      (service.tools ?? []).map((id) => `${id} ${servicePath(service)}`),
    );
    const named = tools.flatMap((tool) => ("anchor" in tool ? [`${tool.id} ${tool.path}`] : []));
    expect(named.filter((place) => !placed.includes(place))).toEqual([]);
  });
});
