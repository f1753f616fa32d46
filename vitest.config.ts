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
          // One runtime at a time: each file starts its own workerd.
          fileParallelism: false,
        },
      },
    ],
  },
});
