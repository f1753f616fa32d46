import { artworkShipping } from "../support/service-like.ts";
import { clearChoice } from "../support/store-numbers.ts";
import { openDayFrom, storeInstant } from "../support/store.ts";
import { expect, test } from "./visitor.ts";

declare global {
  interface Window {
    enter: (name: string, value: string) => void;
    press: (selector: string) => void;
  }
}

function prepare() {
  window.enter = (name, value) => {
    const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]:not([type=hidden])`);
    field?.focus();
    Object.assign(field ?? {}, { value });
    field?.dispatchEvent(new Event("input", { bubbles: true }));
    field?.dispatchEvent(new Event("change", { bubbles: true }));
  };
  window.press = (selector) => document.querySelector<HTMLElement>(selector)?.click();
}

/** Runs in the page: replaces text nodes as translators do. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, textContent }) =>
    parentElement?.closest("script, style, svg, textarea") || !textContent?.trim()
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: ChildNode[] = [];
  while (texts.nextNode()) {
    nodes.push(texts.currentNode as ChildNode);
  }
  for (const node of nodes) {
    const font = document.createElement("font");
    node.replaceWith(font);
    font.append(document.createTextNode(node.textContent ?? ""));
  }
}

function shownText() {
  for (const element of document.querySelectorAll(".rotator, [aria-label='Robot check']")) {
    element.replaceChildren();
  }
  return document.body.innerText.replaceAll(/\s+/g, "");
}

const { packages, plan } = clearChoice(12);
const { date, closes } = openDayFrom("2028-05-03");

/** Both run in the page. */
interface Step {
  act: (one: string, other: string) => void;
  isDone: (one: string, other: string) => boolean;
}

/** The page is translated before the last step. */
const rows: ReadonlyArray<{ what: string; path: string; values?: [string, string]; steps: readonly Step[] }> = [
  {
    what: "plans",
    path: "/home-business/mailbox-rental?packages=1",
    values: [packages, plan],
    steps: [
      {
        act: (count) => window.enter("packages", count),
        isDone: (_, cheapest) => document.querySelector(`[data-cheapest][data-plan=${cheapest}]`) !== null,
      },
    ],
  },
  {
    what: "the sign",
    path: artworkShipping.path,
    values: [storeInstant(date, closes, -30), ""],
    steps: [
      {
        act: (time) => {
          const [ask, now] = [fetch, Date.now];
          window.fetch = (address, options) => ask(address, { ...options, headers: { "x-frozen-clock": time } });
          Date.now = () => now() + 90_000_000;
          dispatchEvent(new Event("pageshow"));
        },
        isDone: () => document.querySelector<HTMLElement>(".open-sign")?.dataset.status === "closing",
      },
    ],
  },
  {
    what: "the list",
    path: "/",
    steps: [
      {
        act: () => window.press(".stamp-add[name=for]"),
        isDone: () => document.querySelectorAll(".my-list h3 + ul > li").length > 0,
      },
      {
        act: () => window.press(".stamp-add[name=for]"),
        isDone: () => document.querySelectorAll(".my-list h3 + ul:has(li)").length === 2,
      },
    ],
  },
  {
    what: "a search",
    path: "/ask-mailbox-plus",
    steps: [
      {
        act: () => window.enter("q", "notary"),
        isDone: () => document.querySelector("main .live-results [href*=notary]") !== null,
      },
      {
        act: () => window.enter("q", "fax"),
        isDone: () => document.querySelector("main .live-results [href*=fax]") !== null,
      },
    ],
  },
  {
    what: "a parcel",
    path: "/tracking",
    values: ["1Z879E930346834440", "9400111201080805483016"],
    steps: [
      {
        // The rules load on first focus; until then the server answers.
        act: (one) => window.enter("number", one),
        isDone: () => document.querySelector<HTMLSelectElement>("[name=carrier]")?.value === "ups",
      },
      {
        act: (one, other) => {
          window.enter("number", `${one}, ${other}`);
          window.press("main form [type=submit]");
        },
        isDone: () => document.querySelectorAll("main article").length === 2,
      },
      {
        act: (one, other) => {
          window.enter("number", `${one}, ${other}, 795312744832`);
          window.press("main form [type=submit]");
        },
        isDone: () => document.querySelectorAll("main article").length === 3,
      },
    ],
  },
  {
    what: "a message",
    path: "/contact-us",
    steps: [
      {
        act: () => window.press("main form[method=post] [type=submit]"),
        isDone: () => document.querySelectorAll('[aria-invalid="true"]').length > 1,
      },
      {
        act: () => {
          window.enter("name", "Ada");
          window.enter("email", "ada");
          window.press("main form[method=post] [type=submit]");
        },
        isDone: () =>
          document.querySelector('main [name=name][aria-invalid="true"]') === null &&
          document.querySelector("main form[method=post] [type=submit]")?.textContent === "Send Message",
      },
    ],
  },
];

for (const { what, path, values: [one, other] = ["", ""], steps } of rows) {
  test(`A translated page says of ${what} what the page says`, async ({ visitor }) => {
    const textAfter = async (isTranslated: boolean) => {
      await visitor.visit("/privacy");
      await visitor.tab.ask(() => localStorage.clear());
      await visitor.visit(path);
      await visitor.tab.ask(prepare);
      for (const { act, isDone } of steps) {
        if (isTranslated && isDone === steps.at(-1)?.isDone) {
          await visitor.tab.ask(translate);
        }
        await visitor.tab.ask(act, one, other);
        await visitor.finds(isDone, true, one, other);
      }
      return (await visitor.tab.ask(shownText)).toLowerCase();
    };
    expect(await textAfter(true)).toBe(await textAfter(false));
  });
}
