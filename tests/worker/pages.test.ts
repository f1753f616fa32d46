/** Every page there is: reachable from the home page, whole, and none twice. */
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { parse, type HTMLElement } from "node-html-parser";
import { beforeEach, expect, test } from "vitest";
import { aboutPage } from "#app/content/pages/about-us.ts";
import { areas } from "#app/content/areas/index.ts";
import { hours } from "#app/content/hours.ts";
import { overviews } from "#app/content/overviews/index.ts";
import { services } from "#app/content/services/index.ts";
import { storeRules } from "#app/content/store-rules.ts";
import { site as config } from "#app/content/site.ts";
import { textsOf } from "#app/text/number-text.ts";
import { hoursLine } from "#app/hours/opening-hours.ts";
import { faqId } from "#app/faq/faq-groups.server.ts";
import { faqGroups } from "#app/faq/faq-groups.server.ts";
import { pathOf } from "#app/machines/store-facts.server.ts";
import { numbers } from "#app/text/numbers.server.ts";
import { servicePath } from "#app/services/service-link.ts";
import { isSectionOverview } from "#app/services/services.server.ts";
import { indexedPages } from "#app/pages/pages.server.ts";
import { pages as allPages } from "#app/pages/page-records.server.ts";
import { filledText } from "#app/text/text.server.ts";
import { everyString } from "../support/every-string.ts";
import { words } from "../support/sentences.ts";
import { statedNumbers } from "../support/stated-numbers.ts";
import { useSite } from "../support/harness.ts";
import { artworkShipping } from "../support/service-like.ts";

const site = useSite();

const servicePaths = allPages.filter(({ group }) => group === "service").map(({ path }) => path);
const routes = indexedPages.map(({ path }) => path);
/** Linked, but not listed: other addresses, and pages that search engines leave out. */
const others = [
  ...allPages.flatMap(({ alias }) => alias ?? []),
  ...allPages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path),
];
/** Linked, and no pages. */
const files = ["/contact.vcf", "/hours.ics"];

interface Page {
  root: HTMLElement;
  main: HTMLElement;
  /** Paths and fragments that the page links to on this site. */
  links: Array<{ path: string; fragment: string }>;
}

const pages = new Map<string, Page>();

async function readPage(path: string): Promise<Page> {
  const { status, root } = await site.page(path);
  expect(status, path).toBe(200);
  const main = root.querySelector("main");
  if (main === null) {
    throw new Error(`${path} has no main part`);
  }
  const links = root
    .querySelectorAll("a[href]")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => href.startsWith("/") || href.startsWith("#"))
    .map((href) => new URL(href, `https://site.example${path}`))
    .map(({ pathname, hash }) => ({ path: pathname, fragment: hash.slice(1) }))
    .filter(({ path: target }) => !files.includes(target));
  return { root, main, links };
}

/** Follows every link from the home page. */
async function crawl(): Promise<void> {
  const waiting = ["/"];
  const seen = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const page = await readPage(path);
    pages.set(path, page);
    for (const link of page.links) {
      if (!seen.has(link.path)) {
        seen.add(link.path);
        waiting.push(link.path);
      }
    }
  }
}

let crawled: Promise<void> | undefined;
/** Once for all tests of this file, whichever comes first. */
beforeEach(() => (crawled ??= crawl()));

const pageAt = (path: string): Page => {
  const page = pages.get(path);
  if (page === undefined) {
    throw new Error(`${path} was not reached`);
  }
  return page;
};

const content = import.meta.glob(["../../app/content/**/*.ts", "!**/schema/**", "!**/schema.ts"], { eager: true });

test("the home page leads to every page, and no link leads nowhere", { tags: "store" }, () => {
  expect([...pages.keys()].toSorted()).toEqual([...routes, ...others].toSorted());
});

test("every fragment that is linked to exists", () => {
  const broken = [...pages].flatMap(([from, { links }]) =>
    links
      .filter(({ path, fragment }) => fragment !== "" && pageAt(path).root.getElementById(fragment) === null)
      .map(({ path, fragment }) => `${from} → ${path}#${fragment}`),
  );
  expect(broken).toEqual([]);
});

