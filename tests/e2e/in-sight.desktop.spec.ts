/** What the keyboard has come to is in sight as a whole, on screens where there is little room for it. */
import type { Page } from "@playwright/test";
import { services } from "#app/content/services/index.ts";
import { servicePath } from "#app/services/service-link.ts";
import { expect, test, visit } from "./support.ts";

/** Runs in the page: moves the focus through these, down from the top of the page and up from its end. */
async function cutOff(selector: string): Promise<string[]> {
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const stops = [...document.querySelectorAll<HTMLElement>(selector)];
  const faults: string[] = [];
  for (const [from, order] of [
    [0, stops],
    [document.body.scrollHeight, stops.toReversed()],
  ] as const) {
    if (document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
    }
    scrollTo({ top: from, behavior: "instant" });
    for (const stop of order) {
      stop.focus();
      await painted();
      const { top, bottom } = stop.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) {
        faults.push(`${stop.textContent || stop.getAttribute("name")}: ${Math.round(top)} to ${Math.round(bottom)}`);
      }
    }
  }
  return faults;
}

const faultsOn = async (page: Page, selector: string) => page.evaluate(cutOff, selector);

for (const [width, height] of [
  [1280, 720],
  [1152, 720],
  [1024, 768],
] as const) {
  test(`what stands below the label of a service, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    let stops = 0;
    for (const service of services) {
      const path = servicePath(service);
      await page.goto(path);
      const label = "aside[aria-label='At a glance'] :is(a, button)";
      stops += await page.locator(label).count();
      expect.soft(await faultsOn(page, label), path).toEqual([]);
    }
    expect(stops).toBeGreaterThan(services.length / 2);
  });
}

test("a field of the message form, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/contact-us");
  expect(await faultsOn(page, ".contact-form :is(input:not([tabindex='-1']), select, textarea)")).toEqual([]);
});

test("a field of the message form that Tab comes to, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/contact-us");
  await page.getByLabel("Full Name").focus();
  const fields = await page.locator(".contact-form :is(input:not([tabindex='-1']), select, textarea)").count();
  for (let field = 1; field < fields; field += 1) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toBeInViewport({ ratio: 1 });
  }
});
