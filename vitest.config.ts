import { defineConfig } from "vitest/config";

/** Timeouts only catch hangs; CI may be slow. */
const waitMs = 60_000;
const patience = { testTimeout: 5 * waitMs, hookTimeout: 5 * waitMs };

export default defineConfig({
  test: {
    tags: [{ name: "all", description: "takes long; npm run test:all runs these, npm test leaves them out" }],
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{app,workers}/**/*.test.ts",
            "tests/{unit,content,architecture,release,search,owner}/**/*.test.ts",
          ],
          // Gives stylesheets a URL.
          css: true,
          // They share no mutable state.
          isolate: false,
          maxWorkers: 2,
          ...patience,
        },
      },
      {
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          ...patience,
          expect: { poll: { timeout: waitMs, interval: 20 } },
          globalSetup: "tests/support/temporary-folder.ts",
          // Files in a process share its servers (support/site-server.ts).
          isolate: false,
          maxWorkers: 2,
          // A CI machine may stall once; a test that fails twice is right.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
