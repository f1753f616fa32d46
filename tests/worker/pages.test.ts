/** Fetches every page once; each rule checks all of them. */
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { parse, type HTMLElement } from "node-html-parser";
import { beforeEach, describe, expect, test } from "vitest";
import { areas } from "#app/content/areas/index.ts";
import { hours } from "#app/content/hours.ts";
import { services } from "#app/content/services/index.ts";
import { site as store } from "#app/content/site.ts";
import { storeRules } from "#app/content/rules-before-you-come.ts";
import { tools } from "#app/content/tools.ts";
import { areaPath } from "#app/areas/areas.server.ts";
import { faqGroups, faqId } from "#app/faq/faq-groups.server.ts";
import { hoursLine } from "#app/hours/opening-hours.ts";
import { pages as allPages } from "#app/pages/page-records.server.ts";
import { externalLinksOf } from "#app/services/services.server.ts";
import { servicePath } from "#app/site/service-links.server.ts";
import { amountText, digitsOf, priceText } from "#app/text/number-text.ts";
import { numbers } from "#app/content/number-words.ts";
import { everyString } from "../support/every-string.ts";
import { useSite } from "../support/harness.ts";
import { attributes, brotli, listParts, quickQuality, sum, weighPage, weighWorker } from "../support/page-weight.ts";
import { shownPrice } from "../support/prices.ts";
import { siteOrigin as origin, type Page } from "../support/site-server.ts";
import { statedNumbers } from "../../scripts/records/stated-numbers.ts";

const site = useSite();
const client = "build/client";

type Node = Record<string, unknown>;

interface ReadPage extends Page {
  path: string;
  main: HTMLElement;
  graphs: Node[][];
  links: Array<{ path: string; fragment: string }>;
}

const listed = allPages.filter(({ isIndexed }) => isIndexed);
const pathOf = (owner: string) => listed.find(({ id }) => id === owner)?.path ?? `no page ${owner}`;
const listedPaths = listed.map(({ path }) => path);
const others = [
  ...allPages.flatMap(({ alias }) => alias ?? []),
  ...allPages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path),
];
const missing = ["/no-such-page", "/pack-ship/no-such-service", "/service-area/no-such-town"];
const answers = [
  ...tools.map(({ path, example }) => `${path}?${example}`),
  "/measure?length=abc&width=-3&height=1e9&weight=",
  `/visit?${services
    .slice(0, 2)
    .map(({ id }) => `for=${id}`)
    .join("&")}`,
  "/search?q=box",
  "/search?q=zzz",
];

async function readPage(path: string): Promise<ReadPage> {
  const page = await site.page(path);
  const { root } = page;
  const main = root.querySelector("main") ?? parse("");
  const links = root
    .querySelectorAll("a[href], form[role=search]")
    .map((link) => link.getAttribute("href") ?? link.getAttribute("action") ?? "")
    .filter((href) => /^[/#]/.test(href))
    .map((href) => new URL(href, `${origin}${path}`))
    .map(({ pathname, hash }) => ({ path: pathname, fragment: hash.slice(1) }));
  const graphs = root
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ rawText }) => (JSON.parse(rawText) as { "@graph": Node[] })["@graph"]);
  return { ...page, path, main, graphs, links };
}

const isFile = (path: string) => /\.[a-z]+$/.test(path);

/** Follows links from the home page, then fetches pages that nothing links to. */
async function crawl() {
  const pages = new Map<string, ReadPage>();
  const read = async (path: string) => {
    const page = await readPage(path);
    pages.set(path, page);
    for (const link of page.links) {
      if (!pages.has(link.path) && !isFile(link.path)) {
        await read(link.path);
      }
    }
  };
  await read("/");
  const reached = [...pages.keys()];
  for (const path of [...missing, ...answers]) {
    pages.set(path, await readPage(path));
  }
  return { pages, reached };
}

let crawled: ReturnType<typeof crawl> | undefined;
let pages: Map<string, ReadPage>;
let reached: string[];
beforeEach(async () => {
  ({ pages, reached } = await (crawled ??= crawl()));
});

