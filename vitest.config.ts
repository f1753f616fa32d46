import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/{unit,content,architecture,release}/**/*.test.ts"],
          // Thousands of made-up numbers take their time on a machine that has others to serve.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Each file starts its own workerd; most of the time goes into waiting for deadlines.
          maxWorkers: 3,
          // A CI machine may stall once; a test that fails twice has found something.
          retry: process.env.CI ? 1 : 0,
        },
      },
      // `npm run test:random`: minutes long, so not part of every run.
      {
        test: {
          name: "random",
          include: ["tests/random/**/*.test.ts"],
          testTimeout: 900_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
