import { describe, expect, test } from "vitest";
import { useSite, type Response } from "../support/harness.ts";
import { addNotice } from "../support/notices.ts";
import { openSigns, textOf, textsWithRole } from "../support/page-text.ts";
import { artworkShipping } from "../support/service-like.ts";
import { shortTimeouts as timeouts } from "../support/times.ts";

const site = useSite({ vars: { TIMEOUTS_MS: timeouts } });
const pages = ["/", "/contact-us", artworkShipping.path, "/no-such-page"];

const read = async (path: string) => (await site.fetch(path)).text();
const strip = async () => textsWithRole(await read("/"), "status");
const snow = { text: "Closed today, snow", closes_store: 1 } as const;

test.each([...pages, "/contact"])("a notice stands on %s, and leaves the open signs alone", async (path) => {
  const { text } = await addNotice(site.db());
  const html = await read(path);
  expect(textsWithRole(html, "status")).toEqual([text]);
  expect(openSigns(html).length).toBeGreaterThan(0);
  for (const sign of openSigns(html)) {
    expect(sign).toMatch(/^(Open|Closed|Closes soon) · \w|^Holiday hours may vary today$/);
  }
});

test.each([
  ["with milliseconds", "2026-01-01T00:00:00.000Z", "2099-01-01T00:00:00.000Z"],
  ["without milliseconds", "2026-01-01T00:00:00Z", "2099-01-01T00:00:00Z"],
  ["as SQLite writes them", "2026-01-01 00:00:00", "2099-01-01 00:00:00"],
  ["without seconds", "2026-01-01 00:00", "2099-01-01 00:00"],
  ["with the store's own offset", "2025-12-31T19:00:00-05:00", "2098-12-31 19:00:00-05:00"],
  ["with the midnight that ends a day", "2025-12-31T24:00:00Z", "2098-12-31 24:00"],
])("times may be written %s", async (_, starts_at, ends_at) => {
  const { text } = await addNotice(site.db(), { starts_at, ends_at });
  expect(await strip()).toEqual([text]);
});

const timesNobodyReads = [
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
];
test.each<[object, string]>([
  [{ text: "" }, "Write a text of 1 to 160 characters"],
  [{ text: "  " }, "Write a text of 1 to 160 characters"],
  [{ text: "x".repeat(161) }, "Write a text of 1 to 160 characters"],
  [{ starts_at: "2099-01-01T00:00:00Z" }, "Write an ends_at that is later than starts_at"],
  ...timesNobodyReads.flatMap((time): Array<[object, string]> => [
    [{ starts_at: time }, "Write starts_at in UTC as 2026-12-01T14:00:00Z"],
    [{ ends_at: time }, "Write ends_at in UTC as 2026-12-01T23:00:00Z"],
  ]),
])("the database refuses %j, and says what to write", async (changes, sentence) => {
  await expect(addNotice(site.db(), changes)).rejects.toThrow(`CHECK constraint failed: ${sentence}`);
});

test("the database refuses to change a time to one that nobody can read", async () => {
  await addNotice(site.db());
  await expect(site.db().prepare("update notices set ends_at = 'tomorrow'").run()).rejects.toThrow("Write ends_at");
});

test("a notice that closes the store turns every sign and is gone when it is deleted", async () => {
  await site.setConditions({ vars: { TIMEOUTS_MS: { noticeAge: 100 } } });
  expect(await strip()).toEqual([]);
  await addNotice(site.db(), snow);
  await expect.poll(strip).toEqual([snow.text]);
  await expect.poll(async () => [...new Set(openSigns(await read("/")))]).toEqual(["Closed"]);
  for (const path of ["/contact-us", artworkShipping.path]) {
    expect(openSigns(await read(path)).at(-1)).toBe("Closed");
  }
  await site.db().prepare("delete from notices").run();
  await expect.poll(strip).toEqual([]);
});

function openPage(response: Response) {
  if (response.body === null) {
    throw new Error("The page has no body.");
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let html = "";
  return async (text = "no text of a page"): Promise<string> => {
    for (let isDone = false; !isDone && !html.includes(text);) {
      const { done, value } = await reader.read();
      html += decoder.decode(value as Uint8Array | undefined, { stream: !done });
      isDone = done;
    }
    return html;
  };
}

describe("a database", () => {
  test.each(pages)("that is slow holds up nothing on %s but the notice", async (path) => {
    await addNotice(site.db(), snow);
    await site.setConditions({ database: "hang" });
    const readOn = openPage(await site.fetch(path));
    const first = await readOn("</h1>");
    expect(first).toContain("</h1>");
    expect(first).not.toContain(snow.text);

    await site.setConditions({ database: "ok" });
    const whole = await readOn();
    expect(whole).toContain(snow.text);
    expect(textsWithRole(whole, "status")).toEqual([snow.text]);
    expect(openSigns(whole).at(-1)).toBe("Closed");
  });

  test.each([
    ["slow", true],
    ["hang", false],
  ] as const)("that is in trouble (%s) lets a crawler have the page in one piece: %s", async (database, hasNotice) => {
    const { text } = await addNotice(site.db());
    await site.setConditions({ database });
    const started = performance.now();
    const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    const html = await (await site.fetch("/", { headers: { "user-agent": crawler } })).text();
    expect(textsWithRole(html, "status")).toEqual(hasNotice ? [text] : []);
    expect(html).not.toContain('<template id="B:');
    expect(performance.now() - started).toBeLessThan(timeouts.notice);
  });

  test.each(["hang", "refuse-all"] as const)("in trouble costs the notice, and no page: %s", async (database) => {
    await addNotice(site.db(), snow);
    await site.setConditions({ database });
    const started = performance.now();
    const responses = await Promise.all(pages.map((path) => site.fetch(path)));
    const texts = await Promise.all(responses.map((response) => response.text()));
    expect(performance.now() - started).toBeGreaterThanOrEqual(database === "hang" ? timeouts.notice : 0);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
    for (const html of texts) {
      expect(html).toContain("</html>");
      expect(textsWithRole(html, "status")).toEqual([]);
      expect(textOf(html)).not.toContain("Something went wrong");
    }
    if (database === "refuse-all") {
      await expect.poll(() => site.logs().join("\n")).toContain("notice_not_read");
    }
    expect(site.logs().join("\n")).not.toContain("render_failed");
  });
});
