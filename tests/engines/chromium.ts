/** Chromium, for journeys that all three engines make. */
import { chromium, type Browser, type LaunchOptions } from "@playwright/test";
import { tabOf } from "./playwright-tab.ts";
import type { Engine } from "./tab.ts";

export function startChromium(options: LaunchOptions): Engine {
  let browser: Promise<Browser> | undefined;
  return {
    async open({ width, height, isDark, isStill, hasScript }) {
      // Playwright keeps no left page unless told.
      browser ??= chromium.launch({ ...options, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
      const context = await (
        await browser
      ).newContext({
        viewport: { width, height },
        colorScheme: isDark ? "dark" : "light",
        reducedMotion: isStill ? "reduce" : "no-preference",
        javaScriptEnabled: hasScript,
        serviceWorkers: "allow",
      });
      // What Chromium says of a cross-fade between documents that it left out.
      return tabOf(await context.newPage(), (text) => /Transition was (aborted|skipped)/.test(text));
    },
    stop: async () => (await browser)?.close(),
  };
}
