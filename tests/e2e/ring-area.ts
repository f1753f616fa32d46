/** How much of a focus ring can be seen, by the pixels that the focus changes. */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** Between colors, as WCAG 2.2 counts it (1.4.11, 2.4.13). */
const leastContrast = 3;

const luminance = (pixels: Buffer, at: number) => {
  const part = (offset: number) => {
    const value = (pixels[at + offset] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
};

/** How many pixels differ by 3:1 or more from those in their place on the other picture. */
async function contrastingPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  if (a === undefined || b === undefined || a.length !== b.length) {
    throw new Error("The pictures are not of one size.");
  }
  let count = 0;
  for (let at = 0; at < a.length; at += 3) {
    const [dark = 0, light = 0] = [luminance(a, at), luminance(b, at)].toSorted((x, y) => x - y);
    count += Number((light + 0.05) / (dark + 0.05) >= leastContrast);
  }
  return count;
}

/**
 * Of an element that has the focus: the pixels that its ring sets off by 3:1 from what is there without it, in parts of
 * what a line of two pixels around it has. The focus goes to `elsewhere`.
 */
export async function ringShare(page: Page, focused: Locator, elsewhere: Locator): Promise<number> {
  const box = await focused.boundingBox();
  if (box === null) {
    throw new Error("What has the focus is not shown.");
  }
  const room = 8;
  const clip = { x: box.x - room, y: box.y - room, width: box.width + 2 * room, height: box.height + 2 * room };
  const withRing = await page.screenshot({ clip });
  await elsewhere.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  const without = await page.screenshot({ clip });
  return (await contrastingPixels(withRing, without)) / (2 * 2 * (box.width + box.height));
}
