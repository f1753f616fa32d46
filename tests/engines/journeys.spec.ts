/** What people come for, in browsers that are not Chromium. `npm test` takes those marked as essential. */
import { uniqueEmail, type Mail } from "../e2e/support.ts";
import { expect, sizes, test, type Visitor } from "./support.ts";

const essential = { tag: "@essential" };

const scrollTop = () => Math.round(scrollY);
const tagline = () => document.querySelector('.rotator [data-current="true"]')?.textContent ?? "";
const pause = { role: "button", name: "Pause the list of services" } as const;

test("links lead on, and back leads to where one was", essential, async ({ visitor }) => {
  const { tab } = visitor;
  const link = { role: "link", name: "Learn More about Mailbox Rental", within: "main" } as const;
  await visitor.visit("/services");
  await visitor.pointAt(link);
  const left = await tab.ask(scrollTop);
  expect(left).toBeGreaterThan(300);

  await visitor.press(link);
  await visitor.shows("/home-business/mailbox-rental");
  await visitor.finds(scrollTop, 0);
  await visitor.press({ role: "link", name: "Contact Us", within: "header" });
  await visitor.shows("/contact-us");

  await tab.back();
  await visitor.shows("/home-business/mailbox-rental");
  await tab.back();
  await visitor.shows("/services");
  await visitor.finds(scrollTop, left);
});

/** Keeps what the document complains of while it is left and returned to, when WebKit shows it to nobody. */
const listen = () => {
  const heard: string[] = [];
  addEventListener("unhandledrejection", ({ reason }) => heard.push(String(reason)));
  Object.assign(window, { heard });
};
const heard = () => (window as unknown as { heard?: string[] }).heard ?? [];

test("back from another document leads to where one was", essential, async ({ visitor }) => {
  await visitor.visit("/ask-mailbox-plus");
  await visitor.tab.ask(listen);
  await visitor.tab.ask(() => scrollTo({ top: 600, behavior: "instant" }));
  await visitor.finds(scrollTop, 600);
  await visitor.visit("/privacy");
  await visitor.tab.back();
  await visitor.isAt("/ask-mailbox-plus");
  await visitor.finds(scrollTop, 600);
  expect(await visitor.tab.ask(heard)).toEqual([]);
});

/** What one reads, and how far down the window: the title nearest to its middle. */
const titleInSight = () => {
  const distance = (title: Element) => Math.abs(title.getBoundingClientRect().top - innerHeight / 2);
  const [title] = [...document.querySelectorAll("h2, h3, summary")].toSorted((a, b) => distance(a) - distance(b));
  return { name: title?.textContent ?? "", top: title?.getBoundingClientRect().top ?? 0 };
};
/** The title stands there, but for a few lines. */
const hasTitleAt = (name: string, top: number) =>
  [...document.querySelectorAll("h2, h3, summary")].some(
    (title) => title.textContent === name && Math.abs(title.getBoundingClientRect().top - top) < 120,
  );

// Not the same number of pixels from the top: where a document had its fonts too late for its first lines, they break elsewhere
// a moment later, and Firefox scrolls so that what is then in sight stays.
test("a page that is loaded again is shown where it was", async ({ visitor }) => {
  const reload = () => setTimeout(() => location.reload());
  await visitor.visit("/");
  for (const path of ["/services", "/ask-mailbox-plus"]) {
    await visitor.visit(path);
    for (const top of [700, 1500]) {
      await visitor.tab.ask((to) => scrollTo({ top: to, behavior: "instant" }), top);
      await visitor.finds(scrollTop, top);
      const title = await visitor.tab.ask(titleInSight);
      await visitor.tab.ask(() => Object.assign(window, { isOld: true }) && undefined);
      await visitor.tab.ask(reload);
      await visitor.finds(() => "isOld" in window, false);
      await visitor.finds(() => document.documentElement.dataset.alive, "");
      await visitor.finds(hasTitleAt, true, title.name, title.top);
    }
  }
});

