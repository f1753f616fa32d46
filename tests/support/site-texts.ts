/** Everything the site says, by address. */
import { areas } from "#app/content/areas/index.ts";
import { overviews } from "#app/content/overviews/index.ts";
import { plainPages } from "#app/content/pages/index.ts";
import { policies } from "#app/content/policies/index.ts";
import { services } from "#app/content/services/index.ts";
import { areaPath } from "#app/areas/areas.server.ts";
import { viewAreaPage } from "#app/areas/area-pages.server.ts";
import { allFaqs } from "#app/faq/faqs.server.ts";
import { viewStructuredData } from "#app/machines/structured-data.server.ts";
import { llmsText } from "#app/machines/llms-text.server.ts";
import { viewAboutPage } from "#app/pages/about/about.server.ts";
import { viewHomePage } from "#app/pages/home/home.server.ts";
import { viewOverviewPage } from "#app/pages/overviews/overviews.server.ts";
import { indexedPages } from "#app/pages/pages.server.ts";
import { viewPartnersPage } from "#app/pages/partners/partners.server.ts";
import { viewPolicyPage } from "#app/pages/policies/policies.server.ts";
import { searchDocuments } from "#app/search/search-documents.server.ts";
import { viewServicePage } from "#app/services/service-page.server.ts";
import { servicePath } from "#app/site/service-links.server.ts";
import { viewSiteLayout } from "#app/shell/site-layout.server.ts";
import { viewServiceTools } from "#app/tools/tools.server.ts";
import { viewMyList } from "#app/tools/my-list/my-list.server.ts";

const now = new Date("2026-11-21T17:00:00Z");
const origin = "https://store.example";

/** Includes getters. */
function everyString(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") {
    return [String(value)];
  }
  if (typeof value === "function") {
    return everyString((value as (now: Date) => unknown)(now));
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(everyString) : [];
}

const said: Array<[address: string, said: unknown]> = [
  ...Object.values(plainPages).map((page): [string, unknown] => [page.path, everyString(page)]),
  ["every page", viewSiteLayout(now)],
  ["/", viewHomePage(new URLSearchParams(), now)],
  ["/about-us", viewAboutPage()],
  ["/shipping-partners", viewPartnersPage()],
  ["/ask-mailbox-plus", allFaqs()],
  ...services.map((service): [string, unknown] => [servicePath(service), viewServicePage(service)]),
  ...services.map((service): [string, unknown] => [
    `/visit?for=${service.id}`,
    viewMyList(new URL(`${origin}/visit?for=${service.id}`), origin),
  ]),
  ...areas.map((area): [string, unknown] => [areaPath(area), viewAreaPage(area)]),
  ...Object.values(overviews).map((page): [string, unknown] => [page.path, viewOverviewPage(page, now)]),
  ...Object.values(policies).map((page): [string, unknown] => [page.path, viewPolicyPage(page)]),
  ...services
    .filter(({ tools }) => tools !== undefined)
    .map((service): [string, unknown] => [
      `${servicePath(service)}?packages=8`,
      viewServiceTools(service, new URLSearchParams("packages=8"), origin),
    ]),
  // Words people may type aren't the site's own.
  ["search", searchDocuments().map(({ view }) => view(now, "hours on sunday"))],
  ["/llms.txt", llmsText(origin, now)],
  ...indexedPages.map((page): [string, unknown] => [`JSON-LD of ${page.path}`, viewStructuredData(page, origin, now)]),
];

export const siteTexts = said.map(([address, each]): [address: string, text: string] => [
  address,
  everyString(each).join("\n"),
]);
