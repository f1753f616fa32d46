/** What each page tells machines is valid, and the same as what it shows to people. */
import { parse, type HTMLElement } from "node-html-parser";
import { beforeEach, expect, test } from "vitest";
import { hours } from "#app/content/hours.ts";
import { tools } from "#app/content/tools.ts";
import { site as store } from "#app/content/site.ts";
import { daysByHours } from "#app/hours/opening-hours.ts";
import { numbers } from "#app/text/numbers.server.ts";
import { indexedPages as pages } from "#app/pages/pages.server.ts";
import { shownPrice } from "../support/prices.ts";
import { useSite } from "../support/harness.ts";
import { findMistakes, type Node } from "../support/schema-org.ts";
import { artworkShipping } from "../support/service-like.ts";

const site = useSite();
const origin = "http://localhost:8787";

interface Page {
  root: HTMLElement;
  scripts: string[];
  graph: Node[];
}

async function readPage(path: string): Promise<Page> {
  const { root } = await site.page(path);
  const scripts = root.querySelectorAll('script[type="application/ld+json"]').map((script) => script.rawText);
  const graph = scripts.flatMap((script) => (JSON.parse(script) as { "@graph": Node[] })["@graph"]);
  return { root, scripts, graph };
}

let everyPage: Promise<Map<string, Page>> | undefined;
const read = async () => {
  const found = new Map<string, Page>();
  for (const { path } of pages) {
    found.set(path, await readPage(path));
  }
  return found;
};
let pagesRead: Map<string, Page>;
/** Once for all tests of this file, whichever comes first. */
beforeEach(async () => {
  pagesRead = await (everyPage ??= read());
});

function pageAt(path: string): Page {
  const page = pagesRead.get(path);
  if (page === undefined) {
    throw new Error(`${path} was not read`);
  }
  return page;
}

const paths = pages.map(({ path }) => path);
const ofType = (graph: readonly Node[], type: string) => graph.find((node) => [node["@type"]].flat().includes(type));
/** The words of an element as they are read: no hints for screen readers, white space single. */
function shownText(element: HTMLElement | null): string {
  const copy = parse(element?.outerHTML ?? "");
  for (const hidden of copy.querySelectorAll(".sr-only, [aria-hidden]")) {
    hidden.remove();
  }
  return copy.structuredText.replace(/\s+/g, " ").trim();
}

test.each(paths)("%s has one graph that schema.org's definitions allow", (path) => {
  const { scripts, graph } = pageAt(path);

  expect(scripts).toHaveLength(1);
  expect(findMistakes(graph)).toEqual([]);
  expect(graph.map((node) => node["@id"])).toEqual([...new Set(graph.map((node) => node["@id"]))]);
});

test.each(paths)("%s describes itself as its head does", (path) => {
  const { root, graph } = pageAt(path);

  expect(graph[0]).toMatchObject({
    "@id": `${origin}${path}#page`,
    url: root.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    name: root.querySelector("title")?.text,
    description: root.querySelector('meta[name="description"]')?.getAttribute("content"),
  });
});

test.each(paths)("%s has the questions that it shows, in their order and words", (path) => {
  const { root, graph } = pageAt(path);
  const shown = root.querySelectorAll("main details.accordion-item").map((details) => ({
    question: shownText(details.querySelector("summary")),
    answer: details.querySelectorAll(".prose > p, .prose > ul > li, .prose > ol > li").map(shownText).join(" "),
  }));
  const faq = ofType(graph, "FAQPage")?.mainEntity as unknown as
    | Array<{ name: string; acceptedAnswer: { text: string } }>
    | undefined;

  expect(
    (faq ?? []).map((entry) => ({
      question: entry.name,
      answer: entry.acceptedAnswer.text.replace(/\s+/g, " "),
    })),
  ).toEqual(shown);
});

test.each(paths)("%s has the way that its breadcrumbs show", (path) => {
  const { root, graph } = pageAt(path);
  const shown = root.querySelectorAll('nav[aria-label="Breadcrumb"] li').map((item) => ({
    name: shownText(item),
    "@id": `${origin}${item.querySelector("a")?.getAttribute("href") ?? path}`,
  }));
  const list = ofType(graph, "BreadcrumbList")?.itemListElement as unknown as Array<{ item: Node }> | undefined;

  expect((list ?? []).map(({ item }) => item)).toEqual(shown.map((page) => ({ "@type": "WebPage", ...page })));
});

