/** Every page without a fault that axe can find, narrow and wide, light and dark. */
import type { Page } from "@playwright/test";
import { axeFaults } from "./axe-faults.ts";
import { everyPath, openUnlessShown, templatePaths } from "./every-path.ts";
import { matrix, rest, rowsOfRun } from "./matrix.ts";
import { nothingWritten } from "../support/contact-inputs.ts";
import { pairwise } from "./pairwise.ts";
import { expect, test, uniqueEmail, visit } from "./support.ts";
import { artworkShipping } from "../support/service-like.ts";

const looks = [360, 1440].flatMap((width, at) =>
  (["light", "dark"] as const).map((colorScheme, scheme) => ({
    width,
    colorScheme,
    name: `${width} px, ${colorScheme}`,
    cells: [at, scheme],
  })),
);
const isInSample = pairwise(templatePaths.length, 2, 2);
/** Pages are shared out among so many tests, since they are known only when the server answers. */
const shares = 4;

async function dress(page: Page, { width, colorScheme }: (typeof looks)[number]) {
  await page.setViewportSize({ width, height: 900 });
  // Nothing is half faded in when it is looked at.
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

for (let share = 0; share < shares; share += 1) {
  test.describe("every page", matrix, () => {
    test.use({ expectedErrors: [/status of 404/] });
    test(`pages have no fault, part ${share + 1} of ${shares}`, async ({ page }) => {
      const found: string[] = [];
      const rows = (await everyPath(page)).flatMap((path, index) =>
        looks
          .map((look, at) => ({ path, index, look, at }))
          // Of the pages that share a template each has one look, in turn.
          .filter((row) => templatePaths.includes(path) || row.at === index % looks.length),
      );
      const taken = rowsOfRun(
        rows,
        ({ index, look }) => index < templatePaths.length && isInSample(index, ...look.cells),
      );
      for (const { path, look } of taken.filter(({ index }) => index % shares === share)) {
        await openUnlessShown(page, path);
        await dress(page, look);
        found.push(...(await axeFaults(page)).map((fault) => `${path}, ${look.name}: ${fault}`));
      }
      expect(taken.length).toBeGreaterThan(0);
      expect(found).toEqual([]);
    });
  });
}

const states: Record<string, { path: string; width: number; enter: (page: Page) => Promise<void> }> = {
  "the menu is open": {
    path: "/",
    width: 360,
    enter: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    },
  },
  "the search has results": {
    path: "/about-us",
    width: 360,
    enter: async (page) => {
      await page.getByRole("button", { name: "Search", exact: true, expanded: false }).click();
      await page.getByRole("searchbox", { name: "Search services" }).fill("box");
      await expect(page.getByRole("list", { name: "Answers" })).toBeVisible();
      await page.keyboard.press("ArrowDown");
    },
  },
  "the question field has answers": {
    path: "/ask-mailbox-plus",
    width: 1440,
    enter: async (page) => {
      await page.getByRole("searchbox", { name: "Your question" }).fill("how much is a mailbox");
      await expect(page.getByRole("list", { name: "Answers" })).toBeVisible();
    },
  },
  "the form has errors": {
    path: "/contact-us",
    width: 1440,
    enter: async (page) => {
      await page.getByLabel("Email Address").fill("ada");
      await expect(page.getByText("Local captcha: passed")).toBeVisible();
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText(nothingWritten.name)).toBeVisible();
    },
  },
  "a message was sent": {
    path: "/contact-us",
    width: 360,
    enter: async (page) => {
      await page.getByLabel("Full Name").fill("Ada Lovelace");
      await page.getByLabel("Email Address").fill(uniqueEmail("axe"));
      await page.getByLabel("Message", { exact: true }).fill("Do you print on canvas?");
      await expect(page.getByText("Local captcha: passed")).toBeVisible();
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText("Message sent successfully!")).toBeVisible();
    },
  },
  "a question is open": {
    path: artworkShipping.path,
    width: 360,
    enter: async (page) => {
      await page.locator("summary").first().click();
      await expect(page.locator("details[open]")).toHaveCount(1);
    },
  },
  "a parcel was recognized": {
    path: "/tracking",
    width: 360,
    enter: async (page) => {
      await page.getByLabel("Tracking number").fill("1Z879E930346834440, 9400100000000000000000");
      await page.getByRole("button", { name: "Track Package" }).click();
      await expect(page.getByRole("article")).toHaveCount(2);
    },
  },
};

for (const [state, { path, width, enter }] of Object.entries(states)) {
  test.describe("states", rest, () => {
    test.use({ expectedErrors: [/status of 400/] });
    test(`no fault while ${state}, in light, dark and forced colors`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
      await visit(page, path);
      await enter(page);
      expect.soft(await axeFaults(page, { isForced: true }), "forced colors").toEqual([]);
      await page.emulateMedia({ forcedColors: "none" });
      for (const look of looks.filter((each) => each.width === width)) {
        await dress(page, look);
        expect.soft(await axeFaults(page), look.name).toEqual([]);
      }
    });
  });
}
