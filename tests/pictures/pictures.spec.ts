import { expect, test } from "@playwright/test";
import { templatePages } from "../support/template-pages.ts";

/** In the page: loads lazy pictures. */
async function showAllPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) {
    picture.loading = "eager";
  }
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}

for (const { name, path } of templatePages) {
  test(`${name} looks as before`, async ({ page }) => {
    // Optional fonts may miss the first page load.
    await page.goto("/");
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.goto(path);
    await page.evaluate(showAllPictures);
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true, timeout: 60_000 });
  });
}