test("the search answers while one types, by keyboard and by pointer", essential, async ({ visitor }) => {
  const opener = { role: "link", name: "Search" } as const;
  const field = { role: "field", name: "Search services", within: "header" } as const;
  await visitor.visit("/");
  await visitor.press(opener);
  await visitor.reads("Popular Services");
  await visitor.write(field.name, "artwork");
  await visitor.reads("3 answers, 1 page");
  await visitor.pressKey("ArrowDown");
  await visitor.pressKey("Enter");
  await visitor.shows("/pack-ship/artwork-shipping");

  await visitor.press(opener);
  await visitor.sees(field);
  await visitor.pressKey("Escape");
  await visitor.misses(field);
  await visitor.press(opener);
  await visitor.write(field.name, "custom box");
  await visitor.press({ role: "link", name: "How do I know whether a stock box is enough?" });
  await visitor.shows("/pack-ship/custom-box-making");
});

async function mailsFrom({ origin }: Visitor, email: string): Promise<Mail[]> {
  const response = await fetch(`${origin}/stand-ins/outbox`, { headers: { accept: "application/json" } });
  return ((await response.json()) as Mail[]).filter((mail) => mail.reply_to.email === email);
}

test("a message ends in the owner's mailbox", essential, async ({ visitor }) => {
  const email = uniqueEmail("ada");
  await visitor.visit("/contact-us");
  await visitor.write("Full Name", "Ada Lovelace");
  await visitor.write("Email Address", email);
  await visitor.write("Phone (optional)", "(440) 555-0123");
  await visitor.pressKey("Tab");
  await visitor.tab.type("Printing");
  await visitor.write("Message", "Can you print a <harp>?");
  await visitor.reads("Local captcha: passed");
  await visitor.press({ role: "button", name: "Send Message" });
  // The button has the focus: pressed once more.
  await visitor.pressKey("Enter");

  await visitor.reads("Message sent successfully! We'll get back to you soon.");
  await expect.poll(() => mailsFrom(visitor, email)).toHaveLength(1);
  const [mail] = await mailsFrom(visitor, email);
  expect(mail?.reply_to).toEqual({ email, name: "Ada Lovelace" });
  const html = mail?.content.find(({ type }) => type === "text/html")?.value;
  expect(html).toContain("Can you print a &lt;harp&gt;?");
  expect(html).toContain("Printing");
});

test.describe("on a phone", () => {
  test.use({ look: sizes.phone });

  test("the menu opens, leads on and closes", essential, async ({ visitor }) => {
    const contact = { role: "link", name: "Contact Us", within: "#site-menu" } as const;
    await visitor.visit("/");
    expect(await visitor.tab.ask(() => innerWidth)).toBe(360);
    await visitor.misses(contact);
    await visitor.press({ role: "button", name: "Menu" });
    await visitor.press(contact);
    await visitor.shows("/contact-us");
    await visitor.misses(contact);
  });
});

test("of the questions one is open at a time", async ({ visitor }) => {
  const questions = () => [...document.querySelectorAll("summary")].map((line) => line.textContent.trim());
  const open = () => [...document.querySelectorAll("details[open] summary")].map((line) => line.textContent.trim());
  await visitor.visit("/pack-ship/artwork-shipping");
  const [first = "", , third = ""] = await visitor.tab.ask(questions);
  await visitor.press({ role: "question", name: first });
  await visitor.finds(open, [first]);
  await visitor.press({ role: "question", name: third });
  await visitor.finds(open, [third]);
  await visitor.press({ role: "question", name: third });
  await visitor.finds(open, []);
});

/** From now on timers of the page run a hundred times as fast, and are counted. */
const hurry = () => {
  const { setInterval: real } = window;
  const counted = Object.assign(window, { timers: 0 });
  window.setInterval = ((work: TimerHandler, ms: number) => {
    counted.timers += 1;
    return real(work, ms / 100);
  }) as typeof setInterval;
};
const timers = () => (window as unknown as { timers: number }).timers;

