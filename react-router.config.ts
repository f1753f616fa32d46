import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // `npm start`, tests and releases build separately (scripts/build.mjs).
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  // Otherwise a page that refetches its data would ask for routes first.
  routeDiscovery: { mode: "initial" },
  // Only one route has code of its own for the browser.
  splitRouteModules: false,
} satisfies Config;