function pageAt(path: string): ReadPage {
  const page = pages.get(path);
  if (page === undefined) {
    throw new Error(`${path} was not reached`);
  }
  return page;
}

function expectNone(rule: (page: ReadPage) => readonly unknown[], paths: Iterable<string> = pages.keys()): void {
  const findings = [...paths].flatMap((path) => rule(pageAt(path)).map((finding) => `${path}: ${String(finding)}`));
  expect(findings).toEqual([]);
}

const metaOf = ({ root }: ReadPage, name: string) =>
  root.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");
const canonicalOf = ({ root }: ReadPage) => root.querySelector('link[rel="canonical"]')?.getAttribute("href");
const said = (element: HTMLElement) => element.structuredText.replace(/\s+/g, " ").trim();
/** Without text for screen readers. */
function seen(element: HTMLElement | null): string {
  const copy = parse(element?.outerHTML ?? "");
  copy.querySelectorAll(".sr-only, [aria-hidden]").forEach((hidden) => hidden.remove());
  return said(copy);
}

describe("links", () => {
  test("lead from the home page to every page, and none leads nowhere", async () => {
    expect(reached.toSorted()).toEqual([...listedPaths, ...others].toSorted());
    expectNone(({ status }) => (status === 200 ? [] : [status]), [...reached, ...answers]);
    expectNone(({ status }) => (status === 404 ? [] : [status]), missing);
    const files = [...pages.values()].flatMap(({ links }) => links.map(({ path }) => path)).filter(isFile);
    for (const file of new Set(files)) {
      expect((await site.fetch(file)).status, file).toBe(200);
    }
  });

  test("to a place on a page find it there", () => {
    expectNone(({ root, path: own, links }) =>
      links
        .filter(({ fragment }) => fragment !== "")
        .filter(({ path, fragment }) => {
          const target = own.startsWith(`${path}?`) ? root : pageAt(path).root;
          return target.getElementById(fragment) === null;
        })
        .map(({ path, fragment }) => `${path}#${fragment}`),
    );
  });

  test("to the map begin in the town of the page, and end at the store", () => {
    const { street, city, state, zip } = store.contact.address;
    for (const area of areas) {
      const [href = ""] = attributes(pageAt(areaPath(area)).main, '.hero a[href*="/maps/dir/"]', "href");
      expect(Object.fromEntries(new URL(href).searchParams)).toEqual({
        api: "1",
        origin: `${area.city}, ${state}`,
        destination: `${store.name}, ${street}, ${city}, ${state} ${zip}`,
      });
    }
  });
});

