import { test as base, expect } from "@playwright/test";
import { startChromium } from "./chromium.ts";
import { startFirefox } from "./firefox.ts";
import type { Engine, Key, Look, Plain, Point, Tab } from "./tab.ts";
import { startWebkit } from "./webkit.ts";

export type EngineName = "chromium" | "firefox" | "webkit";

export interface EngineOptions {
  engineName: EngineName;
}

export interface Thing {
  role: keyof typeof selectors;
  /** What it is called, in full. */
  name: string;
  /** A selector of what it stands in. */
  within?: string;
}

const selectors = {
  button: "button",
  field: "input, textarea, select",
  heading: "h1, h2, h3",
  link: "a[href]",
  // Its first line; the others tell more of it.
  option: "[role=option] > :first-child",
  question: "summary",
};

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
export const sizes = { phone, desktop };

/** Runs in the page: where to press it once it is in sight; null while nothing of this name can be pressed. */
function placeOf(selector: string, name: string): Point | null {
  const nameOf = (element: Element) => {
    const label = "labels" in element ? (element.labels as NodeListOf<Element> | null)?.[0] : undefined;
    return (element.getAttribute("aria-label") ?? (label ?? element).textContent ?? "").replaceAll(/\s+/g, " ").trim();
  };
  for (const element of document.querySelectorAll(selector)) {
    if (nameOf(element) === name && element.checkVisibility({ visibilityProperty: true })) {
      const middle = () => {
        const [box] = element.getClientRects();
        return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      };
      const isOnTop = (place: Point) => element.contains(document.elementFromPoint(place.x, place.y));
      let place = middle();
      if (place !== undefined && !isOnTop(place)) {
        element.scrollIntoView({ block: "center", behavior: "instant" });
        place = middle();
      }
      if (place !== undefined && isOnTop(place)) {
        return place;
      }
    }
  }
  return null;
}

/** Somebody before a browser: does what people do, and waits as long as people do. */
export class Visitor {
  readonly tab: Tab;
  readonly look: Look;
  readonly origin: string;

  constructor(tab: Tab, look: Look, origin: string) {
    this.tab = tab;
    this.look = look;
    this.origin = origin;
  }

  /** Opens a page of ours and waits until its scripts have taken over. */
  async visit(path: string): Promise<void> {
    await this.tab.open(this.origin + path);
    if (this.look.hasScript) {
      await this.finds(() => document.documentElement.dataset.alive, "");
    }
  }

  async press(thing: Thing): Promise<void> {
    await this.tab.press(await this.placeOf(thing));
  }

  async pointAt(thing: Thing): Promise<void> {
    await this.tab.pointAt(await this.placeOf(thing));
  }

  async pressKey(key: Key): Promise<void> {
    await this.tab.pressKey(key);
  }

  async write(name: string, text: string): Promise<void> {
    await this.press({ role: "field", name });
    await this.tab.type(text);
  }

  async sees(thing: Thing): Promise<void> {
    await this.placeOf(thing);
  }

  /** Nothing of this name can be pressed on the page as it is. */
  async misses({ role, name, within = "body" }: Thing): Promise<void> {
    expect(await this.tab.ask(placeOf, `${within} :is(${selectors[role]})`, name), `the ${role} "${name}"`).toBeNull();
  }

  async reads(text: string): Promise<void> {
    await this.finds((words) => document.body.innerText.includes(words), true, text);
  }

  /** The page of this path shows, and not only its address. */
  async shows(path: string): Promise<void> {
    const addresses = () => {
      const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
      return [location.pathname, canonical && new URL(canonical).pathname];
    };
    await this.finds(addresses, [path, path]);
  }

  /** The address bar says so. */
  async isAt(path: string): Promise<void> {
    await this.finds(() => location.pathname + location.search, path);
  }

  /** Waits until the page gives this answer. */
  async finds<Arguments extends readonly Plain[], Answer>(
    question: (...values: Arguments) => Answer,
    answer: Answer,
    ...values: Arguments
  ): Promise<void> {
    // A page that is about to go does not answer.
    await expect(async () => {
      const found: unknown = await this.tab.ask(question, ...values);
      expect(found).toEqual(answer);
    }).toPass();
  }

  private async placeOf({ role, name, within = "body" }: Thing): Promise<Point> {
    let place: Point | null = null;
    await expect(async () => {
      const before = place;
      place = await this.tab.ask(placeOf, `${within} :is(${selectors[role]})`, name);
      expect(place, `the ${role} "${name}" can be pressed`).not.toBeNull();
      // What is laid out only when it comes near may move it.
      expect(place, `the ${role} "${name}" has come to rest`).toEqual(before);
    }).toPass();
    return place ?? { x: 0, y: 0 };
  }
}

interface Fixtures {
  look: Partial<Look>;
  visitor: Visitor;
}

export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName, launchOptions }, use) => {
      const starts = { chromium: () => startChromium(launchOptions), firefox: startFirefox, webkit: startWebkit };
      const engine = await starts[engineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  look: [{}, { option: true }],
  /** A browser of one's own, whose console stays silent; its last view is kept with a failure. */
  visitor: async ({ engine, look, baseURL }, use, testInfo) => {
    const whole: Look = { ...desktop, isDark: false, isStill: false, hasScript: true, ...look };
    const tab = await engine.open(whole);
    await use(new Visitor(tab, whole, baseURL ?? ""));
    expect.soft(tab.complaints()).toEqual([]);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach("last view", { body: await tab.picture(), contentType: "image/png" });
    }
    await tab.close();
  },
});

export { expect };
