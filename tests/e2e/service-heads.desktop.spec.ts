/** Heads of services, one page of each shape: buttons in one line, the number and the rule large, nothing over a word. */
import type { Locator } from "@playwright/test";
import { services } from "../../app/content/services/index.ts";
import { servicePath } from "../../app/services/service-link.ts";
import { heroShapes } from "../../app/content/schema.ts";
import { expect, test } from "./support.ts";

const pathOf = (isWanted: (service: (typeof services)[number]) => boolean) => {
  const service = services.find(isWanted);
  return service === undefined ? [] : [servicePath(service)];
};
const paths = heroShapes.flatMap((shape) => pathOf(({ hero = "drawing" }) => hero === shape));

const boxesOf = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
const letterSize = (part: Locator) => part.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));

for (const path of paths) {
  test(`on a phone the buttons of ${path} are as wide as the page, and the links below start where they do`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const [first, ...others] = await boxesOf(page.locator(".hero-steps .button:not(.button-link)"));
    expect(first?.width).toBe(360 - 2 * (first?.x ?? 0));
    for (const { x, width } of others) {
      expect([x, width]).toEqual([first?.x, first?.width]);
    }
    const links = await boxesOf(page.locator(".hero-steps .button-link"));
    expect(links[0]?.x).toBe(first?.x);
    expect(new Set(links.map(({ y }) => y)).size).toBe(1);
  });

  test(`the first button of ${path} stands above the way to the store`, async ({ page }) => {
    await page.goto(path);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [first, second] = await boxesOf(page.locator(".hero .button:not(.button-link)"));
      expect(second?.y).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    }
  });
}

for (const path of services.filter(({ hero }) => hero === "sign").map(servicePath)) {
  test(`the sign of ${path} is larger than the name above it`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    expect(await letterSize(page.locator(".rule-sign > ul"))).toBeGreaterThan(await letterSize(page.locator("h1")));
  });
}

for (const path of services.filter(({ hero }) => hero === "figure").map(servicePath)) {
  test(`the postmark of ${path} covers no word`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await page.locator(".figure-stamp > svg").evaluate((mark) => {
        const { right } = mark.getBoundingClientRect();
        // The ring is higher than the lines beside it.
        const { left, top, bottom } = mark.querySelector("circle")?.getBoundingClientRect() ?? new DOMRect();
        return [...document.querySelectorAll(".hero-name > *, .figure-stamp p > *")].flatMap((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const lines = [...range.getClientRects()];
          // Letters fill the middle of their line.
          const isCovered = lines.some(
            (line) =>
              line.left < right &&
              line.right > left &&
              line.top + line.height / 5 < bottom &&
              line.bottom - line.height / 5 > top,
          );
          return isCovered ? [part.textContent] : [];
        });
      });
      expect(covered, `${width} px`).toEqual([]);
    }
  });
}
