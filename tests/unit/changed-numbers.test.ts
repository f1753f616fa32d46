/** Every number, changed in a copy of the records: what uses it shows the new one, and the old one stands nowhere. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { numbers as storeNumbers } from "#app/content/numbers.ts";
import { rules } from "#app/content/rules.ts";
import type { Numbers } from "#app/content/schema.ts";
import { services } from "#app/content/services/index.ts";
import { textsOf } from "#app/text/number-text.ts";
import { plainWords } from "#app/text/text.server.ts";

const origin = "https://store.example";
const now = new Date("2026-11-21T17:00:00Z");
const records = { numbers: storeNumbers, rules };
const ownNumbers: Numbers = { ...storeNumbers, ...rules };

/** What of a number can change: amounts alone, and choices in a list. */
const amountFields = ["price", "packages", "value", "from", "to"];

/** The records with other amounts, no two of them alike, from so many on. */
function withAmountsFrom(first: number): typeof records {
  let next = first;
  const other = (): number => (next += 7);
  const changed = (record: object) =>
    Object.fromEntries(
      Object.entries(record).map(([field, value]: [string, unknown]) => {
        if (amountFields.includes(field)) {
          return [field, other()];
        }
        return [field, field === "choices" && Array.isArray(value) ? value.map(other) : value];
      }),
    );
  const all = (group: object) =>
    Object.fromEntries(Object.entries(group).map(([name, record]: [string, object]) => [name, changed(record)]));
  return { numbers: all(storeNumbers), rules: all(rules) } as typeof records;
}

/** Every text and number in it, parts that are made when they are shown too. */
function everyString(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") {
    return [String(value)];
  }
  if (typeof value === "function") {
    return everyString((value as (now: Date) => unknown)(now));
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(everyString) : [];
}

const asked = [
  "/home-business/mailbox-rental?packages=8",
  "/pack-ship/package-receiving?packages=2000",
  ...["bci", "fbi", "bci-fbi", "florida", "florida-photo", "card"].map(
    (letter) => `/specialty/digital-fingerprinting?letter=${letter}`,
  ),
];

/** All that is said, by address, when these are the store's numbers. */
async function siteWith({ numbers, rules: others }: typeof records): Promise<Map<string, string>> {
  vi.resetModules();
  vi.doMock("#app/content/numbers.ts", () => ({ numbers }));
  vi.doMock("#app/content/rules.ts", () => ({ rules: others }));
  const { areas } = await import("#app/content/areas/index.ts");
  const { homePage } = await import("#app/content/pages/home.ts");
  const { llmsText, storeFacts } = await import("#app/machines/store-facts.ts");
  const { servicePath } = await import("#app/services/service-link.ts");
  const { areaPath } = await import("#app/areas/areas.server.ts");
  const { viewAreaPage } = await import("#app/areas/area-pages.server.ts");
  const { viewFaqSections } = await import("#app/faq/faq-sections.server.ts");
  const { storeFactsSource, viewStructuredData } = await import("#app/machines/json-ld.server.ts");
  const { overviews } = await import("#app/content/overviews/index.ts");
  const { plainPages } = await import("#app/content/pages/index.ts");
  const { policies } = await import("#app/content/policies/index.ts");
  const { viewOverview } = await import("#app/pages/overviews/overviews.server.ts");
  const { indexedPages } = await import("#app/site/pages.server.ts");
  const { viewPolicy } = await import("#app/pages/policies/policies.server.ts");
  const { searchDocuments } = await import("#app/search/search-documents.server.ts");
  const { viewServicePage } = await import("#app/services/service-page.server.ts");
  const { cardsById, priceLinksOf } = await import("#app/services/services.server.ts");
  const text = await import("#app/text/text.server.ts");
  const { viewServiceTools } = await import("#app/tools/tools.server.ts");
  const { viewVisitList } = await import("#app/tools/visit/visit.server.ts");

  const pages: Array<[path: string, said: unknown]> = [
    ...Object.values(plainPages).map((page): [string, unknown] => [page.path, everyString(page).map(text.plainWords)]),
    ["/#price-links", priceLinksOf(homePage.priceLinks)],
    ["/services#cards", cardsById(services.map(({ id }) => id))],
    ["/ask-mailbox-plus#questions", viewFaqSections()],
    ...services.map((service): [string, unknown] => [servicePath(service), viewServicePage(service)]),
    ...services.map((service): [string, unknown] => [
      `/visit?for=${service.id}`,
      viewVisitList(new URL(`${origin}/visit?for=${service.id}`), origin),
    ]),
    ...areas.map((area): [string, unknown] => [areaPath(area), viewAreaPage(area)]),
    ...Object.values(overviews).map((page): [string, unknown] => [page.path, viewOverview(page)]),
    ...Object.values(policies).map((page): [string, unknown] => [page.path, viewPolicy(page)]),
    ...asked.map((address): [string, unknown] => [address, viewServiceTools(new URL(origin + address), origin)]),
    // What people may type is no word of ours.
    ["search", searchDocuments().map(({ view }) => view)],
    ["/facts.json", storeFacts(storeFactsSource, origin, now)],
    ["/llms.txt", llmsText(storeFactsSource, origin, now)],
    ...indexedPages.map(({ path }): [string, unknown] => [`JSON-LD of ${path}`, viewStructuredData(path, origin, now)]),
  ];
  return new Map(pages.map(([path, said]) => [path, everyString(said).join("\n")]));
}

