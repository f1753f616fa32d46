import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // `npm start`, tests and releases each have a build of their own (scripts/build.mjs).
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  // One route has code of its own for the browser; apart from its page that would be one more request.
  splitRouteModules: false,
} satisfies Config;
