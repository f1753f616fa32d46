/** The frozen clock of the local configuration: signs, notices and messages go by it, one moment apart from another. */
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { hours } from "#app/content/hours.ts";
import { clockTime, comingHolidays } from "#app/hours/opening-hours.ts";
import { addDays, storeDay } from "#app/hours/store-days.ts";
import { useSite } from "../support/harness.ts";
import { contactEntries, onlyMessage } from "../support/messages.ts";
import { addNotice } from "../support/notices.ts";
import { openSigns, textOf, textsWithRole } from "../support/page-text.ts";
import { openDayFrom, signAt, storeInstant } from "../support/store.ts";

const { date, opens, closes } = openDayFrom("2026-12-01");
const hour = 3600;
const beforeOpening = storeInstant(date, opens, -hour);
const afternoon = storeInstant(date, closes, -hour);
const lateAfternoon = storeInstant(date, closes, -hour / 3);
const evening = storeInstant(date, closes, hour);

const site = useSite({ vars: { FROZEN_CLOCK: afternoon } });

const read = async (path: string, time?: string) =>
  (await site.fetch(path, { headers: { ...(time && { "x-frozen-clock": time }) } })).text();

test("the setting stops it for every request, the header for one", async () => {
  expect(new Set(openSigns(await read("/")))).toEqual(new Set([`Open · Closes at ${clockTime(closes)}`]));
  for (const path of ["/", "/services", "/contact-us", "/visit?for=mailbox-rental"]) {
    expect(new Set(openSigns(await read(path, lateAfternoon))), path).toEqual(
      new Set([`Closes soon · ${clockTime(closes)}`]),
    );
  }
  expect(new Set(openSigns(await read("/", evening)))).toEqual(new Set([signAt(evening)]));
  expect(new Set(openSigns(await read("/", beforeOpening)))).toEqual(
    new Set([`Closed · Opens at ${clockTime(opens)}`]),
  );
});

/** The first date from this one on which the store is shut by its week. */
const shutDayFrom = (day: string): string => (storeDay(hours, day).hours === null ? day : shutDayFrom(addDays(day, 1)));

test.each([
  ["before it opens", beforeOpening],
  ["in the afternoon", afternoon],
  ["shortly before it closes", lateAfternoon],
  ["after it closed", evening],
  ["on a closed day", storeInstant(shutDayFrom(date), "12:00")],
])("the first view of the home page says what the sign says %s", async (_, time) => {
  const hero = parse(await read("/", time)).querySelector(".home-hero")?.structuredText;
  const [, state = "", at = ""] = /^(\w+).*?(\d+:\d+ [AP]M)$/.exec(signAt(time)) ?? [];
  expect(hero).toContain(state);
  expect(hero).toContain(at);
});

test("no page shows the week's hours without the day of the coming seven that differs", async () => {
  const eve = "2026-11-25T10:00:00-05:00";
  for (const path of ["/", "/visit", "/services", "/pack-ship", "/ask-mailbox-plus", "/service-area/mentor"]) {
    const page = textOf(await read(path, eve));
    const count = (words: RegExp) => page.match(words)?.length ?? 0;
    expect(count(/Mon-Fri/g), path).toBeGreaterThan(2);
    expect(count(/Thu, Nov 26\s*Thanksgiving Day: hours may vary/g), path).toBe(count(/Mon-Fri/g));
  }
});

test("the contact page tells the days of the coming month that are not like the others", async () => {
  const monthBefore = "2026-11-02T12:00:00-05:00";
  const page = textOf(await read("/contact-us", monthBefore));

  for (const { day, name } of comingHolidays(hours, new Date(monthBefore), 30)) {
    expect(page).toMatch(new RegExp(`${day}\\s*${name}`));
  }
});

test("the client router's data go by it too", async () => {
  expect(await read("/contact-us.data", evening)).toContain(signAt(evening));
});

test("a notice stands at its time and at no other, however often either is asked for", async () => {
  await addNotice(site.db(), {
    text: "Closed this evening",
    starts_at: storeInstant(date, closes, hour - 60),
    ends_at: storeInstant(date, closes, hour + 60),
    closes_store: 1,
  });

  for (let visit = 0; visit < 3; visit += 1) {
    expect(textsWithRole(await read("/"), "status")).toEqual([]);
    expect(textsWithRole(await read("/", evening), "status")).toEqual(["Closed this evening"]);
  }
});

test("a message is received then", async () => {
  expect((await site.postJson("/api/contact", contactEntries(), { "x-frozen-clock": evening })).status).toBe(201);

  expect((await onlyMessage(site.db())).received_at).toBe(evening);
});

test("a header that is no instant is refused, and the log says what to send", async () => {
  const response = await site.fetch("/", { headers: { "x-frozen-clock": "noon" } });

  expect(response.status).toBe(500);
  await expect
    .poll(() => site.logs().join("\n"))
    .toContain("x-frozen-clock must be an instant such as 2026-11-26T15:00:00-05:00");
});
