import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // `npm start`, tests and releases build separately (scripts/build.mjs).
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  // No route runs in a browser, so nothing asks for one there.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
