/**
 * Walks through the site by links, fragments, Back, Forward, reload, search, a tool and a form. After every step the tab
 * has to show what the server sends for the address, at the place where a plain site would be.
 */
import { expect } from "@playwright/test";
import { parse } from "node-html-parser";
import type { Line } from "../support/line.ts";
import { randomOf } from "../support/random.ts";
import type { Tab } from "./tab.ts";

export type Walker = Pick<Tab, "open" | "ask">;

/** A step of the history. */
interface Entry {
  address: string;
  top: number;
  /** Something was sent here, so the page says more than its address does. */
  isUsed: boolean;
  /** Id of the field that was refused. */
  field?: string;
}

/** What changes by itself or with scripts, and is no text of the page. */
const notText = "script, style, noscript, template, button, [role=status], [role=alert], .open-sign";

/** Runs in the page. */
const look = (left: string) => {
  const main = document.querySelector("main")?.cloneNode(true) as HTMLElement | undefined;
  main?.querySelectorAll(left).forEach((element) => element.remove());
  const { pathname, search, hash } = location;
  const target = hash === "" ? null : document.getElementById(hash.slice(1));
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const { activeElement } = document;
  return {
    address: pathname + search + hash,
    title: document.title,
    headline: document.querySelector("h1")?.textContent ?? "",
    text: (main?.textContent ?? "").replaceAll(/\s/g, ""),
    focus: activeElement?.id || (activeElement?.tagName.toLowerCase() ?? ""),
    top: Math.round(scrollY),
    /** The fragment's target is at the top, as far as the page goes. */
    isAtTarget: target !== null && (isAtEnd || Math.abs(target.getBoundingClientRect().top) < 120),
    isReady: document.readyState === "complete",
  };
};
/** Runs in the page: the addresses of the pages that it links to, and its own fragments. */
const linksOf = () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]:not([target], [download], [role=button])")];
  const hrefs = links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href") ?? "");
  return {
    pages: hrefs.filter((href) => /^\/(?!visit)[\w/-]*$/.test(href)),
    fragments: hrefs.filter((href) => /^#(?!main)./.test(href) && document.getElementById(href.slice(1))),
  };
};
/** Runs in the page: follows a link that stands there, or one that is put there. What opens the search is a link before scripts come. */
const follow = (href: string) => {
  const known = [...document.querySelectorAll<HTMLAnchorElement>("a[href]:not(header [href='/search'])")].find(
    (link) => link.getAttribute("href") === href && link.checkVisibility(),
  );
  const added = Object.assign(document.createElement("a"), { href });
  document.body.append(added);
  // A link in a drawing has no `click()`.
  setTimeout(() => (known ?? added).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })));
};
/** Runs in the page: fills a form's fields and sends it. */
const send = (selector: string, ...entries: string[]) => {
  const form = document.querySelector<HTMLFormElement>(selector);
  for (let at = 0; at < entries.length; at += 2) {
    const field = form?.elements.namedItem(entries[at] ?? "");
    if (field instanceof HTMLInputElement) {
      field.value = entries[at + 1] ?? "";
    }
  }
  setTimeout(() => form?.requestSubmit());
};
const travel = (delta: number) => void setTimeout(() => history.go(delta));
const isAlive = () => document.documentElement.dataset.alive !== undefined;

/** What the server sends for an address, without scripts. */
async function plainPage(origin: string, address: string) {
  const html = parse(await (await fetch(origin + address)).text());
  const main = html.querySelector("main");
  main?.querySelectorAll(notText).forEach((element) => element.remove());
  return {
    title: html.querySelector("title")?.textContent,
    headline: html.querySelector("h1")?.textContent,
    text: main?.textContent.replaceAll(/\s/g, ""),
  };
}

interface WalkOptions {
  engineName: string;
  seed: number;
  steps: number;
  /** Called before each step: a release comes out, a file fails. */
  beforeStep?: (step: number) => void;
  /** Scripts come on every page, so tools and forms can be used as they work with scripts. */
  hasScripts?: boolean;
}