describe("every page", () => {
  test("is valid HTML", { tags: "all" }, async () => {
    const validator = new HtmlValidate({
      root: true,
      extends: ["html-validate:recommended"],
      rules: {
        "heading-level": "error",
        "no-missing-references": "error",
        // React's spelling, all valid: `<br/>`, `charSet`, `async=""`, `hidden=""`.
        "void-style": "off",
        "attr-case": "off",
        "attribute-boolean-style": "off",
        "attribute-empty-style": "off",
        // React's ids contain colons, which HTML allows but the stricter rule for CSS doesn't.
        "valid-id": ["error", { relaxed: true }],
        // Checkboxes and the button for none share a name to form one list.
        "form-dup-name": "off",
        // CSS prevents breaks instead, so a copied number has plain spaces.
        "tel-non-breaking": ["error", { ignoreClasses: ["whitespace-nowrap"] }],
      },
    });
    const findings = new Map<string, string[]>();
    for (const { path, html } of pages.values()) {
      const { results } = await validator.validateString(html);
      const messages = results.flatMap((result) => result.messages);
      findings.set(
        path,
        messages.map(
          ({ ruleId, message, offset }) => `${ruleId}: ${message} at ${html.slice(offset - 20, offset + 60)}`,
        ),
      );
    }
    expectNone(({ path }) => findings.get(path) ?? []);
  });

  test("names its one address, and tells whom it is shared with what it is", () => {
    expectNone((page) => {
      const head = {
        robots: "index, follow",
        "og:site_name": store.name,
        "og:title": page.root.querySelector("title")?.text,
        "og:description": metaOf(page, "description"),
        "og:url": origin + page.path,
      };
      const wrong = Object.entries(head).filter(([name, content]) => metaOf(page, name) !== content);
      return [...wrong, ...(canonicalOf(page) === origin + page.path ? [] : [canonicalOf(page)])];
    }, listedPaths);
    expectNone(
      (page) => (/noindex/.test(metaOf(page, "robots") ?? "") ? [] : ["is to be indexed"]),
      [...missing, "/search?q=box"],
    );
    expect(canonicalOf(pageAt("/contact"))).toBe(`${origin}/contact-us`);
  });

  test("is written out: no gap, no number that failed", () => {
    const gap = /\{[\w.-]+\}|\b(undefined|NaN|Infinity|null)\b|\[object \w+\]/g;
    expectNone(({ main }) => said(main).match(gap) ?? []);
  });

  test("is written in characters that the fonts have", () => {
    const more = readFileSync("app/assets/fonts/more-characters.txt", "utf8");
    expectNone(
      ({ main }) => [...main.text].filter((character) => !/[\x20-\x7e\s]/.test(character) && !more.includes(character)),
      listedPaths,
    );
  });

  test("loads nothing but files of the site that exist, and no picture is missing", () => {
    expectNone(({ root }) =>
      [
        ...attributes(root, "img, script, iframe, video, audio", "src"),
        ...attributes(root, "source", "srcset"),
        ...attributes(root, "use", "href"),
        ...attributes(root, 'link:not([rel="canonical"])', "href"),
      ].filter((address) => {
        const path = address.replace(/[?#].*$/, "");
        const isMade = /^\/(visit\/code\.svg|manifest\.webmanifest|stand-ins\/turnstile\/api\.js)$/.test(path);
        return path !== "" && !isMade && !existsSync(client + path);
      }),
    );
    expect(attributes(pageAt("/").root, "header img", "src")).toContain(store.logo);
  });

  test("asks in time for the fonts that its styles name", () => {
    expectNone(({ root }) => {
      const css = root.querySelectorAll("style").map(({ text }) => text);
      const named = css.flatMap((text) => [...text.matchAll(/url\("?([^)"]+\.woff2)/g)].map(([, url]) => url));
      const preloads = root.querySelectorAll('link[rel="preload"][as="font"][crossorigin=""]');
      const asked = preloads.map((link) => link.getAttribute("href"));
      return named.length > 0 && named.toSorted().join() === asked.toSorted().join() ? [] : [asked.join()];
    });
  });

  test("brings the styles of what stands in it", () => {
    const classesIn = (css: string) =>
      [...css.matchAll(/\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/g)].map(([, name = ""]) => name.replaceAll("\\", ""));
    const styled = ({ root }: ReadPage) => new Set(classesIn(root.querySelectorAll("style").join("")));
    const sources = globSync("app/ui/styles/subjects/*.css").map((file) => readFileSync(file, "utf8"));
    const all = new Set([...sources.flatMap(classesIn), ...[...pages.values()].flatMap((page) => [...styled(page)])]);
    expectNone((page) => {
      const there = styled(page);
      const used = attributes(page.root, "[class]", "class").flatMap((names) => names.split(" "));
      return used.filter((name) => all.has(name) && !there.has(name));
    });
  });

  test("has a policy that lets only its own scripts run, and nothing in it that the policy blocks", () => {
    const nonces = [...pages.values()].map(
      ({ headers }) => /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1],
    );
    expect(new Set(nonces).size).toBe(pages.size);
    expectNone(({ root, headers }) => {
      const policy = headers.get("content-security-policy") ?? "";
      const nonce = /script-src 'nonce-([A-Za-z0-9+/]{22}==)'/.exec(policy)?.[1];
      const scripts = root.querySelectorAll('script:not([type="application/ld+json"])');
      return [
        ...(/unsafe|\*|data:|http:/.test(policy) ? [policy] : []),
        ...scripts.filter((script) => script.getAttribute("nonce") !== nonce),
        ...root.querySelectorAll("*").filter(({ rawAttrs }) => /(^|\s)(style|on[a-z]+)=/.test(rawAttrs)),
      ];
    });
  });

  test("has a picture of its own for where it is shared", () => {
    expectNone((page) => {
      const image = metaOf(page, "og:image") ?? "";
      const file = client + new URL(image, origin).pathname;
      const picture = existsSync(file) ? readFileSync(file) : Buffer.alloc(24);
      const isRight =
        picture.toString("latin1", 1, 4) === "PNG" &&
        picture.readUInt32BE(16) === Number(metaOf(page, "og:image:width")) &&
        picture.readUInt32BE(20) === Number(metaOf(page, "og:image:height")) &&
        /\w/.test(metaOf(page, "og:image:alt") ?? "");
      return isRight && picture.length < 60_000 ? [] : [file];
    });
    expect(new Set(listedPaths.map((path) => metaOf(pageAt(path), "og:image"))).size).toBe(listed.length);
  });
});

