/** Every page at every width: no word of a label, time, price or telephone number torn, no hole, no target too small. */
import type { Page } from "@playwright/test";
import { everyPath, openUnlessShown, templatePaths } from "./every-path.ts";
import { geometryFaults } from "./geometry-faults.ts";
import { matrix, rowsOfRun } from "./matrix.ts";
import { expect, test } from "./support.ts";

/** 320 px is a screen of 1280 at 400 %. */
const widths = [320, 360, 768, 1024, 1440, 1920];
/** Of those who set their letters twice as large; the page has room for columns all the same. */
const largeLetters = "html { font-size: 32px }";
/** Pages are shared out among so many tests, since they are known only when the server answers. */
const shares = 4;

/** Columns grow too narrow for so large letters, and the header too wide, but nothing is torn. */
const isTorn = /^(split|word broken in a label)/;

/** Runs in the page. */
function setLetters(css: string) {
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(css);
  document.adoptedStyleSheets = [stylesheet];
}

/** Everything that may be read: answers open, and what waits until it is near laid out. */
async function unfold(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.comingBack = "";
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name");
      details.open = true;
    }
  });
}

for (let share = 0; share < shares; share += 1) {
  test.describe("every page", matrix, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: [/status of 404/] });
    test(`pages keep together, part ${share + 1} of ${shares}`, async ({ page }) => {
      test.setTimeout(300_000);
      const found = new Set<string>();
      const paths = await everyPath(page);
      const rows = paths.flatMap((path, index) =>
        [...widths, "large letters"].map((setting, at) => ({ path, index, setting, at })),
      );
      // Of the sample are the pages of templates, each in two settings, which take turns.
      const taken = rowsOfRun(rows, ({ index, at }) => index < templatePaths.length && (index + at) % 7 < 2);
      for (const { path, setting } of taken.filter(({ index }) => index % shares === share)) {
        if (await openUnlessShown(page, path)) {
          await unfold(page);
        }
        const isLarge = typeof setting === "string";
        await page.setViewportSize({ width: isLarge ? 1024 : setting, height: 900 });
        await page.evaluate(setLetters, isLarge ? largeLetters : "");
        for (const fault of (await page.evaluate(geometryFaults)).filter((each) => !isLarge || isTorn.test(each))) {
          found.add(`${path}, ${isLarge ? setting : `${setting} px`}: ${fault}`);
        }
      }
      expect([...found]).toEqual([]);
    });
  });
}
