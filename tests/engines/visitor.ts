import { test as base, expect } from "@playwright/test";
import { siteOrigin } from "../e2e/support.ts";
import { startEngine, type Engine, type Look, type Tab } from "./browsers.ts";

const selectors = {
  button: "button",
  field: "input, textarea, select",
  heading: "h1, h2, h3",
  link: "a[href]",
  question: "summary",
};
type Role = keyof typeof selectors;

function placeOf(selector: string, name: string): [x: number, y: number] | null {
  const nameOf = (element: Element) => {
    const label = "labels" in element ? (element.labels as NodeListOf<Element> | null)?.[0] : undefined;
    return (element.getAttribute("aria-label") ?? (label ?? element).textContent ?? "").replaceAll(/\s+/g, " ").trim();
  };
  for (const element of document.querySelectorAll(selector)) {
    if (nameOf(element) !== name || !element.checkVisibility({ visibilityProperty: true })) {
      continue;
    }
    for (const isSecondLook of [false, true]) {
      if (isSecondLook) {
        element.scrollIntoView({ block: "center", behavior: "instant" });
      }
      const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (element.contains(document.elementFromPoint(x, y))) {
        return [x, y];
      }
    }
  }
  return null;
}

export class Visitor {
  readonly tab: Tab;
  readonly origin: string;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.origin = origin;
  }

  async visit(path: string): Promise<void> {
    await this.tab.open(this.origin + path);
    await this.finds(() => document.documentElement.dataset.alive, "");
  }

  /** Polls a function in the page; during navigation there is no answer. */
  async finds<Arguments extends ReadonlyArray<string | number>>(
    question: (...values: Arguments) => unknown,
    answer: unknown,
    ...values: Arguments
  ): Promise<void> {
    await expect.poll(() => this.tab.ask(question, ...values).catch(() => undefined)).toEqual(answer);
  }

  /** Waits until the element stops moving. */
  async sees(role: Role, name: string, within = "body"): Promise<[x: number, y: number]> {
    const look = () => this.tab.ask(placeOf, `${within} :is(${selectors[role]})`, name).catch(() => null);
    let place: [x: number, y: number] = [0, 0];
    await expect(async () => {
      const before = await look();
      const now = await look();
      expect(now, `the ${role} "${name}" can be pressed`).not.toBeNull();
      expect(now, `the ${role} "${name}" rests`).toEqual(before);
      place = now ?? place;
    }).toPass();
    return place;
  }

  async press(role: Role, name: string, within?: string): Promise<void> {
    await this.tab.press(...(await this.sees(role, name, within)));
  }

  async write(name: string, text: string, within?: string): Promise<void> {
    await this.press("field", name, within);
    await this.tab.type(text);
  }

  reads(text: string): Promise<void> {
    // Firefox puts a line break after a drawn icon.
    return this.finds((words) => document.body.innerText.replace(/\s+/g, " ").includes(words), true, text);
  }

  isAt(address: string): Promise<void> {
    return this.finds(() => location.pathname + location.search, address);
  }
}

export interface EngineOptions {
  engineName: keyof typeof startEngine;
}

interface Fixtures {
  look: Partial<Look>;
  visitor: Visitor;
}

export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine[engineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  look: [{}, { option: true }],
  visitor: async ({ engine, look }, use) => {
    const tab = await engine.open({ width: 1440, height: 900, hasScript: true, ...look });
    await use(new Visitor(tab, siteOrigin));
    expect.soft(tab.complaints).toEqual([]);
    await tab.close();
  },
});

export { expect };
