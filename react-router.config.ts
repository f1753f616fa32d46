import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The route map is small: one hashed manifest beats a request per page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
