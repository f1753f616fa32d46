import { defineConfig } from "@playwright/test";
import { chromiumFlags, enginePath } from "./scripts/engines.mjs";

/** Another port lets two copies run at once. */
const port = Number(process.env.E2E_PORT ?? process.env.PORT ?? 8790);
process.env.E2E_PORT = String(port);

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A CI machine may stall once; a test that fails twice is right.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Timeouts only catch hangs; CI may be slow.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [["list"]],
  use: {
    // Covers waiting for events, too.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    // It would bypass the tests' routes; its own journeys allow it.
    serviceWorkers: "block",
    // Animations cost processor time and change nothing that tests check.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // Recording takes time, so only the second try is recorded.
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
