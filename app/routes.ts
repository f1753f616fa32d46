/** All page addresses. Most come from records; the rest are here. */
import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import type { Page } from "./content/schema.ts";
import { serviceSections } from "./content/schema/service-sections.ts";
import { overviews } from "./content/overviews/index.ts";
import { plainPages } from "./content/pages/index.ts";
import { policies } from "./content/policies/index.ts";

const folders: Record<string, string> = {
  "about-us": "pages/about",
  "ask-mailbox-plus": "faq",
  contact: "contact",
  home: "pages/home",
  measure: "tools/measure",
  "my-list": "tools/my-list",
  prices: "services/prices",
  search: "search",
  "service-area": "areas/all",
  services: "services/all",
  "shipping-partners": "pages/partners",
  tracking: "tracking",
};

const routesOf = ({ path, alias }: Pick<Page, "path" | "alias">, module: string, id: string) => [
  path === "/" ? index(module, { id }) : route(path.slice(1), module, { id }),
  ...(alias === undefined ? [] : [route(alias.slice(1), module, { id: `${id}-alias` })]),
];

export default [
  layout("shell/route.tsx", { id: "pages" }, [
    ...Object.entries(plainPages).flatMap(([name, page]) => routesOf(page, `${folders[name]}/route.tsx`, name)),
    ...Object.entries(overviews).flatMap(([name, page]) => routesOf(page, "pages/overviews/route.tsx", name)),
    ...Object.entries(policies).flatMap(([name, page]) => routesOf(page, "pages/policies/route.tsx", name)),
    // A section whose overview is a service.
    route("home-business", "services/route.tsx"),
    ...serviceSections.map((section) => route(`${section}/:slug`, "services/route.tsx", { id: `${section}-service` })),
    route("service-area/:slug", "areas/route.tsx"),
    route("*", "pages/not-found/route.tsx"),
  ]),
] satisfies RouteConfig;