test.each(paths)("%s asks the prices that it shows", (path) => {
  const { root, graph } = pageAt(path);
  const offers = (ofType(graph, "Service")?.offers ?? []) as unknown as Array<{ price: string; priceCurrency: string }>;
  const text = shownText(root.querySelector("main"));

  for (const { price, priceCurrency } of offers) {
    expect(priceCurrency).toBe("USD");
    expect(text).toMatch(shownPrice(price));
  }
});

test("the pages with prices of their own have them as offers", () => {
  const counts = paths.map((path) => {
    const offers = ofType(pageAt(path).graph, "Service")?.offers;
    return [path, Array.isArray(offers) ? offers.length : 0] as const;
  });

  const owners = Object.values(numbers).flatMap((number) => ("offer" in number ? number.owners : []));
  const expected = pages.map(({ path, id }) => [path, owners.filter((owner) => owner === id).length] as const);

  expect(owners.length).toBeGreaterThan(0);
  expect(counts).toEqual(expected);
});

test.each(paths)("%s lists the cards that it shows", (path) => {
  const { root, graph } = pageAt(path);
  // What a search box offers is no list of the page, and neither are stamps, which lead to a few services.
  const isListed = (link: HTMLElement) => ["[role=search]", ".stamp"].every((each) => link.closest(each) === null);
  const cards = root.querySelectorAll("main a.card-link").filter(isListed);
  const shown = cards.map((link) => `${origin}${link.getAttribute("href") ?? ""}`);
  const list = (ofType(graph, "ItemList")?.itemListElement ?? []) as unknown as Array<{
    url: string;
    position: number;
  }>;

  expect(list.map(({ url }) => url)).toEqual(shown);
  expect(list.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1));
});

test("pages of every kind of list were looked at", () => {
  const listing = pages.filter(({ list }) => list !== undefined).map(({ path }) => path);
  expect(listing).toEqual(expect.arrayContaining(["/services", "/pack-ship", "/home-business", "/service-area"]));
});

test.each(tools.map((tool) => [tool.name, tool] as const))("%s is told as a tool of its page", (_, tool) => {
  const { root, graph } = pageAt(tool.path);
  const node = graph.find((each) => each.name === tool.name && each["@type"] === "WebApplication");
  const anchor = "anchor" in tool ? tool.anchor : null;

  expect(node).toMatchObject({
    url: `${origin}${tool.path}${anchor === null ? "" : `#${anchor}`}`,
    isPartOf: { "@id": `${origin}${tool.path}#page` },
  });
  expect(anchor === null || root.getElementById(anchor) !== null).toBe(true);
});

test("the store's record is whole on the home and contact pages", { tags: "store" }, () => {
  for (const path of ["/", "/contact-us"]) {
    const record = ofType(pageAt(path).graph, "LocalBusiness");
    expect(record).toMatchObject({
      "@type": ["LocalBusiness", "Store"],
      "@id": `${origin}/#store`,
      name: store.name,
      telephone: `+1${store.contact.phone.replaceAll(/\D/g, "")}`,
      email: store.contact.email,
      geo: { latitude: store.geo.lat.toFixed(5), longitude: store.geo.lng.toFixed(5) },
      priceRange: store.priceRange,
      paymentAccepted: store.paymentAccepted.join(", "),
    });
    // What follows the week are dated days, which depend on today.
    const week = daysByHours(hours).map(({ days, hours: day }) => ({
      dayOfWeek: days.map((name) => name.replace(/^./, (letter) => letter.toUpperCase())),
      ...(day ?? { opens: "00:00", closes: "00:00" }),
    }));
    const specification = (record?.openingHoursSpecification ?? []) as unknown as Node[];
    expect(specification.slice(0, week.length)).toMatchObject(week);
  }
});

test("the site says how it is searched", () => {
  expect(ofType(pageAt("/").graph, "WebSite")?.potentialAction).toEqual({
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  });
});

test("the contact screen's other address says the same", async () => {
  expect((await readPage("/contact")).scripts).toEqual(pageAt("/contact-us").scripts);
});

test.each(["/no-such-page", "/pack-ship/no-such-service", "/search?q=box"])("%s has none", async (path) => {
  expect((await readPage(path)).scripts).toEqual([]);
});

test("nothing of it goes to the browser's code", async () => {
  const response = await site.fetch(`${artworkShipping.path}.data`);

  expect(await response.text()).not.toContain("schema.org");
});
