/** The whole URL map. */
import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** Services of a section; the redirects of old names are answered by the worker before this. */
const servicesBelow = (section: string) =>
  route(`${section}/:slug`, "routes/service.tsx", { id: `${section}-service` });

/** Every part in all its variants; not in what is built. */
const styleguide = process.env.NODE_ENV === "development" ? [route("styleguide", "routes/styleguide.tsx")] : [];

export default [
  layout("routes/pages.tsx", [
    index("routes/home.tsx"),
    route("about-us", "routes/about-us.tsx"),
    route("services", "routes/services.tsx"),
    route("tracking", "routes/tracking.tsx"),
    route("shipping-partners", "routes/shipping-partners.tsx"),
    route("contact-us", "routes/contact.tsx"),
    // The default call-to-action links here; same screen, canonical at /contact-us.
    route("contact", "routes/contact.tsx", { id: "contact-alias" }),
    route("pack-ship", "routes/overview.tsx"),
    route("copy-print", "routes/overview.tsx", { id: "copy-print-overview" }),
    route("home-business", "routes/service.tsx"),
    servicesBelow("pack-ship"),
    servicesBelow("copy-print"),
    servicesBelow("home-business"),
    servicesBelow("specialty"),
    route("ask-mailbox-plus", "routes/ask-mailbox-plus.tsx"),
    route("service-area", "routes/service-area.tsx"),
    route("service-area/:slug", "routes/area.tsx"),
    route("privacy", "routes/policy.tsx"),
    route("terms", "routes/policy.tsx", { id: "terms" }),
    route("accessibility", "routes/policy.tsx", { id: "accessibility" }),
    route("search", "routes/search.tsx"),
    ...styleguide,
    route("*", "routes/not-found.tsx"),
  ]),
  route("search-index.json", "routes/search-index.ts"),
] satisfies RouteConfig;