test.each(routes)("%s has one h1, a title and a description of good length", (path) => {
  const { root } = pageAt(path);
  expect(root.querySelectorAll("h1")).toHaveLength(1);
  const title = root.querySelector("title")?.text ?? "";
  expect(title.length).toBeGreaterThanOrEqual(30);
  expect(title.length).toBeLessThanOrEqual(61);
  const description = root.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
  expect(description.length).toBeGreaterThanOrEqual(110);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(`http://localhost:8787${path}`);
});

test("the page of a service that is a section lists all others of it", () => {
  for (const section of services.filter(isSectionOverview)) {
    const lists = pageAt(servicePath(section)).main.querySelectorAll("section");
    const links = lists
      .filter((each) => each.querySelector("h2")?.text === "In this section")[0]
      ?.querySelectorAll("a");
    const siblings = services.filter((each) => each.section === section.section && each !== section).map(servicePath);
    expect(links?.map((link) => link.getAttribute("href"))).toEqual(expect.arrayContaining(siblings));
  }
});

test.each(routes)("%s has no heading that skips a level", (path) => {
  const levels = pageAt(path)
    .main.querySelectorAll("h1, h2, h3, h4")
    .map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels[0]).toBe(1);
  const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  expect(skips).toEqual([]);
});

test.each(routes)("%s is written in characters that the fonts have", (path) => {
  const more = readFileSync("app/assets/fonts/more-characters.txt", "utf8");
  const { text } = pageAt(path).main;

  expect([...text].filter((character) => !/[\x20-\x7e\s]/.test(character) && !more.includes(character))).toEqual([]);
});

/** Words of a page for those who read it: not what a list of choices unfolds, nor the link that each answer has. */
function spokenOn(path: string): number {
  const { main } = pageAt(path);
  const passed = main.querySelectorAll("option, .accordion-body > a").flatMap((each) => words(each.structuredText));
  return words(main.structuredText).length - passed.length;
}

test.each(servicePaths)("%s says enough and not too much", (path) => {
  const count = spokenOn(path);
  expect(count).toBeGreaterThanOrEqual(450);
  expect(count).toBeLessThanOrEqual(720);
});

test("half of the service pages take 560 words at most", () => {
  const counts = servicePaths.map(spokenOn).toSorted((one, other) => one - other);
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(560);
});

const ownedNumbers = Object.entries(numbers).flatMap(([name, number]) =>
  number.owners
    // What only a package's result shows is held beside the tool (app/tools/tool-numbers.test.ts).
    .filter((owner) => owner !== "measure")
    .map((owner) => [name, pathOf(owner), [...textsOf(number).values()]] as const),
);
test.each(ownedNumbers)("the number %s is on %s", (_, path, texts) => {
  const said = pageAt(path).main.structuredText.replace(/\s+/g, " ");
  expect(texts.filter((text) => said.includes(text))).not.toEqual([]);
});

test.each(storeRules.map(({ owner, text, shown }) => [text, pathOf(owner), shown] as const))(
  "the rule %j is told on %s",
  (_, path, shown) => {
    const said = pageAt(path).main.structuredText.replace(/\s+/g, " ").toLowerCase();
    expect(said).toContain(filledText(shown).toLowerCase());
  },
);

/** What pages may state: the numbers as the records name them, products too, what the tools are made of, and the hours. */
const named = everyString(Object.values(content)).flatMap((text) => text.match(/\{[^{}]+\}/g) ?? []);
const knownNumbers = [...new Set(named.filter((token) => token !== "{n}").map(filledText)), hoursLine(hours)];
test.each(routes)("%s states no price, share, time, length or weight that no number holds", (path) => {
  const said = pageAt(path).main.structuredText.replace(/\s+/g, " ").replaceAll(config.contact.phone, "");
  expect(statedNumbers(said).filter((stated) => !knownNumbers.some((known) => known.includes(stated)))).toEqual([]);
});

test("every question is on the FAQ page, ten with a star, and one of all is open at a time", () => {
  const { main } = pageAt("/ask-mailbox-plus");
  const ids = main.querySelectorAll("details[name=faq] > [id]").map((item) => item.id);
  expect(ids.toSorted()).toEqual(faqGroups.flatMap(({ faqs }) => faqs.map(faqId)).toSorted());
  const starred = main.querySelectorAll("details.featured > [id]").map(({ id }) => id);
  expect(starred).toEqual(ids.slice(0, 10));
});

