import { openLine } from "../support/line.ts";
import { openDayFrom, storeInstant } from "../support/store.ts";
import { phoneFirst, rest } from "./matrix.ts";
import { expect, takeover, test, visit } from "./support.ts";
import { artworkShipping } from "../support/service-like.ts";

test("from the home page to a service and its answers", phoneFirst, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pack and ship in Concord Township");
  await page.goto(artworkShipping.path);
  const questions = page.locator("details");
  await questions.nth(0).locator("summary").click();
  await expect(questions.nth(0)).toHaveAttribute("open");
  await questions.nth(2).locator("summary").click();
  await expect(questions.nth(2)).toHaveAttribute("open");
  await expect(questions.nth(0)).not.toHaveAttribute("open");
  await questions.nth(2).locator("summary").click();
  await expect(questions.nth(2)).not.toHaveAttribute("open");
});

test(
  "a button that needs scripts is not there before they are, and what opens the search is a link until then",
  phoneFirst,
  async ({ page }) => {
    const pause = page.getByRole("button", { name: /the list of services/ });
    const opener = page.getByRole("banner").getByText("Search", { exact: true }).locator("..");
    await page.route("**/assets/entry.client-*.js", async (route) => {
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(pause).toBeHidden();
      await expect(opener).toHaveRole("link");
      await expect(opener).not.toHaveAttribute("aria-expanded");
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await expect(pause).toBeVisible();
    await expect(opener).toHaveRole("button");
    await opener.focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("banner").getByRole("searchbox")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  "what is typed before the scripts have come is kept, and never makes React stop for it",
  phoneFirst,
  async ({ page }) => {
    // React listens there too, and hydrates the whole page at once when it hears one of these.
    await page.addInitScript(() => {
      const heard = new Set<string>();
      for (const kind of ["pointerdown", "mousedown", "click", "keydown", "keypress", "textInput", "input", "keyup"]) {
        document.addEventListener(kind, () => heard.add(kind), true);
      }
      Object.assign(globalThis, { heard });
    });
    const heard = () => page.evaluate(() => [...(globalThis as unknown as { heard: Set<string> }).heard]);
    const field = page.getByLabel("Full Name");
    const isAlive = takeover(page, "/contact-us");
    await page.route("**/assets/entry.client-*.js", async (route) => {
      await field.click();
      await page.keyboard.type("Ada");
      expect(await heard()).toEqual([]);
      await route.continue();
    });
    await page.goto("/contact-us", { waitUntil: "commit" });
    await isAlive;
    await field.click();
    await page.keyboard.press("End");
    await page.keyboard.type(" Lovelace");
    await expect(field).toHaveValue("Ada Lovelace");
    expect(await heard()).toHaveLength(8);
  },
);

test("links lead through every page by documents alone", rest, async ({ page, baseURL }) => {
  // The open sign has no reason to ask.
  const { date, opens } = openDayFrom("2026-11-17");
  const now = storeInstant(date, opens, 3600);
  await page.clock.setFixedTime(now);
  const line = await openLine(baseURL ?? "");
  line.headers = { "x-frozen-clock": now };
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const unseen = new Set([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname));
  // To the next page that no link has led to, from here or from where one came from.
  const walkFrom = async (path: string): Promise<void> => {
    unseen.delete(path);
    const links = await page.locator("a[href]:visible").all();
    const hrefs = await Promise.all(links.map((link) => link.getAttribute("href")));
    for (const href of hrefs.filter((each) => each !== null)) {
      if (unseen.has(href)) {
        await (page.url().endsWith(path) || visit(page, line.origin + path));
        const isAlive = takeover(page, href);
        await page.locator(`a[href="${href}"]:visible`).first().click();
        await isAlive;
        await walkFrom(href);
      }
    }
  };
  await visit(page, line.origin);
  await walkFrom("/");
  expect([...unseen]).toEqual([]);
  expect(line.asked.filter((asked) => asked.includes(".data"))).toEqual([]);
  await line.close();
});

test("the tagline moves on, and rests when asked", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const tagline = page.locator('.rotator [data-current="true"]');
  await expect(tagline).toHaveText("FedEx shipping");
  // The timer starts with hydration; the clock is ours, so this takes no time.
  await expect(async () => {
    await page.clock.runFor(3000);
    await expect(tagline).not.toHaveText("FedEx shipping", { timeout: 100 });
  }).toPass();
  const pause = page.getByRole("button", { name: "Pause the list of services" });
  await pause.click();
  const resting = await tagline.textContent();
  await page.clock.runFor(10_000);
  await expect(tagline).toHaveText(resting ?? "");
  await expect(pause).toHaveAttribute("aria-pressed", "true");
});

test("each page is logged to the console once it shows", async ({ page }) => {
  const paths: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "log") {
      paths.push(message.text());
    }
  });
  await visit(page, "/");
  await expect.poll(() => paths).toContain("/");
  await page.getByRole("link", { name: "Mentor" }).first().scrollIntoViewIfNeeded();
  await page.goto("/contact-us");
  await expect.poll(() => paths).toContain("/contact-us");
});

test("Back to top comes after 400 pixels and ends at the very top", phoneFirst, async ({ page }) => {
  await visit(page, "/services");
  const button = page.getByRole("button", { name: "Back to top" });
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(button).toBeHidden();
});
