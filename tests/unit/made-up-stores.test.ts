/** Every record that the schema takes makes a site, and the site states the record's values. */
import { assert, asyncProperty } from "fast-check";
import ICAL from "ical.js";
import { createElement } from "react";
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import * as v from "valibot";
import {
  AboutPageSchema,
  AnswersSchema,
  CarrierSchema,
  HoursSchema,
  PartnersSchema,
  SiteConfigSchema,
  StoreNumberSchema,
} from "#app/content/schema.ts";
import { openState, untilHoursChange } from "#app/hours/opening-hours.ts";
import { addDays, storeDay, storeInstant } from "#app/hours/store-days.ts";
import { cheapestPlans, plansOf } from "#app/tools/plans/mailbox-plans.ts";
import { mistakesOf } from "../../scripts/records/mistakes.ts";
import { renderInRouter } from "../support/in-router.ts";
import { madeUpStores, madeUpToday, type MadeUpStore } from "../support/made-up-stores.ts";
import { findMistakes, type Node } from "../support/schema-org.ts";
import { endOtherRecords, everyString, siteWith } from "../support/site-with.ts";

const now = storeInstant(madeUpToday, "12:00");
const origin = "https://store.example";

afterAll(endOtherRecords);

function checkRecords({ site, hours, partners, numbers, carriers, answers, aboutPage }: MadeUpStore): void {
  expect(mistakesOf(AboutPageSchema, aboutPage)).toEqual([]);
  expect(mistakesOf(AnswersSchema, answers)).toEqual([]);
  expect(mistakesOf(SiteConfigSchema, site)).toEqual([]);
  expect(mistakesOf(HoursSchema, hours)).toEqual([]);
  expect(mistakesOf(PartnersSchema, partners)).toEqual([]);
  expect(mistakesOf(v.record(v.string(), StoreNumberSchema), numbers)).toEqual([]);
  expect(mistakesOf(v.array(CarrierSchema), carriers)).toEqual([]);
}

/** At every opening and closing of two weeks, and a minute before. */
function checkSigns({ hours }: MadeUpStore): void {
  for (const date of Array.from({ length: 14 }, (_, ahead) => addDays(madeUpToday, ahead))) {
    const { hours: day, isSettled } = storeDay(hours, date);
    if (day !== null && isSettled) {
      const [opening, closing] = [storeInstant(date, day.opens), storeInstant(date, day.closes)];
      const statusAt = (time: Date, minutes = 0) =>
        openState(hours, new Date(time.getTime() + minutes * 60_000)).status;
      // A store that opens for half an hour closes soon from its first minute on.
      expect(["open", "closing"], date).toContain(statusAt(opening));
      expect(statusAt(closing, -1), date).toBe("closing");
      expect(["open", "closing"], date).not.toContain(statusAt(opening, -1));
      expect(["open", "closing"], date).not.toContain(statusAt(closing));
    }
    const noon = storeInstant(date, "12:00");
    const until = untilHoursChange(hours, noon);
    expect(until).toBeGreaterThan(0);
    expect(openState(hours, new Date(noon.getTime() + until - 1000))).toEqual(openState(hours, noon));
  }
}

/** Wherever the site itself names the store's town, and not a text of the records. */
async function checkTown({ site: { contact, postalDelivery } }: MadeUpStore): Promise<void> {
  const { areas } = await import("#app/content/areas/index.ts");
  const { viewAreaPage } = await import("#app/areas/area-pages.server.ts");
  const { viewAboutPage } = await import("#app/pages/about/about.server.ts");
  const { viewHomePage } = await import("#app/pages/home/home.server.ts");
  const { site } = await import("#app/site/site.server.ts");
  const { socialCardFoot } = await import("#app/site/social-card.ts");
  const { AreaPage } = await import("#app/areas/area-page.tsx");
  const { Postmark } = await import("#app/ui/postmark.tsx");
  const { city } = contact.address;
  for (const area of areas) {
    const shown = renderToStaticMarkup(createElement(AreaPage, viewAreaPage(area).page));
    expect(shown).toMatch(/ miles?<\/span>.*<b>Our store<\/b>/);
  }
  for (const { postmark } of [viewHomePage(now).page, viewAboutPage().page]) {
    const drawn = renderToStaticMarkup(createElement(Postmark, postmark));
    expect(drawn).toContain(`>${city.toUpperCase()}<`);
    expect(drawn).not.toMatch(/concord/i);
  }
  expect(socialCardFoot(site).place).toBe(`${city}, ${postalDelivery.region} · since ${site.since}`);
}