/** @throws an assertion that tells the steps so far */
export async function walk(tab: Walker, line: Line, options: WalkOptions): Promise<void> {
  const { engineName, seed, steps, beforeStep, hasScripts = true } = options;
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const said: string[] = [];
  let entries: Entry[] = [];
  let at = -1;
  let shownPath = "";
  const isWebKit = engineName === "webkit";
  const pathOf = (address: string) => address.replace(/#.*/, "");

  const arriveAt = async (entry: Entry, how: string) => {
    said.push(`${how} ${entry.address}`);
    const plain = await plainPage(line.origin, pathOf(entry.address));
    // A page from the browser's cache has its focus where it was left, in the field that was refused.
    const focus = entry.isUsed ? expect.stringMatching(`^(body|${entry.field})$`) : "body";
    const expected = { ...plain, address: entry.address, focus, isReady: true };
    const isNew = how !== "back to" && how !== "forward to" && how !== "again";
    const place = isNew && entry.address.includes("#") ? { isAtTarget: true } : {};
    const expectedTop = isNew ? 0 : entry.top;
    // On plain pages, too, Chromium goes back within a page to the fragment's target instead of the place that was left,
    // and WebKit to the field that has the focus. WebKit also reloads a page that comes in pieces at its target.
    const path = pathOf(entry.address);
    const mayBeAtTarget = isWebKit ? how === "again" : engineName === "chromium" && path === shownPath;
    shownPath = path;
    await expect(
      async () => {
        const { text, ...shown } = await tab.ask(look, notText);
        const { text: words, ...rest } = { ...expected, ...place };
        expect(shown).toMatchObject(rest);
        // A browser may round otherwise when it restores a place.
        const isAtPlace = Math.abs(shown.top - expectedTop) <= 1;
        const isAtOther = (mayBeAtTarget && shown.isAtTarget) || (isWebKit && entry.isUsed && shown.focus !== "body");
        expect("isAtTarget" in place || isAtPlace || isAtOther, `${shown.top} is ${expectedTop}`).toBe(true);
        expect(entry.isUsed || text === words, "its text is the document's").toBe(true);
        expect(!hasScripts || (await tab.ask(isAlive))).toBe(true);
      },
      `seed ${seed}: ${said.join(", ")}`,
    ).toPass({ timeout: 30_000 });
    // Somewhere on the page, as it is left.
    await tab.ask(
      (part) => scrollTo({ top: part * document.documentElement.scrollHeight, behavior: "instant" }),
      random(),
    );
    entry.top = (await tab.ask(look, notText)).top;
  };
  const goTo = async (address: string, how: string) => {
    entries = [...entries.slice(0, at + 1), { address, top: 0, isUsed: false }];
    at += 1;
    await arriveAt(entries[at] ?? { address, top: 0, isUsed: false }, how);
  };
  const here = () => entries[at] ?? { address: "/", top: 0, isUsed: false };
  const link = async (address: string) => {
    here().top = (await tab.ask(look, notText)).top;
    await tab.ask(follow, address);
    await goTo(address, "link to");
  };
  const actions: Record<string, () => Promise<void>> = {
    async link() {
      await link(pick((await tab.ask(linksOf)).pages.filter((path) => path !== here().address)) ?? "/");
    },
    async fragment() {
      const fragment = pick((await tab.ask(linksOf)).fragments);
      const address = pathOf(here().address) + (fragment ?? "");
      await (fragment === undefined || address === here().address ? actions["link"]?.() : link(address));
    },
    async back() {
      if (at < 1) {
        return actions["link"]?.();
      }
      await tab.ask(travel, -1);
      at -= 1;
      return arriveAt(here(), "back to");
    },
    async forward() {
      if (at >= entries.length - 1) {
        return actions["back"]?.();
      }
      await tab.ask(travel, 1);
      at += 1;
      return arriveAt(here(), "forward to");
    },
    async reload() {
      await tab.ask(() => Object.assign(window, { isOld: true }) && undefined);
      await tab.ask(() => void setTimeout(() => location.reload()));
      await expect.poll(() => tab.ask(() => "isOld" in window).catch(() => true)).toBe(false);
      here().isUsed = false;
      await arriveAt(here(), "again");
    },
    async search() {
      await link("/search");
      await tab.ask(send, "main form[role=search]", "q", "mailbox");
      await goTo("/search?q=mailbox", "search at");
    },
    async tool() {
      await link("/measure");
      await tab.ask(send, "main form", "length", "12", "width", "9", "height", "4", "weight", "3");
      at -= 1;
      await goTo("/measure?unit=in&length=12&width=9&height=4&weight=3#measured", "question at");
    },
    async form() {
      await link("/contact-us");
      await tab.ask(send, ".contact-form", "name", "");
      here().isUsed = true;
      const isRefused = () => tab.ask(() => document.querySelector("[aria-invalid=true]") !== null).catch(() => false);
      await expect.poll(isRefused).toBe(true);
      here().field = await tab.ask(() => document.querySelector("[aria-invalid=true]")?.id ?? "");
      await link("/about-us");
    },
  };
  const plan = ["link", "link", "link", "link", "fragment", "fragment", "back", "back", "forward", "reload", "search"];
  const choices = hasScripts ? [...plan, "tool", "form"] : plan;

  await tab.open(line.origin);
  await goTo("/", "opened");
  for (let step = 0; step < steps; step += 1) {
    beforeStep?.(step);
    await actions[pick(choices) ?? "link"]?.();
  }
}
