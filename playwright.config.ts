import { defineConfig } from "@playwright/test";
import { chromiumFlags, enginePath } from "./scripts/engines.mjs";

/** Another port lets two copies of the project be tested at once. */
const port = Number(process.env.E2E_PORT ?? process.env.PORT ?? 8790);
process.env.E2E_PORT = String(port);

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A CI machine may stall once; a test that fails twice has found something.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Timeouts only catch hangs; CI may be slow.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [["list"]],
  use: {
    // Also of an event that never comes.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    // It would answer before the tests' own routes; its journeys let it in.
    serviceWorkers: "block",
    // Cross-fades between documents and animations cost processor time and change no promise.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // What was done, asked and logged, at the second try: to write it down takes its time.
    trace: { mode: "on-first-retry", snapshots: false, screenshots: false },
    launchOptions: {
      executablePath: enginePath("chromium"),
      args: chromiumFlags,
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } }, testIgnore: [/without-script/, /\.phone\./] },
    {
      name: "phone",
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      testMatch: /\.phone\.spec/,
    },
    { name: "without-script", use: { javaScriptEnabled: false }, testMatch: /without-script/ },
  ],
  webServer: {
    command: `node scripts/run.mjs scripts/start.mjs tests ${port}`,
    url: `http://localhost:${port}/api/health`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    reuseExistingServer: false,
    timeout: 300_000,
  },
});
