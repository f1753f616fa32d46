import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["tests/{unit,content,architecture,release}/**/*.test.ts"] } },
      {
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Each file starts its own workerd; most of the time goes into waiting for deadlines.
          maxWorkers: 3,
        },
      },
    ],
  },
});