/** On About and in the search, by the names that there are. */
async function checkLeaders({ aboutPage: { leadership } }: MadeUpStore): Promise<void> {
  const { viewAboutPage } = await import("#app/pages/about/about.server.ts");
  const { AboutPage } = await import("#app/pages/about/about-page.tsx");
  const { searchDocuments } = await import("#app/search/search-documents.server.ts");
  const shown = parse(renderInRouter(createElement(AboutPage, viewAboutPage().page)));
  const found = searchDocuments().find(({ id }) => id === "store about");
  for (const { name, photo, description } of leadership) {
    expect(shown.structuredText).toContain(name ?? "");
    expect(shown.structuredText).toContain(description ?? "");
    expect(everyString(found?.view(now, "")).join(" ")).toContain(name ?? "");
    expect(shown.querySelector(`img[src="${photo}"]`) === null).toBe(photo === undefined);
  }
}

/** Checks the parts of every page, and the texts for machines. */
async function checkShown(store: MadeUpStore): Promise<void> {
  const { site, hours, partners, numbers, carriers } = store;
  const { viewSiteLayout } = await import("#app/shell/site-layout.server.ts");
  const { viewHomePage } = await import("#app/pages/home/home.server.ts");
  const { viewPartnersPage } = await import("#app/pages/partners/partners.server.ts");
  const { storeFacts } = await import("#app/machines/store-facts.server.ts");
  const { viewStructuredData } = await import("#app/machines/json-ld.server.ts");
  const { hoursCalendar } = await import("#app/machines/hours-calendar.ts");
  const { vcard } = await import("#app/machines/vcard.ts");

  const { phone, footer, week } = viewSiteLayout(now);
  expect(phone).toEqual({ text: site.contact.phone, url: `tel:+1${site.contact.phone.replaceAll(/\D/g, "")}` });
  expect(footer.social.map(({ to }) => to)).toEqual(
    [site.social.facebook, site.social.instagram, site.social.nextdoor].filter((url) => url !== undefined),
  );
  expect(week.length).toBeGreaterThan(0);
  expect(viewPartnersPage().page.partners).toEqual(partners);
  const offered = carriers.filter(({ isOffered }) => isOffered !== false).map(({ name }) => name);
  expect(viewHomePage(now).page.carriers.map(({ name }) => name)).toEqual(offered);

  await checkTown(store);
  await checkLeaders(store);

  const facts = storeFacts(origin, now);
  expect(JSON.parse(JSON.stringify(facts))).toMatchObject({ contact: site.contact, hours: { weekly: hours.weekly } });
  expect(facts.carriers).toEqual(offered);
  const offers = Object.values(numbers).flatMap((number) =>
    "price" in number && number.offer !== undefined ? [`${number.offer}: ${number.price}`] : [],
  );
  expect(facts.prices.map(({ what, amount }) => `${what}: ${amount}`)).toEqual(expect.arrayContaining(offers));

  const graph = JSON.parse(viewStructuredData("/", origin, now) ?? "{}") as { "@graph": Node[] };
  expect(findMistakes(graph["@graph"])).toEqual([]);
  expect(() => new ICAL.Component(ICAL.parse(hoursCalendar(site, hours, now)) as unknown[])).not.toThrow();
  expect(
    vcard(site, hours, origin)
      .split("\r\n")
      .filter((line) => Buffer.byteLength(line) > 75),
  ).toEqual([]);
}

async function check(store: MadeUpStore): Promise<void> {
  checkRecords(store);
  checkSigns(store);
  const said = await siteWith(store);
  const broken = /\bundefined\b|\bNaN\b|\[object |\{[A-Za-z-]+[ .}]|\$-/;
  expect(
    [...said].filter(([, text]) => broken.test(text)).map(([path, text]) => [path, broken.exec(text)?.[0]]),
  ).toEqual([]);
  await checkShown(store);
  const plans = cheapestPlans(plansOf(store.numbers), 8);
  const answer = said.get("/home-business/mailbox-rental?packages=8") ?? "";
  expect(plans.filter(({ name }) => !answer.includes(name))).toEqual([]);
}

/** Another seed would be other stores: a run that fails has to fail again. */
const stores = (numRuns: number, seed: number) => assert(asyncProperty(madeUpStores, check), { numRuns, seed });

test("twenty made-up stores", () => stores(20, 1));

test("two hundred made-up stores", { tags: "all", timeout: 1_800_000 }, () => stores(200, 2));
