/** Back and fragments, as each browser does them by itself. */
import { openLine } from "../support/line.ts";
import { openDayFrom, storeInstant } from "../support/store.ts";
import { test } from "./support.ts";

const essential = { tag: "@essential" };
/** Runs in the page: the heading at the top of the window. */
const headingAtTop = () => {
  const headings = [...document.querySelectorAll("main h2, main h1")];
  const near = headings.filter((heading) => Math.abs(heading.getBoundingClientRect().top) < 120);
  return near[0]?.textContent ?? "";
};
const scrollTop = () => Math.round(scrollY);

test(
  "a link of the contents leads to its heading after another policy, and Back to where one was",
  essential,
  async ({ visitor }) => {
    const { tab } = visitor;
    const contents = () =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')].map(({ hash, textContent }) => [
        hash,
        textContent,
      ]);
    let left = 0;
    for (const path of ["/privacy", "/terms"]) {
      if (path === "/privacy") {
        await visitor.visit(path);
      } else {
        const name = await tab.ask(() => document.querySelector('footer a[href="/terms"]')?.textContent ?? "");
        const link = { role: "link", name, within: "footer" } as const;
        await visitor.pointAt(link);
        left = await tab.ask(scrollTop);
        await visitor.press(link);
        await visitor.shows(path);
      }
      const [, , third = []] = await tab.ask(contents);
      await visitor.press({ role: "link", name: third[1] ?? "", within: `main :has(> [href="${third[0]}"])` });
      await visitor.finds(() => location.hash, third[0] ?? "");
      await visitor.finds(headingAtTop, third[1] ?? "");
    }
    await tab.back();
    await visitor.finds(() => location.pathname + location.hash, "/terms");
    await tab.back();
    await visitor.finds(() => location.pathname, "/privacy");
    await visitor.finds(scrollTop, left);
  },
);

test(
  "Back shows the page as it was left, with what was typed, and the sign as it is now",
  essential,
  async ({ visitor, engineName }) => {
    const { tab, origin } = visitor;
    const { date, closes } = openDayFrom("2028-05-03");
    const sign = () => document.querySelector(".open-sign")?.textContent?.split(" ")[0] ?? "";
    const line = await openLine(origin);
    // The page expects its sign to turn two seconds after each answer.
    line.headers = { "x-frozen-clock": storeInstant(date, closes, -2) };
    await tab.open(`${line.origin}/contact-us`);
    await visitor.finds(() => document.documentElement.dataset.alive, "");
    await visitor.finds(sign, "Closes");
    await visitor.write("Message", "Do you print on canvas?");
    // Firefox keeps no page that is asking for something.
    await visitor.reads("Local captcha: passed");
    await tab.ask(() => void Object.assign(window, { isKept: true }));
    const left = await tab.ask(scrollTop);
    line.headers = { "x-frozen-clock": storeInstant(date, closes, 10) };
    await visitor.press({ role: "link", name: "Mailbox Plus", within: "header" });
    await visitor.finds(() => location.pathname, "/");
    await visitor.finds(() => performance.now() > 3000, true);
    await tab.back();
    await visitor.finds(() => location.pathname, "/contact-us");
    // The Chromium without windows keeps none.
    if (engineName !== "chromium") {
      await visitor.finds(() => "isKept" in window, true);
    }
    await visitor.finds(() => document.querySelector("textarea")?.value, "Do you print on canvas?");
    await visitor.finds(scrollTop, left);
    await visitor.finds(sign, "Closed");
    await line.close();
  },
);