test("of each subject two questions are one press away, or three where it has no more, and one subject opens at a time", () => {
  const { main } = pageAt("/ask-mailbox-plus");
  const subjects = main.querySelectorAll(".all-questions > section").map((section) => {
    const questions = section.querySelectorAll("details[name=faq]").length;
    const waiting = section.querySelectorAll("details[name=faq-subject] > div > details[name=faq]").length;
    return {
      questions,
      waiting,
      shown: questions - waiting,
      openers: section.querySelectorAll("details").length - questions,
    };
  });
  expect(subjects.length).toBeGreaterThan(25);
  expect(
    subjects.filter(
      ({ questions, shown, openers }) =>
        shown !== (questions <= 3 ? questions : 2) || openers !== (questions <= 3 ? 0 : 1),
    ),
  ).toEqual([]);
  // No question lies deeper.
  expect(main.querySelectorAll("details:not([name]), details details details")).toEqual([]);
});

test("the browser's bundle holds no content, and no page's own part is heavy", () => {
  const folder = "build/client/assets";
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const bundle = scripts.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("\n");
  const long = everyString(Object.values(content)).filter((text) => text.length > 40);
  expect(long.length).toBeGreaterThan(1000);
  expect(long.filter((text) => bundle.includes(text.slice(0, 40)))).toEqual([]);
  // React and the router are in one of these.
  const routeScripts = scripts.filter((name) => !/^(shared|entry\.client)-/.test(name));
  const tooHeavy = routeScripts.filter((name) => brotliCompressSync(readFileSync(`${folder}/${name}`)).length > 12_000);
  expect(tooHeavy).toEqual([]);
});

test.each(["/ask-mailbox-plus", artworkShipping.path, "/privacy"])("%s sends its words once", (path) => {
  const { root, main } = pageAt(path);
  const said = main
    .querySelectorAll("h3, dt, summary span, section[id] h2, section.card h2")
    .map(({ text }) => text.trim().replace("Often asked: ", ""));
  const sentToBrowser = root
    .querySelectorAll("script:not([type])")
    .map(({ text }) => text)
    .join();
  const twice = said.filter((text) => text.length > 20 && sentToBrowser.includes(text));
  expect(said.length).toBeGreaterThan(5);
  expect(twice).toEqual([]);
});

