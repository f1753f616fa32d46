/** The store notice lies over the bottom edge: short, soon gone if one likes, and over nothing that has the focus. */
import { templatePages } from "../support/template-pages.ts";
import { coveredStops } from "./covered-stops.ts";
import { rest } from "./matrix.ts";
import { expect, queryDatabase, test, visit } from "./support.ts";

const text = "Closed today because of the snow over the lake. Parcels of this morning are safe with us: ".padEnd(
  159,
  "x ",
);
const short = "Open until 8 this week";

// A moment of our own, so that no other test sees the notice.
test.use({ extraHTTPHeaders: { "x-frozen-clock": "2031-03-04T12:00:00-05:00" } });
test.beforeAll(() => {
  queryDatabase(
    `insert into notices (text, starts_at, ends_at) values ('${text}', '2031-03-04T00:00:00Z', '2031-03-05T00:00:00Z')`,
  );
});

const screens = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
  // 1280 × 1024 at 400 %.
  { width: 320, height: 256 },
];

test.describe("over the bottom edge", rest, () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const half of [0, 1]) {
    test(`it covers nothing that has the focus, half ${half + 1} of the pages`, async ({ page }) => {
      for (const { path } of templatePages.filter((_, index) => index % 2 === half)) {
        await visit(page, path);
        const words = page.locator(".notice [role=status]");
        for (const screen of screens) {
          await page.setViewportSize(screen);
          for (const said of [text, short]) {
            await words.evaluate((line, value) => void (line.textContent = value), said);
            const faults = await page.evaluate(coveredStops);
            expect.soft(faults, `${path}, ${screen.width} × ${screen.height}, ${said.length} characters`).toEqual([]);
          }
        }
      }
    });
  }
});

test("it takes two lines on a phone, shows the rest at a press, and is gone for the visit when dismissed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/about-us");
  const words = page.locator(".notice [role=status]");
  const lines = () =>
    words.evaluate((line) => Math.round(line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight)));
  const more = page.getByRole("button", { name: "More of the notice" });
  // Until there is a button for the rest, all of it shows.
  await expect(more).toBeVisible();
  expect(await lines()).toBe(2);
  await more.click();
  expect(await lines()).toBeGreaterThan(3);
  await page.getByRole("button", { name: "Less of the notice" }).click();
  expect(await lines()).toBe(2);
  await page.emulateMedia({ media: "print" });
  await expect(words).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.getByRole("button", { name: "Dismiss the notice" }).click();
  await expect(words).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "Ask the shop" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask the shop");
  await expect(words).toHaveCount(0);
  await visit(page, "/privacy");
  await expect(words).toHaveCount(0);
});

test("one that was dismissed is gone for this tab's visit, and the next one is news", async ({ page }) => {
  const words = page.locator(".notice [role=status]");
  await visit(page, "/about-us");
  await page.getByRole("button", { name: "Dismiss the notice" }).click();
  await expect(words).toHaveCount(0);
  for (const path of ["/about-us", "/", "/contact-us"]) {
    await page.goto(path);
    await expect(words, path).toHaveCount(0);
  }
  // Another tab is another visit.
  const other = await page.context().newPage();
  await visit(other, "/about-us");
  await expect(other.getByRole("button", { name: "Dismiss the notice" })).toBeVisible();

  await page.evaluate(() => sessionStorage.setItem("dismissed-notice", "Open until 8 last week"));
  await visit(page, "/about-us");
  await expect(page.getByRole("button", { name: "Dismiss the notice" })).toBeVisible();
  await expect(words).toBeVisible();
});
