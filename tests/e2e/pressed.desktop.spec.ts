/**
 * What can be pressed says so under the pointer, and again at once when it is pressed. A card gets a frame under the
 * pointer, and a stamp a shade: its holes would cut a frame to crumbs.
 */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support.ts";

/** How it looks; a card or stamp as a whole, which is drawn over it. */
const lookOf = (target: Locator) =>
  target.evaluate((element) => {
    const look = (style: CSSStyleDeclaration) =>
      `${style.opacity} ${style.translate} ${style.transform} ${style.backgroundColor} ${style.borderTopWidth}`;
    return [look(getComputedStyle(element)), look(getComputedStyle(element, "::after"))];
  });

/** As it lies there, under the pointer, and pressed; it is let go elsewhere, so that it leads nowhere. */
async function looksOf(page: Page, target: Locator) {
  await page.mouse.move(0, 0);
  const resting = await lookOf(target);
  await target.hover();
  const hovered = await lookOf(target);
  await page.mouse.down();
  const pressed = await lookOf(target);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  return { resting, hovered, pressed };
}

test("cards, stamps and buttons change under the pointer and when they are pressed", async ({ page }) => {
  await page.goto("/");
  const stamp = await looksOf(page, page.locator(".stamp .card-link").first());
  const button = await looksOf(page, page.getByRole("main").locator(".button").first());
  await page.goto("/pack-ship");
  const card = await looksOf(page, page.locator(".card .card-link").first());

  for (const { resting, hovered, pressed } of [stamp, button, card]) {
    expect(hovered).not.toEqual(resting);
    expect(pressed).not.toEqual(hovered);
    expect(pressed[0]).toMatch(/^0\.6 /);
  }
  expect(stamp.hovered[1]).toMatch(/^0\.2 .* 0px$/);
  expect(card.hovered[1]).toMatch(/^1 .* 2px$/);
  const withoutFrame = (looks: string[]) => looks.map((look) => look.replace(/ \S+$/, ""));
  expect(withoutFrame(card.pressed)).toEqual(withoutFrame(stamp.pressed));
});