test("the call to action's address shows the contact screen, canonical at /contact-us", () => {
  const { root } = pageAt("/contact");
  expect(root.querySelector("h1")?.text).toBe("Contact us");
  expect(root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe("http://localhost:8787/contact-us");
});

test("the about page tells its story, what we do, what we hold to and, where they have names, who leads, in this order", () => {
  const titles = pageAt("/about-us")
    .main.querySelectorAll("h2")
    .map(({ text }) => text);
  const { story, offeringsTitle, valuesTitle, leadershipTitle, leadership, closing } = aboutPage;
  const whoLeads = leadership.some((leader) => "name" in leader) ? [leadershipTitle] : [];
  const expected = [story.title, offeringsTitle, valuesTitle, ...whoLeads, closing.title];
  expect(titles.slice(0, expected.length)).toEqual(expected);
});

test("the contact page says how to get here, and where one is", { tags: "store" }, () => {
  const { root, main } = pageAt("/contact-us");
  expect(main.querySelectorAll("h2").map(({ text }) => text)).toContain("Getting Here");
  expect(root.querySelector('nav[aria-label="Breadcrumb"]')?.structuredText).toMatch(/Home[\s/]+Contact Us/);
});

/** What the eye reads of it: without the words for screen readers. */
function seenIn(element: HTMLElement): string {
  const copy = parse(element.outerHTML);
  copy.querySelectorAll(".sr-only").forEach((hidden) => hidden.remove());
  return copy.text.replace(/\s+/g, " ").trim();
}

test.each(Object.values(overviews).map(({ path, ready }) => [path, ready.title] as const))(
  "%s ends with %j, a visit and a call, and then with a call to action",
  (path, ready) => {
    const [block, banner] = pageAt(path).main.querySelectorAll("section").slice(-2);
    expect(ready).toMatch(/^Ready to /);
    expect(block?.querySelector("h2")?.text).toBe(ready);
    expect(block?.querySelectorAll("a[data-cta]").map((link) => link.getAttribute("href"))).toEqual(["/contact"]);
    expect(block?.querySelectorAll('a[href^="tel:"]')).toHaveLength(1);
    expect(banner?.querySelectorAll("h2")).toHaveLength(1);
    expect(banner?.querySelectorAll("a[data-cta]")).toHaveLength(1);
    expect(banner?.querySelector("a[data-cta]")?.text).not.toBe(block?.querySelector("a[data-cta]")?.text);
  },
);

test("each card of all services shows Learn More, and says of what to those who do not see the card", () => {
  const links = pageAt("/services").main.querySelectorAll("li > div a.card-link");
  expect(links.length).toBeGreaterThanOrEqual(services.length);
  expect(new Set(links.map(seenIn))).toEqual(new Set(["Learn More"]));
  const names = links.map(({ text }) => text.trim());
  expect(names.filter((name) => !/^Learn More about ./.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test("each card of the area index shows its town and leads on with its services", () => {
  const cards = pageAt("/service-area")
    .main.querySelectorAll("li")
    .filter((card) => card.querySelector("h2"));
  expect(cards.map((card) => seenIn(card.querySelector("h2") ?? card))).toEqual(areas.map(({ city }) => city));
  expect(cards.map((card) => seenIn(card.querySelector("a") ?? card))).toEqual(
    areas.map(({ city }) => `View ${city} Services`),
  );
});

test("the first view of the home page has the line of thirteen names, its pause, and three ways on", () => {
  const hero = pageAt("/").main.querySelector(".home-hero");
  expect(hero?.querySelectorAll(".rotator > *")).toHaveLength(13);
  expect(hero?.querySelector(".rotator + button")?.text).toMatch(/^Pause/);
  expect(hero?.querySelectorAll("p.prose")).toEqual([]);
  // On a phone the link to the message is a button, too.
  const buttons = hero?.querySelectorAll("a.button").filter(({ classList }) => !classList.contains("sm:hidden"));
  expect(buttons?.map(seenIn)).toEqual(["View services", "Get directions", "View on map"]);
});

test("the button of a service leads to the message form with the service filled in", async () => {
  const button = pageAt("/copy-print/flyers-brochures").main.querySelector("[data-cta]");
  expect(button?.getAttribute("href")).toBe("/contact-us?service=printing#form");
  const chosen = async (query: string) => {
    const root = parse(await (await site.fetch(`/contact-us${query}`)).text());
    expect(root.querySelector("#form form")).not.toBeNull();
    return root.querySelector("select option[selected]")?.getAttribute("value");
  };
  expect(await chosen("?service=printing")).toBe("printing");
  expect(await chosen("?service=piano&service=printing")).toBe("");
  expect(await chosen("?service=constructor")).toBe("");
});

test("where one has to book, that is the first button", () => {
  const { main } = pageAt("/specialty/digital-fingerprinting");
  const buttons = main.querySelectorAll(".hero .button").map(({ text }) => text);
  expect(buttons[0]).toMatch(/^Book a fingerprint appointment/);
  expect(buttons[1]).toMatch(/^Visit Us from/);
});

test("the way to the store begins in the town of the page", { tags: "store" }, () => {
  const button = pageAt("/service-area/mentor").main.querySelector('.hero a[href*="/maps/dir/"]');
  const { searchParams } = new URL(button?.getAttribute("href") ?? "");
  const { street, city, state, zip } = config.contact.address;
  expect(Object.fromEntries(searchParams)).toEqual({
    api: "1",
    origin: `Mentor, ${state}`,
    destination: `${config.name}, ${street}, ${city}, ${state} ${zip}`,
  });
});

test("the logo is the one that the site names", () => {
  expect(pageAt("/").root.querySelector("header img")?.getAttribute("src")).toBe(config.logo);
});

test("the style guide is for development only", async () => {
  expect((await site.fetch("/styleguide")).status).toBe(404);
});