const waysToSay = (number: (typeof numbers)[string]) => [
  amountText(number),
  ...("price" in number ? [priceText(number)] : []),
  ...("value" in number ? [digitsOf(number)] : []),
];

describe("words", () => {
  test("state every number and every rule of the store on the pages that own it", () => {
    const expected = [
      ...Object.values(numbers).flatMap((number) =>
        // app/tools/tool-numbers.test.ts covers numbers that only a result shows.
        number.owners.filter((owner) => owner !== "measure").map((owner) => [owner, waysToSay(number)] as const),
      ),
      ...storeRules.map(({ owner, shown }) => [owner, [shown]] as const),
    ];
    const untold = expected.filter(([owner, texts]) => {
      const text = said(pageAt(pathOf(owner)).main).toLowerCase();
      return !texts.some((each) => text.includes(each.toLowerCase()));
    });
    expect(untold).toEqual([]);
  });

  test("state no price, share, time, length or weight that no number holds", () => {
    const content = import.meta.glob(["../../app/content/**/*.ts", "!**/schema/**", "!**/schema.ts"], { eager: true });
    const known = [...everyString(Object.values(content)), hoursLine(hours)];
    expectNone(
      ({ main }) =>
        statedNumbers(said(main).replaceAll(store.contact.phone, "")).filter(
          (stated) => !known.some((text) => text.includes(stated)),
        ),
      listedPaths,
    );
  });

  test("of every question stand on the page of questions or of its service, where a link and the search lead", () => {
    const ids = new Set(
      [...pages.values()].flatMap(({ main }) => attributes(main, "details[name=faq] > [id], section[id]", "id")),
    );
    expect(faqGroups.flatMap(({ faqs }) => faqs.map(faqId)).filter((id) => !ids.has(id))).toEqual([]);
  });

  test("of a service begin with the step that its record names, and its button fills the service in", async () => {
    for (const service of services) {
      const { main } = pageAt(servicePath(service));
      const first = main.querySelector(".button");
      const { firstStep = "ask", cta } = service;
      const [booking] = externalLinksOf(service);
      const expected = { book: booking?.label, ask: cta?.buttonText, list: undefined }[firstStep];
      if (expected !== undefined) {
        expect(first?.text, service.id).toContain(expected);
      }
    }
    const hrefs = [...pages.values()].flatMap(({ main }) => attributes(main, 'a[href*="?service="]', "href"));
    for (const href of new Set(hrefs)) {
      const root = parse(await (await site.fetch(href)).text());
      const chosen = attributes(root, "#form select option[selected]", "value");
      expect(chosen, href).toEqual([new URL(href, origin).searchParams.get("service")]);
    }
    for (const query of ["?service=piano&service=printing", "?service=constructor"]) {
      const root = parse(await (await site.fetch(`/contact-us${query}`)).text());
      expect(attributes(root, "#form select option[selected]", "value"), query).toEqual([""]);
    }
  });

  test("on cards are those of the specification, and those who do not see the card hear of what it is", () => {
    const links = pageAt("/services").main.querySelectorAll("a.card-link");
    expect(new Set(links.map(seen))).toEqual(new Set(["Learn More"]));
    const heard = links.map(({ text }) => text.trim());
    expect(new Set(heard).size).toBe(heard.length);
    expect(heard.length).toBeGreaterThanOrEqual(services.length);
    const towns = pageAt("/service-area").main.querySelectorAll("li a").map(seen);
    expect(towns).toEqual(expect.arrayContaining(areas.map(({ city }) => `View ${city} Services`)));
  });
});