/** Rests while it is pointed at or has the focus, and starts anew afterwards. */
async function leaveAlone(visitor: Visitor): Promise<void> {
  const name = await visitor.tab.ask(() => document.querySelector("h1")?.textContent ?? "");
  await visitor.press({ role: "heading", name });
}

test("the tagline moves on, and rests when asked", async ({ visitor }) => {
  await visitor.visit("/");
  await visitor.tab.ask(hurry);
  await visitor.pointAt(pause);
  const before = await visitor.tab.ask(tagline);
  await leaveAlone(visitor);
  await visitor.finds(timers, 1);
  await expect.poll(() => visitor.tab.ask(tagline)).not.toBe(before);

  await visitor.press(pause);
  await leaveAlone(visitor);
  await visitor.finds(() => document.querySelectorAll('.rotator ~ [aria-pressed="true"]').length, 1);
  await visitor.finds(timers, 1);
  await visitor.press(pause);
  await leaveAlone(visitor);
  await visitor.finds(timers, 2);
});

test.describe("where less motion is wanted", () => {
  test.use({ look: { isStill: true } });

  test("nothing moves by itself", async ({ visitor }) => {
    await visitor.visit("/");
    await visitor.tab.ask(hurry);
    const before = await visitor.tab.ask(tagline);
    await visitor.misses(pause);
    await leaveAlone(visitor);
    await visitor.press({ role: "link", name: "Search" });
    await visitor.reads("Popular Services");
    expect(await visitor.tab.ask(timers)).toBe(0);
    expect(await visitor.tab.ask(tagline)).toBe(before);
    const durations = () =>
      [...document.querySelectorAll(".button")].map((button) => getComputedStyle(button).transitionDuration);
    expect(new Set(await visitor.tab.ask(durations))).toEqual(new Set(["0s"]));
  });
});

/** How light the page and its words are, 0 to 255. */
const lightness = () => {
  const { backgroundColor, color } = getComputedStyle(document.body);
  return [backgroundColor, color].map((paint) => Number(/\d+/.exec(paint)?.[0])) as [number, number];
};

test.describe("in the dark", () => {
  test.use({ look: { isDark: true } });

  test("the page is dark and its words are light", async ({ visitor }) => {
    await visitor.visit("/contact-us");
    const [page, words] = await visitor.tab.ask(lightness);
    expect(page).toBeLessThan(50);
    expect(words).toBeGreaterThan(200);
  });
});

test.describe("without scripts", () => {
  test.use({ look: { hasScript: false } });

  test("links, questions, search and tracking work", async ({ visitor }) => {
    await visitor.visit("/");
    await visitor.misses(pause);
    await visitor.press({ role: "link", name: "Services", within: "header" });
    await visitor.isAt("/services");

    await visitor.press({ role: "link", name: "Ask the shop", within: "footer" });
    await visitor.isAt("/ask-mailbox-plus");
    const question = await visitor.tab.ask(() => document.querySelector("summary")?.textContent.trim() ?? "");
    await visitor.press({ role: "question", name: question });
    await visitor.finds(() => document.querySelectorAll("details[open]").length, 1);

    await visitor.press({ role: "link", name: "Search" });
    await visitor.isAt("/search");
    await visitor.write("Search services", "notary");
    await visitor.press({ role: "button", name: "Search" });
    await visitor.isAt("/search?q=notary");

    await visitor.press({ role: "link", name: "Tracking", within: "header" });
    await visitor.write("Tracking number", "1Z879E930346834440");
    await visitor.press({ role: "button", name: "Track Package" });
    await visitor.sees({ role: "link", name: "Open UPS tracking (opens in new tab)", within: "article" });
  });
});

test.describe("without scripts on a phone", () => {
  test.use({ look: { ...sizes.phone, hasScript: false } });

  test("the menu opens and leads on", async ({ visitor }) => {
    await visitor.visit("/");
    await visitor.press({ role: "button", name: "Menu" });
    await visitor.press({ role: "link", name: "Contact Us", within: "#site-menu" });
    await visitor.isAt("/contact-us");
    await visitor.reads("This form needs JavaScript");
  });
});
