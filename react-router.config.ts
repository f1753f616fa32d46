import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // `npm start`, tests and releases each have a build of their own (scripts/build.mjs).
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  // The browser has all routes from the start: a page that asks for its data anew would ask for them first, and fail with them.
  routeDiscovery: { mode: "initial" },
  // One route has code of its own for the browser; apart from its page that would be one more request.
  splitRouteModules: false,
} satisfies Config;
