/** `npm run test:engines`: the journeys in Firefox and WebKit, on the server of the other browser tests. */
import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import type { EngineOptions } from "./tests/engines/support.ts";

export default defineConfig<object, EngineOptions>({
  ...base,
  testDir: "tests/engines",
  use: { baseURL: base.use?.baseURL },
  projects: [
    // Its own journeys are in tests/e2e.
    { name: "chromium", use: { ...base.use, engineName: "chromium" }, testMatch: /(walk|back|prerender)\.spec/ },
    { name: "firefox", use: { engineName: "firefox" }, testIgnore: /\.webkit\.|prerender/ },
    { name: "webkit", use: { engineName: "webkit" }, testIgnore: /\.firefox\.|prerender/ },
  ],
});
