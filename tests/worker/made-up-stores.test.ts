/** Five made-up stores, each built into a Worker of its own: what visitors and machines get holds the store's values. */
import { sample } from "fast-check";
import { parse, type HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clockTime, daysByHours, openState, weekRows } from "#app/hours/opening-hours.ts";
import { storeInstant } from "#app/hours/store-days.ts";
import { indexedPages } from "#app/site/pages.server.ts";
import { dollars } from "#app/text/number-text.ts";
import { cheapestPlans, planCost, plansOf } from "#app/tools/plans/mailbox-plans.ts";
import { serveMadeUp } from "../support/made-up-site.ts";
import { madeUpStores, madeUpToday } from "../support/made-up-stores.ts";
import { openSigns, textOf } from "../support/page-text.ts";
import { findMistakes, type Node } from "../support/schema-org.ts";

const now = storeInstant(madeUpToday, "12:00");
/** Chosen so that each has something that others lack: a social link, a carrier, a plan, all partners but one. */
const seeds = [2, 4, 9, 11, 13];
const stores = seeds.flatMap((seed) => sample(madeUpStores, { seed, numRuns: 1 }).map((store) => ({ seed, store })));

describe.each(stores)("the store of seed $seed", { tags: "rest" }, ({ store }) => {
  const { site, hours, partners, numbers, carriers } = store;
  const { phone, email, address } = site.contact;
  const offered = carriers.filter(({ isOffered }) => isOffered !== false);

  let served: Awaited<ReturnType<typeof serveMadeUp>>;
  beforeAll(async () => {
    served = await serveMadeUp(store);
  }, 120_000);
  afterAll(() => served.close());

  async function get(path: string): Promise<string> {
    const headers = { "x-frozen-clock": now.toISOString() };
    const response = await served.worker.fetch(`http://store.test${path}`, { headers });
    expect(response.status, path).toBe(200);
    return response.text();
  }
  async function read(path: string): Promise<{ html: string; text: string; root: HTMLElement; graph: Node[] }> {
    const html = await get(path);
    const root = parse(html);
    const json = root.querySelector('script[type="application/ld+json"]')?.rawText ?? '{ "@graph": [] }';
    return {
      html,
      root,
      text: textOf(root.querySelector("body")?.outerHTML ?? ""),
      graph: (JSON.parse(json) as { "@graph": Node[] })["@graph"],
    };
  }
  const marks = (root: HTMLElement, selector: string, ...names: string[]) =>
    root.querySelectorAll(selector).map((row) => names.map((name) => row.getAttribute(name)));

  test("every page answers, with a whole text, its phone number and a graph that schema.org allows", async () => {
    for (const { path } of indexedPages) {
      const { text, graph } = await read(path);
      expect(text, path).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\{[A-Za-z-]+[ .}]|\$-/);
      expect(text, path).toContain(phone);
      expect(findMistakes(graph), path).toEqual([]);
      expect(graph.length, path).toBeGreaterThan(0);
    }
  });

  test("home and contact name it, its place, its hours and its carriers", async () => {
    const home = await read("/");
    const contact = await read("/contact-us");
    for (const { html, text } of [home, contact]) {
      expect(openSigns(html)).toContain(openState(hours, now).text);
      expect(text).toContain(`${address.city}, ${address.state} ${address.zip}`);
      expect(text).toContain(address.street);
    }
    for (const { name } of offered) {
      expect(home.text).toContain(name);
    }
    expect(contact.text).toContain(email);
    for (const { days, times } of weekRows(hours, now)) {
      expect(contact.text).toContain(times);
      expect(contact.text).toContain(days);
    }
  });

  test("partners are its own", async () => {
    const { root } = await read("/shipping-partners");
    const links = root.querySelectorAll("main a[href]").map((link) => link.getAttribute("href"));
    expect(links).toEqual(expect.arrayContaining(partners.map(({ website }) => website)));
  });

  test("services and questions state its prices", async () => {
    for (const number of Object.values(numbers)) {
      if ("price" in number && number.offer !== undefined && number.price > 0) {
        const page = indexedPages.find(({ id }) => id === number.owners[0]);
        expect((await read(page?.path ?? "")).text).toContain(dollars(number.price, number.showsCents));
      }
    }
    const basic = numbers["mailbox-basic"];
    const price = basic !== undefined && "price" in basic ? dollars(basic.price) : "none";
    expect((await read("/ask-mailbox-plus")).text).toContain(price);
  });

  test("tools reckon with its numbers and carriers", async () => {
    const plans = plansOf(numbers);
    const { root } = await read("/home-business/mailbox-rental?packages=8");
    const cheapest = cheapestPlans(plans, 8);
    expect(marks(root, "tr[data-plan]", "data-plan", "data-cost").toSorted()).toEqual(
      plans.map((plan) => [plan.key, String(planCost(plan, 8))]).toSorted(),
    );
    expect(marks(root, "tr[data-cheapest]", "data-plan").flat().toSorted()).toEqual(
      cheapest.map(({ key }) => key).toSorted(),
    );
    const measured = await read("/measure?length=10&width=20&height=15&weight=8&unit=in");
    expect(marks(measured.root, "li[data-carrier]", "data-carrier").flat().toSorted()).toEqual(
      offered.map(({ id }) => id).toSorted(),
    );
    const tracking = await read("/tracking");
    for (const { name } of carriers) {
      expect(tracking.text).toContain(name);
    }
    expect((await read("/visit?for=notary-service")).text).toContain(address.street);
  });

  test("machines are told its values", async () => {
    const facts = JSON.parse(await get("/facts.json")) as object;
    expect(facts).toMatchObject({
      name: site.name,
      contact: site.contact,
      hours: { weekly: hours.weekly, holidays: hours.holidays },
      carriers: offered.map(({ name }) => name),
      areaServed: site.areaServed,
    });
    const { graph } = await read("/");
    const record = graph.find((node) => [node["@type"]].flat().includes("LocalBusiness"));
    expect(record).toMatchObject({
      name: site.name,
      telephone: `+1${phone.replaceAll(/\D/g, "")}`,
      email,
      geo: { latitude: site.geo.lat.toFixed(5), longitude: site.geo.lng.toFixed(5) },
    });
    const llms = await get("/llms.txt");
    for (const { hours: day } of daysByHours(hours)) {
      expect(llms).toContain(day === null ? "closed" : `${clockTime(day.opens)} to ${clockTime(day.closes)}`);
    }
  });
});