describe("structured data", () => {
  const ofType = ({ graphs }: ReadPage, type: string) =>
    graphs.flat().find((node) => [node["@type"]].flat().includes(type));

  test("is one graph of nodes that are there, and describes the page as its head does", () => {
    expectNone(({ graphs }) => {
      const ids = graphs.flat().map((node) => node["@id"]);
      return [
        ...(graphs.length === 1 ? [] : [graphs.length]),
        ...ids.filter((id, at) => ids.indexOf(id) !== at),
        ...[...JSON.stringify(graphs).matchAll(/\{"@id":("[^"]+")\}/g)]
          .map(([, id = ""]) => JSON.parse(id) as unknown)
          .filter((id) => !ids.includes(id)),
      ];
    }, listedPaths);
    for (const path of listedPaths) {
      const page = pageAt(path);
      expect(page.graphs[0]?.[0], path).toMatchObject({
        "@id": `${origin}${path}#page`,
        url: canonicalOf(page),
        name: page.root.querySelector("title")?.text,
        description: metaOf(page, "description"),
      });
    }
    expect(pageAt("/contact").graphs).toEqual(pageAt("/contact-us").graphs);
    expectNone(({ graphs }) => graphs, [...missing, "/search?q=box"]);
  });

  test("has the questions, the way, the cards and the prices that the page shows", () => {
    for (const path of listedPaths) {
      const page = pageAt(path);
      const { root, main } = page;
      const questions = main.querySelectorAll("details[name]").map((details) => ({
        name: seen(details.querySelector("summary")),
        text: details.querySelectorAll(".prose > p, .prose > ul > li, .prose > ol > li").map(seen).join(" "),
      }));
      const faq = (ofType(page, "FAQPage")?.mainEntity ?? []) as unknown as Array<{
        name: string;
        acceptedAnswer: { text: string };
      }>;
      expect(
        faq.map(({ name, acceptedAnswer }) => ({ name, text: acceptedAnswer.text.replace(/\s+/g, " ") })),
        path,
      ).toEqual(questions);

      const crumbs = root.querySelectorAll('nav[aria-label="Breadcrumb"] li').map((item) => ({
        "@type": "WebPage",
        "@id": `${origin}${item.querySelector("a")?.getAttribute("href") ?? path}`,
        name: seen(item),
      }));
      const trail = (ofType(page, "BreadcrumbList")?.itemListElement ?? []) as unknown as Array<{ item: Node }>;
      expect(
        trail.map(({ item }) => item),
        path,
      ).toEqual(crumbs);

      const offers = (ofType(page, "Service")?.offers ?? []) as unknown as Array<{
        price: string;
        priceCurrency: string;
      }>;
      const owned = Object.values(numbers).filter(
        (number) => "offer" in number && number.owners.some((owner) => pathOf(owner) === path),
      );
      expect(offers, path).toHaveLength(owned.length);
      for (const { price, priceCurrency } of offers) {
        expect(priceCurrency).toBe("USD");
        expect(seen(main), path).toMatch(shownPrice(price));
      }
    }
  });

  test("has the store's whole record on the home and contact pages, and says how to search", () => {
    for (const path of ["/", "/contact-us"]) {
      const record = ofType(pageAt(path), "LocalBusiness");
      expect(record).toMatchObject({
        "@id": `${origin}/#store`,
        name: store.name,
        telephone: `+1${store.contact.phone.replaceAll(/\D/g, "")}`,
        email: store.contact.email,
        geo: { latitude: store.geo.lat.toFixed(5), longitude: store.geo.lng.toFixed(5) },
        priceRange: store.priceRange,
        paymentAccepted: store.paymentAccepted.join(", "),
      });
    }
    expect(ofType(pageAt("/"), "WebSite")?.potentialAction).toMatchObject({
      "@type": "SearchAction",
      target: { urlTemplate: `${origin}/search?q={search_term_string}` },
    });
  });

  test("and all else for machines has plain spaces", () => {
    expectNone(({ root }) =>
      root
        .querySelectorAll("script[type='application/ld+json'], title, meta")
        .filter((element) => element.outerHTML.includes("\u00a0")),
    );
  });
});

describe("weight, compressed as at the edge,", () => {
  const kb = 1024;
  /** About 15% above current sizes: an extra sentence passes, a library doesn't. */
  const budgets = {
    document: 18 * kb,
    questions: 45 * kb,
    styles: 5 * kb,
    scripts: 3.7 * kb,
    island: 72 * kb,
    fonts: 34 * kb,
  };
  const firstVisit = { bytes: 200 * kb, requests: 22 };
  /** Their forms bring React. */
  const islands = /^\/(?:contact|tracking)/;
  /** The edge adds status, date, encoding and connection. */
  const addedBytes = 190;

  const over = (name: string, bytes: number, budget: number, parts: Parameters<typeof listParts>[0]) =>
    bytes > budget ? [`${name} ${bytes} bytes, ${bytes - budget} over:\n${listParts(parts)}`] : [];

  test("of a document with its headers is light", () => {
    expectNone(({ path, html, headers }) => {
      const headerBytes = [...headers].reduce(
        (total, [name, value]) => total + name.length + value.length + 4,
        addedBytes,
      );
      const bytes = brotli(html, quickQuality) + headerBytes;
      const budget = path === "/ask-mailbox-plus" ? budgets.questions : budgets.document;
      return over("document", bytes, budget, []);
    }, listedPaths);
    const css = pageAt("/").root.querySelector('style[data-href="site"]')?.text ?? "";
    expect(brotli(css, quickQuality)).toBeLessThanOrEqual(budgets.styles);
  });

  test("of what a first visit loads is light, and takes few requests", () => {
    expectNone((page) => {
      const { html, scripts, fonts, images } = weighPage(page, client);
      const parts = [{ name: "HTML", bytes: html }, ...scripts, ...fonts, ...images];
      const isFound = scripts.length > 0 && fonts.length > 0 && images.length > 1;
      return [
        ...(isFound ? [] : ["files were not found"]),
        ...over("scripts", sum(scripts), islands.test(page.path) ? budgets.island : budgets.scripts, scripts),
        ...over("fonts", sum(fonts), budgets.fonts, fonts),
        ...over("a first visit", sum(parts), firstVisit.bytes, parts),
        // The manifest is one more.
        ...(parts.length + 1 > firstVisit.requests ? [`${parts.length + 1} requests`] : []),
      ];
    }, listedPaths);
  });

  test("of the Worker is light to start", () => {
    const { gzip, modules } = weighWorker("build/server");
    expect(over("the Worker", gzip, 410 * kb, modules)).toEqual([]);
  });

  test("has none of the words that only the search reads", () => {
    expectNone(({ html }) => html.match(/\b(?:tags|otherNames)\\?"/g) ?? []);
  });

  test("of the browser's code has no content in it", () => {
    const content = import.meta.glob(["../../app/content/**/*.ts", "!**/schema/**", "!**/schema.ts"], { eager: true });
    const scripts = readdirSync(`${client}/assets`).filter((name) => name.endsWith(".js"));
    const bundle = scripts.map((name) => readFileSync(`${client}/assets/${name}`, "utf8")).join("\n");
    const long = everyString(Object.values(content)).filter((text) => text.length > 40);
    expect(long.length).toBeGreaterThan(500);
    expect(long.filter((text) => bundle.includes(text.slice(0, 40)))).toEqual([]);
  });
});
