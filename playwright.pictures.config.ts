/** `npm run screenshots`: every template at five widths, light and dark, compared with earlier pictures. */
import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

const widths = [360, 768, 1024, 1440, 1920];
const schemes = ["light", "dark"] as const;

export default defineConfig({
  ...base,
  testDir: "tests/pictures",
  snapshotPathTemplate: ".wrangler/screenshots/{arg}-{projectName}{ext}",
  reporter: [["list"], ["html", { open: "never" }]],
  expect: { toHaveScreenshot: { threshold: 0.05 } },
  projects: widths.flatMap((width) =>
    schemes.map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      use: {
        ...base.use,
        viewport: { width, height: 900 },
        colorScheme,
        contextOptions: { reducedMotion: "reduce" as const },
        // The open sign shows a Tuesday noon.
        extraHTTPHeaders: { "x-frozen-clock": "2026-11-17T12:00:00-05:00" },
      },
    })),
  ),
});