const [someAmounts, otherAmounts] = [withAmountsFrom(1000), withAmountsFrom(7000)];
let before: Map<string, string>;
let after: Map<string, string>;
beforeAll(async () => {
  before = await siteWith(someAmounts);
  after = await siteWith(otherAmounts);
});
afterAll(() => {
  vi.doUnmock("#app/content/numbers.ts");
  vi.doUnmock("#app/content/rules.ts");
  vi.resetModules();
});

const amountsOf = (record: object): number[] =>
  Object.entries(record).flatMap(([field, value]: [string, unknown]) => {
    if (field === "choices") {
      return value as number[];
    }
    return amountFields.includes(field) ? [value as number] : [];
  });

/** How often an amount stands in a text, with a comma or without. */
const countOf = (amount: number, text = "") =>
  text.match(new RegExp(String.raw`(?<![\d,.])${amount.toLocaleString("en-US").replace(",", ",?")}(?!\d)`, "g"))
    ?.length ?? 0;

const changes = (["numbers", "rules"] as const).flatMap((group) =>
  Object.entries(someAmounts[group]).flatMap(([name, record]) => {
    const others = Object.entries(otherAmounts[group]).find(([other]) => other === name)?.[1] ?? {};
    return amountsOf(record).map((amount, at) => [name, amount, amountsOf(others)[at] ?? 0] as const);
  }),
);

test.each(changes)("%s: %d changed to %d is told wherever the old was, and the old nowhere", (_, old, changed) => {
  const uses = [...before].map(([path, said]) => [path, countOf(old, said)] as const);
  expect(uses.filter(([, count]) => count > 0)).not.toEqual([]);
  expect([...after].map(([path, said]) => [path, countOf(changed, said)])).toEqual(uses);
  expect([...after].filter(([, said]) => countOf(old, said) > 0).map(([path]) => path)).toEqual([]);
});

test("every number that a text names is filled in", () => {
  expect([...after].filter(([, said]) => /\{[A-Za-z-]+[ .}]/.test(said)).map(([path]) => path)).toEqual([]);
});

/** What the store's own numbers read as: with their units, and as products. */
const ownTexts = new Set([
  ...Object.values(ownNumbers).flatMap((number) =>
    [...textsOf(number)].flatMap(([part, text]) => (part === "number" ? [] : text)),
  ),
  ...everyString(services)
    .flatMap((text) => text.match(/\{[^{}]+ [×÷] [^{}]+\}/g) ?? [])
    .map(plainWords),
]);

test.each([...ownTexts].filter((text) => /\d/.test(text)))("%s stands nowhere when the numbers are others", (text) => {
  const pattern = new RegExp(String.raw`(?<![\d,.])${text.replaceAll(/[$.]/g, String.raw`\$&`)}(?![\d,.]*\d)`);
  expect([...after].filter(([, said]) => pattern.test(said)).map(([path]) => path)).toEqual([]);
});
