/** The store notice: what staff insert is what visitors read. */
import { expect, test } from "vitest";
import { useSite } from "../support/harness.ts";
import { hours, minutes, timeFromNow } from "../support/times.ts";
import { addNotice } from "../support/notices.ts";
import { openSigns, textsWithRole } from "../support/page-text.ts";
import { artworkShipping } from "../support/service-like.ts";

const site = useSite();

const read = async (path: string) => (await site.fetch(path)).text();

const end = "2099-01-01T00:00:00Z";

/** What the notice strip says on the home page. */
const strip = async () => textsWithRole(await read("/"), "status");

test.each(["/", "/contact-us", "/contact", "/pack-ship/insurance", artworkShipping.path, "/no-such-page"])(
  "stands on %s",
  async (path) => {
    await addNotice(site.db(), { text: "Open until 8 this week" });

    expect(textsWithRole(await read(path), "status")).toEqual(["Open until 8 this week"]);
  },
);

test("of several the one that started last stands, whichever was written last", async () => {
  await addNotice(site.db(), { text: "Newer", starts_at: timeFromNow(-minutes(1)) });
  await addNotice(site.db(), { text: "Older", starts_at: timeFromNow(-hours(5)) });
  await addNotice(site.db(), { text: "Future", starts_at: timeFromNow(hours(5)), ends_at: timeFromNow(hours(9)) });
  await addNotice(site.db(), {
    text: "Past",
    starts_at: timeFromNow(-minutes(0.5)),
    ends_at: timeFromNow(-minutes(0.1)),
  });

  expect(await strip()).toEqual(["Newer"]);
});

test.each([
  ["with milliseconds", "2026-01-01T00:00:00.000Z", "2099-01-01T00:00:00.000Z"],
  ["without milliseconds", "2026-01-01T00:00:00Z", "2099-01-01T00:00:00Z"],
  ["as SQLite writes them", "2026-01-01 00:00:00", "2099-01-01 00:00:00"],
  ["without seconds", "2026-01-01 00:00", "2099-01-01 00:00"],
  ["with the store's own offset", "2025-12-31T19:00:00-05:00", "2098-12-31 19:00:00-05:00"],
  ["with the midnight that ends a day", "2025-12-31T24:00:00Z", "2098-12-31 24:00"],
])("times may be written %s", async (_, starts_at, ends_at) => {
  await addNotice(site.db(), { starts_at, ends_at });

  expect(await strip()).toEqual(["Open until 8 this week"]);
});

test("times as SQLite's own now() are UTC", async () => {
  await site
    .db()
    .prepare(
      "insert into notices (text, starts_at, ends_at) values ('Now', datetime('now'), datetime('now', '+1 hour'))",
    )
    .run();
  await site
    .db()
    .prepare(
      "insert into notices (text, starts_at, ends_at) values ('Over', datetime('now', '-9 hours'), datetime('now'))",
    )
    .run();

  expect(await strip()).toEqual(["Now"]);
});

test("markup in it stays text", async () => {
  const text = `Closed <script>alert("1")</script> & 'gone'`;
  await addNotice(site.db(), { text });
  const html = await read("/");

  expect(textsWithRole(html, "status")).toEqual([text]);
  expect(html).not.toContain("<script>alert");
});

test("one that closes the store turns every open sign to closed", async () => {
  await addNotice(site.db(), { text: "Closed today, snow", closes_store: 1 });
  // The first page writes the edge cache; a later one has the notice in its shell.
  await expect.poll(async () => [...new Set(openSigns(await read("/")))]).toEqual(["Closed"]);

  for (const path of ["/contact-us", artworkShipping.path]) {
    const signs = openSigns(await read(path));
    expect(signs.length).toBeGreaterThan(0);
    expect(signs.at(-1)).toBe("Closed");
  }
});

test("one that does not close the store leaves the open signs alone", async () => {
  await addNotice(site.db());

  const signs = openSigns(await read("/"));
  expect(signs.length).toBeGreaterThan(0);
  for (const sign of signs) {
    expect(sign).toMatch(/^(Open|Closed) · \w|^Holiday hours may vary today$/);
  }
});

test.each([
  ["no text", { text: "" }, "Write a text of 1 to 160 characters"],
  ["a text of blanks", { text: "  " }, "Write a text of 1 to 160 characters"],
  ["a text of 161 characters", { text: "x".repeat(161) }, "Write a text of 1 to 160 characters"],
  ["its end before its start", { starts_at: timeFromNow(hours(2)) }, "Write an ends_at that is later than starts_at"],
  ["its end at its start", { starts_at: end, ends_at: end }, "Write an ends_at that is later than starts_at"],
  ...[
    "2026-12-1T9:00:00Z",
    "12/01/2026 09:00",
    "now",
    "2026-12-01T09:00:00-0500",
    "2026-12-01",
    "2026-02-30T09:00:00Z",
    "2026-12-01T25:00:00Z",
    "2026-12-01 9am",
    "2461000.5",
    "",
  ].flatMap((time): Array<[string, object, string]> => [
    [`${time} as its start`, { starts_at: time }, "Write starts_at in UTC as 2026-12-01T14:00:00Z"],
    [`${time} as its end`, { ends_at: time }, "Write ends_at in UTC as 2026-12-01T23:00:00Z"],
  ]),
])("the database refuses one with %s, and says what to write", async (_, changes, sentence) => {
  await expect(addNotice(site.db(), changes)).rejects.toThrow(`CHECK constraint failed: ${sentence}`);
});

test("the database refuses to change a time to one that nobody can read", async () => {
  await addNotice(site.db());

  await expect(site.db().prepare("update notices set ends_at = 'tomorrow'").run()).rejects.toThrow("Write ends_at");
});

test("a text of 160 characters is shown in full", async () => {
  const text = "x".repeat(160);
  await addNotice(site.db(), { text });

  expect(await strip()).toEqual([text]);
});
