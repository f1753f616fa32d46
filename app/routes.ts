/** The whole URL map. */
import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("contact-us", "routes/contact.tsx"),
  // The default call-to-action links here; same screen, canonical at /contact-us.
  route("contact", "routes/contact.tsx", { id: "contact-alias" }),
  route("pack-ship/:slug", "routes/service.tsx", { id: "pack-ship-service" }),
  route("copy-print/:slug", "routes/service.tsx", { id: "copy-print-service" }),
  route("home-business/:slug", "routes/service.tsx", { id: "home-business-service" }),
  route("specialty/:slug", "routes/service.tsx", { id: "specialty-service" }),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
