import type { Page } from "@playwright/test";
import type { Tab } from "./tab.ts";

/**
 * A tab of a browser that Playwright drives.
 * @param isHarmless whether what the console says is no fault of the page
 */
export function tabOf(page: Page, isHarmless: (text: string) => boolean = () => false): Tab {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!isHarmless(text)) {
      complaints.push(text);
    }
  };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      complain(message.text());
    }
  });
  // What Firefox says of a file comes here, too.
  page.on("pageerror", (error) => complain(error.message));
  return {
    open: async (url) => void (await page.goto(url)),
    // Not `goBack`, which waits for a document that the browser has kept to load once more.
    back: () => page.evaluate("history.back()"),
    pointAt: ({ x, y }) => page.mouse.move(x, y),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    ask: (question, ...values) => page.evaluate(`(${String(question)})(...${JSON.stringify(values)})`),
    complaints: () => complaints,
    picture: () => page.screenshot({ timeout: 10_000 }),
    close: () => page.close(),
  };
}
