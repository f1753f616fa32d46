/** At every hour and width the header and the pages that tell the hours keep their lines: nothing wraps, overlaps or leaves. */
import type { Page } from "@playwright/test";
import { layoutFaults } from "./layout-faults.ts";
import { matrix, rowsOfRun } from "./matrix.ts";
import { pairwise } from "./pairwise.ts";
import { openDayFrom, signAt, storeInstant } from "../support/store.ts";
import { expect, queryDatabase, test } from "./support.ts";

const widths = [320, 360, 390, 500, 768, 1024, 1440];
const paths = ["/", "/contact-us", "/service-area/mentor"];
const longestNotice =
  "Closed until Friday noon: a water pipe broke in our building. Packages wait for you safe and dry, mailboxes can be reached, and the phone is answered, thank you";

const { date, closes } = openDayFrom("2028-03-08");

/** Nothing else in the tests happens in these years. */
const moments = [
  { name: "open", time: storeInstant(date, closes, -5 * 3600) },
  { name: "closing within the hour", time: storeInstant(date, closes, -1800) },
  { name: "on Saturday evening", time: "2028-03-11T20:00:00-05:00" },
  { name: "on Sunday", time: "2028-03-12T12:00:00-04:00" },
  { name: "on a holiday", time: "2028-11-23T10:00:00-05:00" },
  { name: "on the eve of a holiday", time: "2028-11-22T20:00:00-05:00" },
  { name: "with a notice that closes", time: "2028-04-05T11:00:00-04:00", sign: "Closed" },
  { name: "with the longest notice", time: "2028-04-12T11:00:00-04:00" },
].map((moment) => ({ sign: signAt(moment.time), ...moment }));

test.beforeAll(() => {
  expect(longestNotice).toHaveLength(160);
  queryDatabase(`insert into notices (text, starts_at, ends_at, closes_store) values
    ('Closed today, snow', '2028-04-05T04:00:00Z', '2028-04-06T04:00:00Z', 1),
    ('${longestNotice}', '2028-04-12T04:00:00Z', '2028-04-13T04:00:00Z', 0)`);
});

/** Runs in the page: what in the header or the hours does not stand as it should. */
function lineFaults(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const name = (element: Element) => `"${element.textContent.trim().slice(0, 50)}"`;
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1).toSorted((a, b) => a.top - b.top);
    let lines = 0;
    let bottom = -Infinity;
    for (const box of boxes) {
      // Beside what came before when their heights overlap by more than half.
      lines += box.top + box.height / 2 > bottom ? 1 : 0;
      bottom = Math.max(bottom, box.bottom);
    }
    return lines;
  };
  const faults: string[] = [];
  const inOneLine = "#site-header a, #site-header button, .open-sign, .top-hours li:not(.dated), a[href^='tel:']";
  const times = [...document.querySelectorAll(".hours span")].filter((span) =>
    /^\d+:\d\d [AP]M to \d+:\d\d [AP]M$/.test(span.textContent),
  );
  for (const element of [...document.querySelectorAll(inOneLine), ...times]) {
    if (isShown(element) && linesOf(element) > 1) {
      faults.push(`in ${linesOf(element)} lines: ${name(element)}`);
    }
  }
  const parts = [...document.querySelectorAll("#site-header :is(a, button, .open-sign, .top-hours)")].filter(isShown);
  for (const [index, part] of parts.entries()) {
    const box = part.getBoundingClientRect();
    for (const other of parts.slice(index + 1)) {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const isBeside = box.right <= left + 0.5 || right <= box.left + 0.5;
      const isAbove = box.bottom <= top + 0.5 || bottom <= box.top + 0.5;
      if (!isBeside && !isAbove && !part.contains(other)) {
        faults.push(`over each other: ${name(part)} and ${name(other)}`);
      }
    }
  }
  // One row each: the top bar from 768 px on, the bar with the menu always.
  for (const [index, bar] of [...document.querySelectorAll("#site-header .page")].entries()) {
    const middles = parts
      .filter((part) => bar.contains(part) && !part.closest("[popover]:popover-open"))
      .map((part) => part.getBoundingClientRect())
      .map(({ top, height }) => Math.round(top + height / 2));
    const rows = middles
      .toSorted((a, b) => a - b)
      .filter((middle, at, all) => at === 0 || middle - (all[at - 1] ?? 0) > 8);
    const most = index === 0 && innerWidth < 768 ? 2 : 1;
    if (rows.length > most) {
      faults.push(`bar ${index} in ${rows.length} rows`);
    }
  }
  return faults;
}

async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const faults = [...(await page.evaluate(lineFaults)), ...(await page.evaluate(layoutFaults))];
  return faults.map((fault) => `${width} px: ${fault}`);
}

const isInSample = pairwise(moments.length, paths.length, widths.length);

for (const [index, { name, time, sign }] of moments.entries()) {
  test.describe(name, matrix, () => {
    // Under reduced motion documents do not fade into each other, which a change of the width would break off.
    test.use({ extraHTTPHeaders: { "x-frozen-clock": time }, contextOptions: { reducedMotion: "reduce" } });
    test("pages keep their lines", async ({ page }) => {
      // The bar has the most in it while a visit is planned.
      await page.addInitScript(() => localStorage.setItem("visit", "pack-ship,shredding,copies"));
      for (const [at, path] of paths.entries()) {
        await page.goto(path);
        await expect(page.locator(".open-sign").first()).toHaveText(sign);
        await expect(page.getByRole("banner").getByRole("link", { name: "My list: 3 errands" })).toBeVisible();
        if (name.includes("notice")) {
          await expect(page.locator(".notice")).toBeVisible();
        }
        const faults: string[] = [];
        for (const width of rowsOfRun(widths, (_, place) => isInSample(index, at, place))) {
          faults.push(...(await faultsAt(page, width)));
        }
        expect.soft(faults, path).toEqual([]);
      }
    });
  });
}
