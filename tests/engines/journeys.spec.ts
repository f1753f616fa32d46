import { successText } from "../../app/contact/outcome.ts";
import { artworkShipping } from "../support/service-like.ts";
import { openLine } from "../support/line.ts";
import { templatePages } from "../support/template-pages.ts";
import { queryDatabase, siteOrigin, uniqueEmail } from "../e2e/support.ts";
import { expect, test, Visitor } from "./visitor.ts";

const phone = { width: 360, height: 740 };
const scrollTop = () => Math.round(scrollY);
const openAnswers = () => document.querySelectorAll("details[name][open]").length;

test("Links lead on, and Back leads to where one was, with what was typed", async ({ visitor }) => {
  const { tab } = visitor;
  await visitor.visit("/ask-mailbox-plus");
  await tab.ask(() => scrollTo({ top: 600, behavior: "instant" }));
  await visitor.finds(scrollTop, 600);
  await visitor.visit("/contact-us");
  await visitor.write("Message", "Do you print on canvas?");
  // Firefox doesn't cache a page with pending requests for Back.
  await visitor.reads("Local captcha: passed");
  await visitor.press("link", "Services", "header");
  await visitor.isAt("/services");
  await tab.back();
  await visitor.isAt("/contact-us");
  await visitor.finds(() => document.querySelector("textarea")?.value, "Do you print on canvas?");
  await tab.back();
  await visitor.isAt("/ask-mailbox-plus");
  await visitor.finds(scrollTop, 600);
});

test("The search answers while one types, by keyboard and by pointer", async ({ visitor }) => {
  const { name, path } = artworkShipping;
  await visitor.visit("/");
  await visitor.press("button", "Search", "header");
  await visitor.write("Search services", name.toLowerCase(), "header");
  await visitor.finds(
    (words) => document.querySelector(".live-results [aria-label=Pages] a")?.textContent === words,
    true,
    name,
  );
  await visitor.tab.pressKey("ArrowDown");
  await visitor.finds(() => document.activeElement?.closest(".live-results") !== null, true);
  await visitor.press("link", name, ".live-results [aria-label=Pages]");
  await visitor.isAt(path);
});

test("A message that is on its way when its visitor leaves is confirmed when the visitor comes back", async ({
  visitor: { tab },
}) => {
  const line = await openLine(siteOrigin);
  const visitor = new Visitor(tab, line.origin);
  const email = uniqueEmail("left");
  await visitor.visit("/contact-us");
  await visitor.write("Full Name", "Ada Lovelace");
  await visitor.write("Email Address", email);
  await visitor.write("Message", "On my way out");
  await visitor.reads("Local captcha: passed");
  line.isSilent = (path) => path === "/api/contact";
  await visitor.press("button", "Send Message");
  const messages = () => queryDatabase(`select message from contact_messages where email = '${email}'`);
  await expect.poll(messages).toHaveLength(1);
  await tab.open(`${line.origin}/services`);
  line.isSilent = () => false;
  await tab.back();
  await visitor.reads(successText);
  expect(messages()).toEqual([{ message: "On my way out" }]);
  await line.close();
});

test("A package is measured", async ({ visitor }) => {
  await visitor.visit("/measure");
  await visitor.press("field", "Length");
  for (const size of ["20", "15", "10", "8"]) {
    await visitor.tab.type(size);
    await visitor.tab.pressKey("Tab");
  }
  await visitor.finds(() => document.querySelector("#measured")?.getAttribute("data-girth"), "50");
});

test("One answer is open at a time, and an address opens its own", async ({ visitor }) => {
  await visitor.visit(artworkShipping.path);
  const questions = await visitor.tab.ask(() =>
    [...document.querySelectorAll("details[name] > summary")].map((line) => line.textContent.trim()),
  );
  await visitor.press("question", questions[0] ?? "");
  await visitor.press("question", questions[1] ?? "");
  await visitor.finds(openAnswers, 1);
  const hash = await visitor.tab.ask(() => location.hash);
  await visitor.visit("/privacy");
  await visitor.visit(artworkShipping.path + hash);
  await visitor.finds(() => document.querySelector("details[open] > [id]")?.id, hash.slice(1));
});

test("The keyboard skips the header", async ({ visitor }) => {
  await visitor.visit("/services");
  await visitor.tab.pressKey("Tab");
  await visitor.sees("link", "Skip to content");
  await visitor.tab.pressKey("Enter");
  await visitor.finds(() => document.activeElement?.id, "main");
});

test.describe("on a phone", () => {
  test.use({ look: phone });

  test("Every template ends with its footer and does not scroll sideways", async ({ visitor }) => {
    for (const { path } of templatePages) {
      await visitor.visit(path);
      const overhang = await visitor.tab.ask(() => {
        const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
        const end = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
        return [Math.abs(scrollHeight - scrollY - end) > 1, scrollWidth - clientWidth];
      });
      expect.soft(overhang, path).toEqual([false, 0]);
    }
  });

  test("The menu opens, leads on and closes", async ({ visitor }) => {
    await visitor.visit("/");
    expect(await visitor.tab.ask(() => innerWidth)).toBe(phone.width);
    await visitor.press("button", "Menu");
    await visitor.press("link", "Contact Us", "#site-menu");
    await visitor.isAt("/contact-us");
    await visitor.finds(() => document.querySelector("#site-menu")?.checkVisibility(), false);
  });
});

test.describe("without scripts", () => {
  test.use({ look: { ...phone, hasScript: false } });

  test("Menu, answers, search and tracking work", async ({ visitor }) => {
    await visitor.tab.open(`${visitor.origin}/`);
    await visitor.press("button", "Menu");
    await visitor.press("link", "Tracking", "#site-menu");
    await visitor.isAt("/tracking");
    await visitor.write("Tracking number", "1Z879E930346834440");
    await visitor.press("button", "Track Package");
    await visitor.sees("link", "Open UPS tracking (opens in new tab)", "article");
    await visitor.press("button", "Search", "header");
    await visitor.write("Search services", "notary", "#search-panel");
    await visitor.press("button", "Search", "#search-panel");
    await visitor.isAt("/search?q=notary");
    // In Firefox, a page that is still loading can abort the next navigation.
    await visitor.finds(() => document.readyState, "complete");
    await visitor.tab.open(visitor.origin + artworkShipping.path);
    await visitor.press(
      "question",
      await visitor.tab.ask(() => document.querySelector("details[name] > summary")?.textContent ?? ""),
    );
    await visitor.finds(openAnswers, 1);
  });
});
