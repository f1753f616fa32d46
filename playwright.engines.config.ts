/** `npm run test:engines`: ten journeys in Firefox and WebKit. */
import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import type { EngineOptions } from "./tests/engines/visitor.ts";

export default defineConfig<object, EngineOptions>({
  ...base,
  testDir: "tests/engines",
  use: { baseURL: base.use?.baseURL },
  projects: [
    { name: "firefox", use: { engineName: "firefox" } },
    { name: "webkit", use: { engineName: "webkit" }, testIgnore: /\.firefox\./ },
  ],
});
