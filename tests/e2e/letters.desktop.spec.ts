/** Letters as readers set them: wider apart (WCAG 1.4.12), or twice as large on a phone. Nothing is cut or beside the screen. */
import { expect, test } from "./support.ts";
import { templatePaths } from "./every-path.ts";
import { layoutFaults, openAnswers, setStyles } from "./layout-faults.ts";
import { matrix, rowsOfRun } from "./matrix.ts";

const paths = [
  ...templatePaths,
  "/specialty/digital-fingerprinting?letter=fbi",
  "/measure?length=abc&width=-3&height=1e9&weight=",
  "/home-business",
  "/accessibility",
  "/search",
];
const wideApart = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const settings = [
  ...[320, 390, 768, 1024, 1280, 1440].map((width) => ({
    name: "letters wide apart",
    width,
    size: 16,
    css: wideApart,
  })),
  ...[320, 390, 768].map((width) => ({ name: "letters of 32 px", width, size: 32, css: "" })),
  // Enlarged after the page was laid out: media queries don't see it.
  { name: "letters twice as large", width: 390, size: 16, css: "html { font-size: 200% }" },
];

/** Runs in the page: words in these elements that stand on more than one line, and elements that words stick out of. */
function tornWords(selector: string): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const edge = element.getBoundingClientRect();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
      // Words for screen readers alone.
      node.parentElement?.matches(".sr-only") === true ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const torn: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()];
        const isOutside = boxes.some(({ left, right }) => left < edge.left || right > edge.right + 1);
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1 || isOutside) {
          torn.push(word);
        }
      }
    }
    return torn;
  });
}

for (const [width, size] of [
  [320, 24],
  [360, 32],
] as const) {
  test(`the store's name, the buttons of the home page and the carriers are not torn at ${size} px on ${width} px`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const parts = ['#site-header a[href="/"]', ".home-hero .button", ".errand-bar > button", ".carriers a"];
    expect(await page.evaluate(tornWords, parts.join())).toEqual([]);
  });
}

test.describe("every page", matrix, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: [/status of 404/] });

  for (const [at, { name, width, size, css }] of settings.entries()) {
    test(`has room for ${name} at ${width} px`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
      await page.setViewportSize({ width, height: 900 });
      // Each setting has one page in the sample.
      for (const path of rowsOfRun(paths, (_, index) => index === at * 2)) {
        await page.goto(path);
        await page.evaluate(setStyles, css);
        await page.evaluate(openAnswers);
        expect.soft(await page.evaluate(layoutFaults), path).toEqual([]);
      }
    });
  }
});
