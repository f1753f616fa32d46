import { matrix, rowsOfRun } from "./matrix.ts";
import { expect, test, visit } from "./support.ts";

interface Box {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

for (const [index, path] of ["/service-area", "/", "/contact-us"].entries()) {
  for (const width of rowsOfRun([360, 768, 1440], (_, at) => at === index)) {
    test(
      `the map on ${path} at ${width} px has names apart, which are pressed wherever they are read`,
      matrix,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const links = page.locator("figure svg a");
        await expect(links).toHaveCount(12);

        // Where the same links stand beside it, they are the stops of the keyboard.
        const main = page.getByRole("main");
        await expect(main.locator('a[href^="/service-area/"]:not([tabindex="-1"])')).toHaveCount(12);
        const names = await page.locator("figure svg text").evaluateAll((texts) =>
          texts.map((text): Box => {
            const { left, top, right, bottom } = text.getBoundingClientRect();
            return { name: text.textContent ?? "", left, top, right, bottom };
          }),
        );
        const overlaps = names.flatMap((a, at) =>
          names
            .slice(at + 1)
            .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
            .map((b) => `${a.name} × ${b.name}`),
        );
        expect(overlaps).toEqual([]);

        // A name is pressed wherever it is read, in the fallback font too, which is a little wider.
        const uncovered = await links.evaluateAll((anchors) =>
          anchors.flatMap((anchor) => {
            const [target, text] = ["rect", "text"].map((part) => anchor.querySelector(part)?.getBoundingClientRect());
            return target && text && target.left <= text.left + 2 && text.right <= target.right + 2
              ? []
              : [anchor.textContent];
          }),
        );
        expect(uncovered).toEqual([]);
      },
    );
  }
}

test("a town on the map leads to its page, by keyboard where it is the only link and by pointer everywhere", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await page.locator("figure svg").getByRole("link", { name: "Perry" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/service-area/perry");
  await page.goto("/service-area");
  await page.locator("figure svg a").filter({ hasText: "Perry" }).click();
  await expect(page).toHaveURL("/service-area/perry");
});

for (const path of ["/", "/service-area"]) {
  test(`the towns on ${path} are one set of stops for the keyboard`, async ({ page }) => {
    await visit(page, path);
    await page.getByRole("main").focus();
    const towns: string[] = [];
    const isInMain = () => page.evaluate(() => document.activeElement?.closest("main") !== null);
    do {
      await page.keyboard.press("Tab");
      const href = await page.evaluate(() => document.activeElement?.getAttribute("href") ?? "");
      towns.push(...(href.startsWith("/service-area/") ? [href] : []));
    } while (await isInMain());
    expect(towns).toHaveLength(12);
    expect(new Set(towns).size).toBe(12);
  });
}

test("the interactive map loads on a press only", async ({ page, context }) => {
  const asked: string[] = [];
  await context.route("https://www.google.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: "map" });
  });
  await page.goto("/contact-us");
  await page.getByRole("button", { name: "Show interactive map" }).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Show interactive map" }).click();
  await expect(page.frameLocator("iframe").getByText("map")).toBeVisible();
  await expect(page.locator("iframe")).toBeFocused();
  await expect(page.getByRole("main").getByRole("link", { name: "View on map" })).toBeVisible();
});
