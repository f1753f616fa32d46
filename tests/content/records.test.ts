import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import { areas } from "#app/content/areas/index.ts";
import { carriers } from "#app/content/carriers/index.ts";
import { faqGroups } from "#app/content/faqs/index.ts";
import { hours } from "#app/content/hours.ts";
import { idDocuments } from "#app/content/id-documents.ts";
import { numbers as storeNumbers } from "#app/content/numbers.ts";
import { rules } from "#app/content/rules.ts";
import {
  FaqGroupSchema,
  HoursSchema,
  SiteConfigSchema,
  StoreRuleSchema,
  heroShapes,
  type Service,
  type ThingToBring,
} from "#app/content/schema.ts";
import { notOffered } from "#app/content/search/not-offered.ts";
import { services } from "#app/content/services/index.ts";
import { site } from "#app/content/site.ts";
import { thingsToBring } from "#app/content/things-to-bring.ts";
import { tools } from "#app/content/tools.ts";
import { parseRichText, plainText } from "#app/text/rich-text.ts";
import { faqId } from "#app/faq/faq-groups.server.ts";
import { servicePath } from "#app/services/service-link.ts";
import { overviews } from "#app/content/overviews/index.ts";
import { plainPages } from "#app/content/pages/index.ts";
import { policies } from "#app/content/policies/index.ts";
import { filledText } from "#app/text/text.server.ts";
import { mistakesOf } from "../../scripts/records/mistakes.ts";
import { everyString } from "../support/every-string.ts";
import { sentencesOf, words } from "../support/sentences.ts";

const pages = [plainPages, overviews, policies].flatMap((records) => Object.values(records));
const faqsOf = (service: Service) => [
  ...(service.faqs ?? []),
  ...faqGroups.filter(({ key }) => service.faqGroups?.includes(key)).flatMap(({ faqs }) => faqs),
];

test("no two services have one icon", () => {
  const icons = services.flatMap((service: Service) => service.icon ?? []);
  expect(icons.length).toBeGreaterThan(20);
  expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([]);
});

test.each(services.map((service) => [service.id, service] as const))(
  "service %s shows 5 to 10 questions, 1 to 3 of them featured",
  (_, service) => {
    const faqs = faqsOf(service);
    expect(faqs.length, "questions").toBeGreaterThanOrEqual(5);
    expect(faqs.length, "questions").toBeLessThanOrEqual(10);
    const featured = faqs.filter((faq) => faq.isFeatured === true).length;
    expect(featured, "featured questions").toBeGreaterThanOrEqual(1);
    expect(featured, "featured questions").toBeLessThanOrEqual(3);
  },
);

test.each(areas)("the address of $city is its name", ({ city, slug }) => {
  expect(slug).toBe(city.toLowerCase().replaceAll(" ", "-"));
});

test("carriers have tracking numbers of their own", () => {
  const prefixes = carriers.flatMap(({ trackingNumbers = [] }) => [
    ...new Set(trackingNumbers.flatMap((numbers) => numbers.prefixes)),
  ]);
  expect(prefixes.filter((prefix, at) => prefixes.indexOf(prefix) !== at)).toEqual([]);
});

test.each([overviews, policies].flatMap((records) => Object.entries(records)))(
  "%s is named after its address",
  (name, { path }) => {
    expect(path).toBe(`/${name}`);
  },
);

describe("all records together", () => {
  it("have unique addresses and FAQ ids", () => {
    const paths = services.map(servicePath);
    expect(new Set(paths).size).toBe(paths.length);
    const ids = [...faqGroups, ...services].flatMap(({ faqs = [] }) => faqs.map(faqId));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("have unique titles and descriptions", () => {
    const records = [...services, ...areas, ...pages];
    for (const key of ["pageTitle", "metaDescription"] as const) {
      const values = records.map((page) => page[key]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it("write markup that parses, with known numbers only", () => {
    for (const text of [...services, ...faqGroups, ...areas, ...pages].flatMap(everyString)) {
      expect(() => parseRichText(filledText(text))).not.toThrow();
      expect(filledText(text), "braces that are no number").not.toMatch(/[{}]/);
      expect(plainText(parseRichText(filledText(text))), "marks of a list in a paragraph").not.toMatch(/ - \S|\*\*/);
    }
  });

  it("share no sentence of more than 12 words", () => {
    const seen = new Map<string, string>();
    const clashes: string[] = [];
    const prose = [
      ...services.map(({ id, content }) => [`service ${id}`, content.map(({ body }) => body)] as const),
      ...services.map(({ id, faqs = [] }) => [`questions of ${id}`, faqs.map(({ answer }) => answer)] as const),
      ...faqGroups.map(({ key, faqs }) => [`questions of ${key}`, faqs.map(({ answer }) => answer)] as const),
      ...areas.map(({ slug, content }) => [`area ${slug}`, content.map(({ body }) => body)] as const),
    ];
    for (const [place, markups] of prose) {
      for (const sentence of sentencesOf(markups)) {
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
      services.flatMap(({ id, serviceName, otherNames = [] }) =>
        [serviceName, ...otherNames].map((name): [string, string] => [name.toLowerCase(), id]),
      ),
    );
    const listed = notOffered.flat().flatMap((phrase) => {
      const file = names.get(phrase.toLowerCase());
      return file === undefined ? [] : [`services/${file}.ts offers "${phrase}": take it out of search/not-offered.ts`];
    });
    expect(listed).toEqual([]);
  });

  it("shows every shape that the head of a page may have", () => {
    expect(new Set(services.map(({ hero = "drawing" }) => hero))).toEqual(new Set(heroShapes));
  });

  it("has no thing to bring that covers itself", () => {
    const things: Record<string, ThingToBring> = thingsToBring;
    const covered = (key: string): string[] => things[key]?.covers?.flatMap((each) => [each, ...covered(each)]) ?? [];
    expect(Object.keys(things).filter((key) => covered(key).includes(key))).toEqual([]);
  });

  it("has every document once", () => {
    const keys = idDocuments.map(({ key }) => key);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it("names the page on which each tool stands", () => {
    const placed = services.flatMap((service) => (service.tools ?? []).map((id) => `${id} ${servicePath(service)}`));
    const named = tools.flatMap((tool) => ("anchor" in tool ? [`${tool.id} ${tool.path}`] : []));
    expect(named.filter((place) => !placed.includes(place))).toEqual([]);
  });
});
