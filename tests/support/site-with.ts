/** All that the site says when its records are others. */
import { vi } from "vitest";
import { offeredOf } from "#app/content/carriers/index.ts";
import { fingerprintChecks } from "#app/content/fingerprint-checks.ts";
import type { MadeUpStore } from "./made-up-stores.ts";

const now = new Date("2026-11-21T17:00:00Z");
const origin = "https://store.example";

/** Every text and number in it, parts that are made when they are shown too. */
export function everyString(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") {
    return [String(value)];
  }
  if (typeof value === "function") {
    return everyString((value as (now: Date) => unknown)(now));
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(everyString) : [];
}

/** The pages with a tool on them, each with what may be asked there. */
const askedOf = (paths: readonly string[]) =>
  paths.flatMap((path) =>
    ["packages=8", "packages=2000", ...fingerprintChecks.map(({ key }) => `letter=${key}`)].map(
      (query) => `${path}?${query}`,
    ),
  );

export interface OtherRecords extends Partial<Omit<MadeUpStore, "numbers">> {
  numbers?: object;
  rules?: object;
}

const modules = {
  numbers: "#app/content/numbers.ts",
  rules: "#app/content/rules.ts",
  site: "#app/content/site.ts",
  hours: "#app/content/hours.ts",
  partners: "#app/content/partners.ts",
  answers: "#app/content/answers.ts",
  aboutPage: "#app/content/pages/about-us.ts",
} as const satisfies Partial<Record<keyof OtherRecords, string>>;
const carriersModule = "#app/content/carriers/index.ts";

/** Brings the store's own records back. */
export function endOtherRecords(): void {
  for (const module of [...Object.values(modules), carriersModule]) {
    vi.doUnmock(module);
  }
  vi.resetModules();
}

/** All that is said, by address, when these are the store's records. What is imported afterwards has them too. */
export async function siteWith(records: OtherRecords): Promise<Map<string, string>> {
  endOtherRecords();
  for (const [name, module] of Object.entries(modules)) {
    const other = records[name as keyof typeof modules];
    if (other !== undefined) {
      vi.doMock(module, () => ({ [name]: other }));
    }
  }
  const { carriers } = records;
  if (carriers !== undefined) {
    vi.doMock(carriersModule, () => ({ carriers, offeredCarriers: offeredOf(carriers) }));
  }
  const { areas } = await import("#app/content/areas/index.ts");
  const { homePage } = await import("#app/content/pages/home.ts");
  const { services } = await import("#app/content/services/index.ts");
  const { llmsText, storeFacts } = await import("#app/machines/store-facts.server.ts");
  const { servicePath } = await import("#app/services/service-link.ts");
  const { areaPath } = await import("#app/areas/areas.server.ts");
  const { viewAreaPage } = await import("#app/areas/area-pages.server.ts");
  const { allFaqs } = await import("#app/faq/faqs.server.ts");
  const { viewStructuredData } = await import("#app/machines/json-ld.server.ts");
  const { overviews } = await import("#app/content/overviews/index.ts");
  const { plainPages } = await import("#app/content/pages/index.ts");
  const { policies } = await import("#app/content/policies/index.ts");
  const { viewOverviewPage } = await import("#app/pages/overviews/overviews.server.ts");
  const { indexedPages } = await import("#app/pages/pages.server.ts");
  const { viewPolicyPage } = await import("#app/pages/policies/policies.server.ts");
  const { searchDocuments } = await import("#app/search/search-documents.server.ts");
  const { viewServicePage } = await import("#app/services/service-page.server.ts");
  const { cardsById, priceLinksOf } = await import("#app/services/services.server.ts");
  const text = await import("#app/text/text.server.ts");
  const { pathsWithTools, viewServiceTools } = await import("#app/tools/tools.server.ts");
  const { viewVisitList } = await import("#app/tools/visit/visit.server.ts");

  const pages: Array<[path: string, said: unknown]> = [
    ...Object.values(plainPages).map((page): [string, unknown] => [page.path, everyString(page).map(text.filledText)]),
    ["/#price-links", priceLinksOf(homePage.priceLinks)],
    ["/services#cards", cardsById(services.map(({ id }) => id))],
    ["/ask-mailbox-plus#questions", allFaqs()],
    ...services.map((service): [string, unknown] => [servicePath(service), viewServicePage(service)]),
    ...services.map((service): [string, unknown] => [
      `/visit?for=${service.id}`,
      viewVisitList(new URL(`${origin}/visit?for=${service.id}`), origin, new Date(0)),
    ]),
    ...areas.map((area): [string, unknown] => [areaPath(area), viewAreaPage(area)]),
    ...Object.values(overviews).map((page): [string, unknown] => [page.path, viewOverviewPage(page, now)]),
    ...Object.values(policies).map((page): [string, unknown] => [page.path, viewPolicyPage(page)]),
    ...askedOf(pathsWithTools).map((address): [string, unknown] => [
      address,
      viewServiceTools(new URL(origin + address), origin),
    ]),
    // Words that people may type are not the site's own.
    ["search", searchDocuments().map(({ view }) => view(now, "hours on sunday"))],
    ["/facts.json", storeFacts(origin, now)],
    ["/llms.txt", llmsText(origin, now)],
    ...indexedPages.map(({ path }): [string, unknown] => [`JSON-LD of ${path}`, viewStructuredData(path, origin, now)]),
  ];
  return new Map(pages.map(([path, said]) => [path, everyString(said).join("\n")]));
}
