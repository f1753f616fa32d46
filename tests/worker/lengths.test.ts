/** How many words the main part of a page has, by its template, and in which order one meets them. */
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { areas } from "#app/content/areas/index.ts";
import { overviews } from "#app/content/overviews/index.ts";
import { areaPath } from "#app/areas/areas.server.ts";
import { services } from "#app/content/services/index.ts";
import { externalLinksOf } from "#app/services/services.server.ts";
import { servicePath } from "#app/services/service-link.ts";
import { textOf } from "../support/page-text.ts";
import { words } from "../support/sentences.ts";
import { useSite } from "../support/harness.ts";

const site = useSite();

async function mainOf(path: string): Promise<string> {
  const { root } = await site.page(path);
  return root.querySelector("main")?.outerHTML ?? "";
}

const most: Record<string, number> = {
  "/": 365,
  "/about-us": 300,
  "/ask-mailbox-plus": 6000,
  "/contact-us": 260,
  "/home-business": 520,
  "/service-area": 380,
  "/services": 720,
  "/shipping-partners": 100,
  "/tracking": 290,
  ...Object.fromEntries(Object.values(overviews).map(({ path }) => [path, 450])),
  ...Object.fromEntries(areas.map((area) => [areaPath(area), 300])),
};

test.each(Object.entries(most))("%s has at most %d words", async (path, limit) => {
  const main = parse(await mainOf(path));
  // Lines of a label that show once they are asked for, and the link that each answer has.
  main.querySelectorAll("[data-of], .accordion-body > a").forEach((line) => line.remove());
  expect(words(textOf(main.outerHTML)).length).toBeLessThanOrEqual(limit);
});

/** The text of a page, whose parts have to come in this order. */
async function expectOrder(path: string, ...parts: string[]): Promise<void> {
  const text = textOf(await mainOf(path));
  const places = parts.map((part) => text.indexOf(part));
  expect(places, `${path}: ${parts.join(" < ")}`).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
}

test("the contact page has phone, way and hours before its form", async () => {
  await expectOrder("/contact-us", "Call Now", "Get Directions", "Store hours", "Send us a message");
});

test("mailbox rental says what it is and costs before its tools", async () => {
  await expectOrder("/home-business/mailbox-rental", "Price", "Rent a mailbox", "Compare plans", "Check my IDs");
});

test("the section of home and business lists its services before the notary", async () => {
  const names = services
    .filter(({ section, id }) => section === "home-business" && id !== section)
    .map(({ serviceName }) => `Learn More about ${serviceName}`);
  expect(names).toHaveLength(6);
  await expectOrder("/home-business", "In this section", ...names, "Notary service");
});

test("the first button of a service does what its record says, and the way to the store is the second", async () => {
  for (const service of services) {
    const { root } = await site.page(servicePath(service));
    const [first, second] = root.querySelectorAll(".hero .button");
    const { firstStep = "ask" } = service;
    const [booking] = externalLinksOf(service);
    const expected = { book: booking?.label, ask: service.cta?.buttonText, visit: undefined }[firstStep];
    expect(first?.text, service.id).toContain(expected ?? "Add to my visit");
    expect(first?.getAttribute("data-cta") ?? null, service.id).toBe((firstStep === "ask" && expected) || null);
    expect(second?.text, service.id).toMatch(/^Visit Us from/);
  }
});

test("questions have one date for a list, not one for each answer", async () => {
  for (const path of ["/ask-mailbox-plus", "/home-business", "/pack-ship/usps-services"]) {
    const { root } = await site.page(path);
    expect(root.querySelectorAll("details").filter(({ text }) => text.includes("Last updated"))).toEqual([]);
    expect(root.querySelector("main")?.text, path).toContain("Last updated: ");
  }
});
