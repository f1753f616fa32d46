import type { Page } from "@playwright/test";
import { parse } from "node-html-parser";
import type { OpenState } from "../../app/hours/opening-hours.ts";
import { openDayFrom, signAt, storeInstant } from "../support/store.ts";
import { templatePages } from "../support/template-pages.ts";
import { axeFaults } from "./axe-faults.ts";
import { focusFaults } from "./focus-faults.ts";
import { layoutFaults, unfold, widthFaults } from "./layout-faults.ts";
import { captchaSolved, expect, fillForm, queryDatabase, test, uniqueEmail, visit } from "./support.ts";

const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };
test.use({ expectedErrors: [/status of 40[04]/] });

function wordsOf(html: string): string {
  const main = parse(html).querySelector("main");
  main?.querySelectorAll("noscript, script, style, [role=status]").forEach((element) => element.remove());
  return (main?.textContent ?? "").replaceAll(/\s/g, "");
}

for (const half of [0, 1]) {
  test(`Every template can be read, pressed and reached on a phone and at a desk, half ${half + 1}`, async ({
    page,
  }) => {
    for (const { path } of templatePages.filter((_, index) => index % 2 === half)) {
      await page.setViewportSize(phone);
      await visit(page, path);
      const main = await page.locator("main").evaluate((element) => element.outerHTML);
      expect.soft(wordsOf(main), `${path} with JavaScript`).toBe(wordsOf(await (await page.request.get(path)).text()));
      await page.keyboard.press("Tab");
      expect.soft(await page.evaluate(focusFaults), `${path}, focus`).toEqual([]);
      await page.evaluate(unfold, "");
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport);
        expect.soft(await page.evaluate(layoutFaults), `${path}, ${viewport.width} px`).toEqual([]);
      }
    }
  });
}

/** Whatever the hour, each status is seen on some page. */
const statuses = ["closing", "open", "closed", "unsettled"] as const satisfies readonly OpenState["status"][];
const showStatus = (status: string) =>
  document.querySelectorAll<HTMLElement>("[data-status]").forEach(({ dataset }) => (dataset.status = status));

for (const { colorScheme, contrastOnly } of [
  { colorScheme: "light", contrastOnly: false },
  { colorScheme: "dark", contrastOnly: true },
] as const) {
  for (const [size, viewport] of Object.entries({ phone, desk })) {
    test(`Every template is ${colorScheme} and without a fault that axe finds on a ${size} @all`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      for (const [index, { path }] of templatePages.entries()) {
        await page.goto(path);
        await page.evaluate(showStatus, statuses[index % statuses.length] ?? "");
        expect.soft(await axeFaults(page, { contrastOnly }), path).toEqual([]);
        await page.keyboard.press("Tab");
        expect.soft(await page.evaluate(focusFaults), `${path}, focus`).toEqual([]);
      }
    });
  }
}

/** The largest text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
for (const [setting, width, size, css] of [
  ["letters far apart", 360, 16, spacing],
  ["letters twice as large", 360, 32, ""],
] as const) {
  test(`Every template has room for ${setting} @all`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    // The browser's own font size setting, which media queries follow.
    await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of templatePages) {
      await page.goto(path);
      await page.evaluate(unfold, css);
      expect.soft(await page.evaluate(layoutFaults), path).toEqual([]);
    }
  });
}

test("Every page of the sitemap fits a phone @all", async ({ page }) => {
  await page.setViewportSize(phone);
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(addresses.length).toBeGreaterThan(50);
  for (const path of addresses) {
    await page.goto(path);
    await page.evaluate(unfold, "");
    expect.soft(await page.evaluate(layoutFaults), path).toEqual([]);
  }
});

const { date, closes } = openDayFrom("2028-03-08");
const longestNotice = "Closed until Friday noon: a water pipe broke in our building, packages are safe. "
  .repeat(3)
  .slice(0, 160);
test.describe("whatever the hour", () => {
  test.beforeAll(() => {
    queryDatabase(
      `insert into notices (text, starts_at, ends_at) values ('${longestNotice}', '2028-04-12T04:00:00Z', '2028-04-13T04:00:00Z')`,
    );
  });

  for (const [moment, time] of [
    ["within an hour of closing", storeInstant(date, closes, -1800)],
    ["on Thanksgiving", "2028-11-23T10:00:00-05:00"],
    ["with the longest notice", "2028-04-12T11:00:00-04:00"],
  ] as const) {
    test(`The sign is right and every template fits every width ${moment} @all`, async ({ page }) => {
      await page.setExtraHTTPHeaders({ "x-frozen-clock": time });
      for (const { path } of templatePages) {
        await visit(page, path);
        await expect(page.locator(".open-sign").first()).toHaveText(signAt(time));
        if (moment.includes("notice")) {
          await page.keyboard.press("Tab");
          expect.soft(await page.evaluate(focusFaults), `${path} under the notice`).toEqual([]);
        }
        await page.evaluate(unfold, "");
        for (let width = 320; width <= 2000; width += 20) {
          await page.setViewportSize({ width, height: 900 });
          const faults = await page.evaluate(width === 320 ? layoutFaults : widthFaults);
          expect.soft(faults, `${path}, ${width} px`).toEqual([]);
        }
      }
    });
  }
});

const states: Record<string, { path: string; enter: (page: Page) => Promise<void> }> = {
  "the menu is open": {
    path: "/",
    enter: (page) => page.getByRole("button", { name: "Menu" }).click(),
  },
  "the search has answers": {
    path: "/about-us",
    async enter(page) {
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await page.getByRole("searchbox", { name: "Search services" }).fill("box");
      await expect(page.getByRole("region", { name: "Answers" })).toBeVisible();
    },
  },
  "the form has errors": {
    path: "/contact-us",
    async enter(page) {
      await page.getByLabel("Email Address").fill("ada");
      await captchaSolved(page);
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByLabel("Email Address")).toHaveAttribute("aria-invalid", "true");
    },
  },
  "a message was sent": {
    path: "/contact-us",
    async enter(page) {
      await fillForm(page, uniqueEmail("axe"), "Do you print on canvas?");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText("Message sent successfully!")).toBeVisible();
    },
  },
  "two parcels were recognized": {
    path: "/tracking",
    async enter(page) {
      await page.getByLabel("Tracking number").fill("1Z879E930346834440, 9400100000000000000000");
      await page.getByRole("button", { name: "Track Package" }).click();
      await expect(page.getByRole("article")).toHaveCount(2);
    },
  },
};
for (const [state, { path, enter }] of Object.entries(states)) {
  test(`A phone shows all of it while ${state}, without a fault that axe finds @all`, async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, path);
    await enter(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await axeFaults(page), colorScheme).toEqual([]);
    }
    expect.soft(await page.evaluate(layoutFaults)).toEqual([]);
  });
}
