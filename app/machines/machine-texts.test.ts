import { XMLParser, XMLValidator } from "fast-xml-parser";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import type { Hours, SiteConfig } from "../content/schema.ts";
import { hours as ownHours } from "../content/hours.ts";
import { tools } from "../content/tools.ts";
import { hoursLine } from "../hours/opening-hours.ts";
import { hoursCalendar } from "./hours-calendar.ts";
import { escapeText, foldLines } from "./line-folding.ts";
import { addDays } from "../hours/store-days.ts";
import { robotsText, securityText, sitemapXml } from "./sitemap.ts";
import { llmsText } from "./llms-text.server.ts";
import { vcard } from "./vcard.ts";
import { indexedPages as pages } from "../pages/pages.server.ts";
import { site } from "../site/site.server.ts";
import { numbers as allNumbers, rate } from "../content/number-words.ts";
import { importWith } from "../../tests/support/import-with.ts";
import { fixtureWeek } from "../../tests/support/store.ts";

const origin = "https://store.example";
const now = new Date("2026-11-21T17:00:00Z");

const store: SiteConfig = {
  ...site,
  name: "Parcel Corner",
  contact: {
    phone: "(440) 555-0142",
    email: "hello@parcel-corner.example",
    address: { street: "100 Main Street", city: "Concord Township", state: "OH", zip: "44077", country: "US" },
  },
  geo: { lat: 41.67167, lng: -81.25083 },
  checkedOn: "2026-11-20",
};
const weeklyHours: Hours = { weekly: fixtureWeek, holidays: [] };

describe("lines", () => {
  const long = `NOTE:${"é🎁 ".repeat(60)}`;

  test("are folded at 75 octets, between characters, and unfold to what they were", () => {
    const file = foldLines([long, "END:X"]);
    const lines = file.split("\r\n");

    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(file).not.toContain("\ufffd");
    expect(file.replaceAll("\r\n ", "")).toBe(`${long}\r\nEND:X\r\n`);
  });

  test.each([
    ["a,b;c", String.raw`a\,b\;c`],
    ["back\\slash", String.raw`back\\slash`],
    ["two\nlines", String.raw`two\nlines`],
  ])("%j is escaped", (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });
});

describe("the vCard", () => {
  const card = new ICAL.Component(ICAL.parse(vcard(store, weeklyHours, origin)) as unknown[] as [string, [], []]);
  const value = (name: string): unknown => card.getFirstProperty(name)?.jCal.slice(3);

  test("is of the version that phones take, with phone, mail, address and place", () => {
    expect(value("version")).toEqual(["3.0"]);
    expect(value("fn")).toEqual(["Parcel Corner"]);
    expect(value("tel")).toEqual(["+14405550142"]);
    expect(value("email")).toEqual(["hello@parcel-corner.example"]);
    expect(value("adr")).toEqual([["", "", "100 Main Street", "Concord Township", "OH", "44077", "US"]]);
    expect(value("geo")).toEqual([[41.67167, -81.25083]]);
    expect(value("url")).toEqual([`${origin}/`]);
  });

  test("writes the address out as it stands on an envelope", () => {
    const text = vcard(
      { ...store, postalDelivery: { locality: "Leroy", region: "Ohio", country: "United States" } },
      weeklyHours,
      origin,
    );
    expect(text.replaceAll("\r\n ", "")).toContain(
      String.raw`LABEL;TYPE=WORK:100 Main Street\nLeroy\, Ohio 44077\nUnited States`,
    );
  });
});

