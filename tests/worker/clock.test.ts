import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { areas } from "#app/content/areas/index.ts";
import { hours } from "#app/content/hours.ts";
import { areaPath } from "#app/areas/areas.server.ts";
import { comingHolidays, weekRows } from "#app/hours/opening-hours.ts";
import { addDays, storeDay } from "#app/hours/store-days.ts";
import { useSite } from "../support/harness.ts";
import { textOf } from "../support/page-text.ts";
import { openDayFrom, signAt, storeInstant } from "../support/store.ts";

const { date, opens, closes } = openDayFrom("2026-12-01");
const hour = 3600;
const shutDayFrom = (day: string): string => (storeDay(hours, day).hours === null ? day : shutDayFrom(addDays(day, 1)));

const site = useSite();

const read = async (path: string, time: string) =>
  (await site.fetch(path, { headers: { "x-frozen-clock": time } })).text();

test.each([
  ["before the store opens", storeInstant(date, opens, -hour)],
  ["in the afternoon", storeInstant(date, closes, -2 * hour)],
  ["shortly before it closes", storeInstant(date, closes, -hour / 3)],
  ["after it closed", storeInstant(date, closes, hour)],
  ["on a closed day", storeInstant(shutDayFrom(date), "12:00")],
])("the first view of the home page says what the sign says %s", async (_, time) => {
  const hero = parse(await read("/", time)).querySelector(".home-hero")?.structuredText;
  const [, state = "", at = ""] = /^(\w+).*?(\d+:\d+ [AP]M)$/.exec(signAt(time)) ?? [];
  expect(hero).toContain(state);
  expect(hero).toContain(at);
});

test("no page shows the week's hours without the days of the coming seven that differ", async () => {
  const eve = "2026-11-25T10:00:00-05:00";
  const rows = weekRows(hours, new Date(eve));
  const [week = { days: "" }] = rows.filter((row) => !("exception" in row));
  const towns = areas.slice(0, 1).map(areaPath);
  for (const path of ["/", "/visit", "/services", "/pack-ship", "/ask-mailbox-plus", ...towns]) {
    const page = textOf(await read(path, eve));
    const count = (words: string) => page.split(words).length - 1;
    expect(count(week.days), path).toBeGreaterThan(0);
    for (const { days, times } of rows.filter((row) => "exception" in row)) {
      expect(count(`${days} ${times}`), path).toBe(count(week.days));
    }
  }
});

test("the contact page tells the days of the coming month that are not like the others", async () => {
  const monthBefore = "2026-11-02T12:00:00-05:00";
  const page = textOf(await read("/contact-us", monthBefore));
  for (const { day, name } of comingHolidays(hours, new Date(monthBefore), 30)) {
    expect(page).toMatch(new RegExp(`${day}\\s*${name}`));
  }
});
