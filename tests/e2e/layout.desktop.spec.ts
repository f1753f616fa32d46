/** Every page at six widths: no word of a label, time, price or telephone number torn, no hole, no target too small. */
import type { Page } from "@playwright/test";
import { everyPath } from "./every-path.ts";
import { geometryFaults } from "./geometry-faults.ts";
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
  test.describe(() => {
    test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: [/status of 404/] });
    test(`pages keep together, part ${share + 1} of ${shares}`, async ({ page }) => {
      test.setTimeout(60_000);
      const found = new Set<string>();
      for (const path of (await everyPath(page)).filter((_, index) => index % shares === share)) {
        await page.goto(path);
        await unfold(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          for (const fault of await page.evaluate(geometryFaults)) {
            found.add(`${path}, ${width} px: ${fault}`);
          }
        }
        await page.setViewportSize({ width: 1024, height: 900 });
        await page.evaluate(setLetters, largeLetters);
        for (const fault of (await page.evaluate(geometryFaults)).filter((each) => isTorn.test(each))) {
          found.add(`${path}, large letters: ${fault}`);
        }
      }
      expect([...found]).toEqual([]);
    });
  });
}