describe("the calendar of opening hours", () => {
  const hours: Hours = {
    weekly: fixtureWeek,
    holidays: [
      { date: "2026-11-26", name: "Thanksgiving", hours: null },
      { date: "2026-12-24", name: "Christmas Eve", hours: { opens: "09:00", closes: "13:00" } },
    ],
  };
  const calendar = new ICAL.Component(ICAL.parse(hoursCalendar(store, hours, now)) as unknown[] as [string, [], []]);
  const zone = calendar.getFirstSubcomponent("vtimezone");
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  if (zone !== null) {
    ICAL.TimezoneService.register(zone);
  }

  function openings(from: string, until: string): string[] {
    const end = ICAL.Time.fromDateString(until);
    return events
      .filter((event) => !event.startDate.isDate)
      .flatMap((event) => {
        const found: string[] = [];
        const times = event.iterator();
        for (let time = times.next(); time && time.compare(end) < 0; time = times.next()) {
          const { startDate, endDate } = event.getOccurrenceDetails(time);
          found.push(`${startDate.toJSDate().toISOString()}/${endDate.toJSDate().toISOString()}`);
          if (!event.isRecurring()) {
            break;
          }
        }
        return found.filter((opening) => opening.slice(0, 10) >= from && opening.slice(0, 10) < until);
      })
      .map((opening) => opening.replaceAll(":00.000Z", ""))
      .toSorted();
  }

  const wholeDays = (date: string) =>
    events
      .filter((event) => event.startDate.isDate && event.startDate.toString() === date)
      .map(({ summary }) => summary);

  test("an ordinary week", () => {
    expect(openings("2026-11-30", "2026-12-07")).toEqual([
      "2026-11-30T14:00/2026-11-30T23:00",
      "2026-12-01T14:00/2026-12-01T23:00",
      "2026-12-02T14:00/2026-12-02T23:00",
      "2026-12-03T14:00/2026-12-03T23:00",
      "2026-12-04T14:00/2026-12-04T23:00",
      "2026-12-05T14:00/2026-12-05T19:00",
    ]);
  });

  test("summer time moves the hours in UTC, not at the counter", () => {
    expect(openings("2027-03-12", "2027-03-16")).toEqual([
      "2027-03-12T14:00/2027-03-12T23:00",
      "2027-03-13T14:00/2027-03-13T19:00",
      "2027-03-15T13:00/2027-03-15T22:00",
    ]);
  });

  test("a holiday is not open, and says why", () => {
    expect(openings("2026-11-26", "2026-11-27")).toEqual([]);
    expect(wholeDays("2026-11-26")).toEqual(["Parcel Corner is closed: Thanksgiving"]);
  });

  test.each([
    ["2026-12-25", "Christmas Day"],
    ["2027-07-05", "Independence Day (observed)"],
    ["2028-11-10", "Veterans Day (observed)"],
  ])("%s, which nobody has settled, is a day without hours that says so", (date, name) => {
    expect(openings(date, addDays(date, 1))).toEqual([]);
    expect(wholeDays(date)).toEqual([`Parcel Corner, ${name}: hours may vary, call first`]);
  });

  test("a short day has its own hours once, in place of the week's", () => {
    expect(openings("2026-12-24", "2026-12-25")).toEqual(["2026-12-24T14:00/2026-12-24T18:00"]);
  });

  test("days with other hours begin on the day that they are for", () => {
    const monday = { opens: "10:30", closes: "18:00" };
    const split: Hours = { weekly: { ...hours.weekly, monday }, holidays: [] };
    const text = hoursCalendar(store, split, now);
    expect(text).toContain("DTSTART;TZID=America/New_York:20261123T103000");
    expect(text).toContain("DTSTART;TZID=America/New_York:20261120T090000");
  });
});

test("the sitemap is XML with every page once and its date", () => {
  const xml = sitemapXml(pages, origin);

  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset } = new XMLParser({ ignoreAttributes: false }).parse(xml) as {
    urlset: { "@_xmlns": string; url: Array<{ loc: string; lastmod: string }> };
  };
  expect(urlset["@_xmlns"]).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(urlset.url).toEqual(pages.map(({ path, record }) => ({ loc: origin + path, lastmod: record.lastUpdated })));
  expect(new Set(urlset.url.map(({ loc }) => loc)).size).toBe(urlset.url.length);
});

test("crawlers are told of the sitemap and kept out of the API alone", () => {
  expect(robotsText(origin).match(/^(Disallow|Sitemap): .*$/gm)).toEqual([
    "Disallow: /api/",
    `Sitemap: ${origin}/sitemap.xml`,
  ]);
});

test("the security contact expires less than a year after the store's check", () => {
  const text = securityText({ ...site, checkedOn: "2026-11-20" }, origin);

  expect(text).toContain(`Contact: mailto:${site.contact.email}\n`);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
  expect(/^Expires: (.*)$/m.exec(text)?.[1]).toBe("2027-11-19T00:00:00.000Z");
});

test("the text for assistants promises no hours on a holiday that nobody has settled", async () => {
  const told = (holidays: Hours["holidays"]) =>
    importWith({ "#app/content/hours.ts": { hours: { ...weeklyHours, holidays } } }, async () =>
      (await import("./llms-text.server.ts")).llmsText(origin, now),
    );
  expect(await told([])).toContain("\n- 2026-11-26, Thanksgiving Day: hours may vary, call first\n");
  expect(await told([{ date: "2026-11-26", name: "Thanksgiving Day", hours: null }])).toContain(
    "\n- 2026-11-26, Thanksgiving Day: closed\n",
  );
});

test("it names every price", () => {
  const text = llmsText(origin, now);
  const offers = Object.values(allNumbers).flatMap((number) =>
    "offer" in number && number.owners.length > 0 ? number.offer : [],
  );
  expect(offers.filter((offer) => !text.includes(`\n- ${offer}: `))).toEqual([]);
  expect(text).toContain(rate("mailbox-basic"));
});

test("the text for assistants names the store first, then links to every page and tool", () => {
  const text = llmsText(origin, now);

  expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> `));
  expect(text).toContain(hoursLine(ownHours));
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
  const places = tools.flatMap((tool) => ("anchor" in tool ? [`${tool.path}#${tool.anchor}`] : []));
  expect(links.toSorted()).toEqual([...pages.map(({ path }) => path), ...places].map((to) => origin + to).toSorted());
  for (const { path, example } of tools) {
    expect(text).toContain(`Example: ${origin}${path}?${example}`);
  }
});
