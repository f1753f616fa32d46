/** Every page at every width, hour and look: no word of a label, time, price or telephone number torn, no hole, no target too small. */
import type { Page } from "@playwright/test";
import { openDayFrom, storeInstant } from "../support/store.ts";
import { everyPath, templatePaths } from "./every-path.ts";
import { geometryFaults } from "./geometry-faults.ts";
import { openAnswers, setStyles } from "./layout-faults.ts";
import { matrix, rowsOfRun } from "./matrix.ts";
import { pairwise } from "./pairwise.ts";
import { expect, test } from "./support.ts";

/** 320 px is a screen of 1280 at 400 %. */
const widths = [320, 360, 768, 1024, 1440, 1920];
const settings = [...widths, "large letters"] as const;
const { date, closes } = openDayFrom("2028-03-08");
/** Open, on a holiday, and on its eve. */
const moments = [storeInstant(date, closes, -5 * 3600), "2028-11-23T10:00:00-05:00", "2028-11-22T20:00:00-05:00"];
const schemes = ["light", "dark"] as const;
const isInSample = pairwise(templatePaths.length, settings.length, moments.length, schemes.length);
/** Of those who set their letters twice as large; the page has room for columns all the same. */
const largeLetters = "html { font-size: 32px }";
/** Pages are shared out among so many tests, since they are known only when the server answers. */
const shares = 4;

/** Columns grow too narrow for so large letters, and the header too wide, but nothing is torn. */
const isTorn = /^(split|word broken in a label)/;

/** Everything that may be read: answers open, and what waits until it is near laid out. */
async function unfold(page: Page) {
  await page.evaluate(() => (document.documentElement.dataset.comingBack = ""));
  await page.evaluate(openAnswers);
}

for (let share = 0; share < shares; share += 1) {
  test.describe("every page", matrix, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: [/status of 404/] });
    test(`pages keep together, part ${share + 1} of ${shares}`, async ({ page }) => {
      const found = new Set<string>();
      const paths = await everyPath(page);
      const rows = paths.flatMap((path, index) =>
        moments.flatMap((moment, hour) =>
          schemes
            // Of the pages that share a template one is looked at by every hour and look.
            .filter((_, look) => index < templatePaths.length || hour + look === 0)
            .flatMap((scheme, look) =>
              settings.map((setting, at) => ({ path, index, moment, scheme, setting, cells: [index, at, hour, look] })),
            ),
        ),
      );
      const taken = rowsOfRun(rows, ({ cells }) => isInSample(...cells)).filter(
        ({ index }) => index % shares === share,
      );
      let shown = "";
      for (const { path, moment, scheme, setting } of taken) {
        if (shown !== path + moment) {
          await page.setExtraHTTPHeaders({ "x-frozen-clock": moment });
          await page.goto(path);
          await unfold(page);
          shown = path + moment;
        }
        const isLarge = typeof setting === "string";
        await page.emulateMedia({ colorScheme: scheme });
        const width = isLarge ? 1024 : setting;
        await page.setViewportSize({ width, height: width < 1920 ? 900 : 1080 });
        await page.evaluate(setStyles, isLarge ? largeLetters : "");
        for (const fault of (await page.evaluate(geometryFaults)).filter((each) => !isLarge || isTorn.test(each))) {
          found.add(`${path}, ${isLarge ? setting : `${setting} px`}, ${scheme}, ${moment}: ${fault}`);
        }
      }
      expect([...found]).toEqual([]);
    });
  });
}
