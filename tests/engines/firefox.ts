/** Firefox as it is installed, through the protocol that it shares with other browsers (WebDriver BiDi). */
import { firefox, type Browser } from "@playwright/test";
import { enginePath } from "../../scripts/engines.mjs";
import { tabOf } from "./playwright-tab.ts";
import type { Engine, Look, Tab } from "./tab.ts";

/** What Firefox says of a font that it was still loading when one left the page (NS_BINDING_ABORTED). */
const fontLeftBehind = /downloadable font: download failed .* status=2152398850 /;

/** The protocol knows no command for these, but Firefox has settings. */
const settings = ({ isDark, isStill, hasScript }: Look) => ({
  "layout.css.prefers-color-scheme.content-override": isDark ? 0 : 1,
  "ui.prefersReducedMotion": isStill ? 1 : 0,
  "javascript.enabled": hasScript,
});

export function startFirefox(): Engine {
  const executablePath = enginePath("firefox");
  const browsers = new Map<string, Promise<Browser>>();

  /** Settings are read when the browser starts, so there is one for each set of them. */
  function browserWith(look: Look): Promise<Browser> {
    const firefoxUserPrefs = settings(look);
    const key = JSON.stringify(firefoxUserPrefs);
    const browser = browsers.get(key) ?? firefox.launch({ channel: "moz-firefox", executablePath, firefoxUserPrefs });
    browsers.set(key, browser);
    return browser;
  }

  return {
    async open(look): Promise<Tab> {
      const browser = await browserWith(look);
      const page = await browser.newPage({ viewport: { width: look.width, height: look.height } });
      return tabOf(page, (text) => fontLeftBehind.test(text));
    },
    async stop() {
      await Promise.all([...browsers.values()].map(async (browser) => (await browser).close()));
    },
  };
}
