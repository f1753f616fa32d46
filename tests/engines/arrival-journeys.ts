/** Every link arrives, whatever has become of the files behind it: the same in every browser. */
import { readdirSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { templatePages } from "../../scripts/template-pages.ts";
import type { Line } from "../support/line.ts";
import type { Tab } from "./tab.ts";

export type Browsing = Pick<Tab, "open" | "ask">;

export const paths: readonly string[] = templatePages.map(({ path }) => path);
const assets = new URL("../../build/client/assets/", import.meta.url);
/** What the build has brought. */
export const files: readonly string[] = readdirSync(assets);
/** How a document that needs the file shows it: by name, or styles as text. */
const signOf = (file: string) =>
  file.endsWith(".css") ? readFileSync(new URL(file, assets), "utf8").trim().slice(0, 80) : file;
/** Where the way begins: no other page's code and data come with it. */
const start = "/terms";

/** Runs in the page: a link as static parts hold it. */
const follow = (path: string) => {
  const link = Object.assign(document.createElement("a"), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
};
/** Runs in the page: where it is, whether scripts have taken over, and whether it has its styles and its words. */
const look = () => ({
  path: location.pathname + location.search,
  isAlive: history.scrollRestoration === "manual",
  hasStyles:
    getComputedStyle(document.querySelector("h1") ?? document.body).fontFamily.includes("Bitter") &&
    [...document.querySelectorAll<HTMLLinkElement>("link[data-precedence]")].every(
      ({ sheet }) => sheet?.cssRules.length,
    ),
  isStart: document.title.startsWith("Terms"),
});

/** @param isAlive scripts have to take over */
async function arrives(tab: Browsing, path: string, what = path, isAlive = true): Promise<void> {
  const there = { path, isAlive: true, hasStyles: true, isStart: path === start };
  const looks = async () => ({ ...(await tab.ask(look)), ...(!isAlive && { isAlive: true }) });
  // A page that is about to go does not answer.
  await expect.poll(() => looks().catch(String), { message: what, timeout: 30_000 }).toEqual(there);
}

/** A page of the old release, and a link to each kind of page once the next release has taken its files away. */
export async function goOnAfterRelease(tab: Browsing, line: Line, targets = paths): Promise<void> {
  for (const path of targets) {
    line.release += 1;
    await tab.open(line.origin + start);
    await arrives(tab, start);
    line.release += 1;
    await tab.ask(follow, path);
    await arrives(tab, path);
  }
}

/** Comes when somebody asks for what it does. */
const isForLater = (file: string) =>
  /^(follow-position|message|notice-buttons|open-questions|search-results|tag-manager)-/.test(file);

/**
 * Each file that a page needs fails once, on the first page or on the way to one that needs it.
 * @param isForgiving the browser asks once more for a script that was refused
 */
export async function goOnWithoutFile(tab: Browsing, line: Line, failing = files, isForgiving = true): Promise<void> {
  const read = async (path: string) => (await fetch(line.origin + path)).text();
  const [startHtml, asked] = [await read(start), await Promise.all(paths.map(read))];
  // What the start has as text is no file that one waits for.
  const isThere = (file: string) => file.endsWith(".css") && startHtml.includes(signOf(file));
  for (const file of failing.filter((each) => !isForLater(each) && !isThere(each))) {
    // Nothing of it is in the browser's cache.
    line.release += 1;
    let isDue = true;
    line.fails = (path) => {
      const isIt = isDue && path.endsWith(`/${file}`);
      isDue &&= !isIt;
      return isIt;
    };
    const target = paths[asked.findLastIndex((html) => html.includes(signOf(file)))] ?? "/contact-us";
    await tab.open(line.origin + start);
    // A file of the start may have kept its scripts from coming.
    const isReady = async () => !isDue || (await tab.ask(look)).isAlive;
    await expect.poll(isReady, { message: file, timeout: 30_000 }).toBe(true);
    await tab.ask(follow, target);
    await arrives(tab, target, `${file}, on the way to ${target}`, isForgiving);
    expect(isDue, `${file} was not asked for`).toBe(false);
  }
}
