/** What readers ask of their browser or printer: less motion, colors of their own, paper. */
import type { Page } from "@playwright/test";
import { rest } from "./matrix.ts";
import { expect, test } from "./support.ts";
import { site as store } from "../../app/content/site.ts";
import { artworkShipping } from "../support/service-like.ts";

test("where less motion is wanted nothing offers to pause what does not move", async ({ page }) => {
  await page.goto("/");
  const pause = page.getByRole("button", { name: "Pause the list of services" });
  await expect(pause).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(pause).toBeHidden();
});

/** Pages of letter paper. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "Letter", preferCSSPageSize: true });
  return Number(/\/Count (\d+)/.exec(pdf.toString("latin1"))?.[1]);
}

test(
  "the contact page prints without its form and buttons; it and the longest services take one printed page each",
  rest,
  async ({ page }) => {
    await page.goto("/contact-us");
    await page.emulateMedia({ media: "print" });
    const shown = page.getByRole("main").locator("form, button, .button, iframe").filter({ visible: true });
    await expect(shown).toHaveCount(0);
    await expect(page.getByRole("main").getByText(store.contact.phone).first()).toBeVisible();
    const longest = [
      artworkShipping.path,
      "/pack-ship/professional-packing",
      "/home-business/mailbox-rental",
      "/specialty/digital-fingerprinting",
    ];
    for (const path of ["/contact-us", ...longest]) {
      await page.goto(path);
      expect(await printedPages(page), path).toBe(1);
    }
  },
);

test("questions on paper follow one another: the second page is as full as the first", rest, async ({ page }) => {
  await page.goto("/ask-mailbox-plus");
  expect(await printedPages(page)).toBeLessThan(8);
});

/** What a browser would print wrongly if the stylesheet did not say otherwise: selectors with a property and its value on paper. */
const onPaper: ReadonlyArray<readonly [path: string, selector: string, property: string, value: string]> = [
  // Firefox adds a blank page for a body as high as the window.
  ["/", "body", "min-height", "0px"],
  // Firefox cuts the first letters off behind a mask.
  ["/", ".stamp", "mask-image", "none"],
  ["/", ".rotator + button", "display", "none"],
  // Tape would take a bite out of the frame.
  ["/", ".tape", "clip-path", "none"],
  // Its ground is not printed.
  ["/tracking", ".on-brand h2", "color", "rgb(34, 32, 28)"],
];
for (const path of ["/", "/tracking"]) {
  test(`${path} on paper`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    for (const [, selector, property, value] of onPaper.filter(([each]) => each === path)) {
      await expect.soft(page.locator(selector).first()).toHaveCSS(property, value);
    }
  });
}
