/** All addresses of pages. Records name their own; the others are here. */
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import { serviceSections, type Page } from "./content/schema.ts";
import { overviews } from "./content/overviews/index.ts";
import { plainPages } from "./content/pages/index.ts";
import { policies } from "./content/policies/index.ts";
import { pathsWithTools } from "./tools/tools.server.ts";

/** Folders of the route modules of single pages. */
const folders: Record<string, string> = {
  "about-us": "pages/about",
  "ask-mailbox-plus": "faq",
  contact: "contact",
  home: "pages/home",
  measure: "tools/measure",
  "my-list": "tools/my-list",
  prices: "pages/static",
  search: "search",
  "service-area": "pages/static",
  services: "services/all",
  "shipping-partners": "pages/static",
  tracking: "tracking",
};

/** Routes of tools within the route of their page: React Router asks for their data alone. */
const toolsOf: Record<string, RouteConfigEntry[]> = {
  measure: [index("tools/measure/tool-route.tsx")],
  "my-list": [index("tools/my-list/tool-route.tsx")],
};

/** Routes of a page and of its other address, if it has one. */
const routesOf = (
  { path, alias }: Pick<Page, "path" | "alias">,
  module: string,
  id: string,
  tools: RouteConfigEntry[] = [],
) => [
  path === "/" ? index(module, { id }) : route(path.slice(1), module, { id }, tools),
  ...(alias === undefined ? [] : [route(alias.slice(1), module, { id: `${id}-alias` })]),
];

export default [
  layout("shell/route.tsx", { id: "pages" }, [
    ...Object.entries(plainPages).flatMap(([name, page]) =>
      routesOf(page, `${folders[name]}/route.tsx`, name, toolsOf[name]),
    ),
    ...Object.entries(overviews).flatMap(([name, page]) => routesOf(page, "pages/overviews/route.tsx", name)),
    ...Object.entries(policies).flatMap(([name, page]) => routesOf(page, "pages/static/route.tsx", name)),
    // A section whose overview is a service.
    route("home-business", "services/route.tsx"),
    // Services with tools: only these pages load the code of the tools.
    ...pathsWithTools.map((path) =>
      route(path.slice(1), "services/route.tsx", { id: path }, [index("tools/route.tsx", { id: `${path}#tools` })]),
    ),
    ...serviceSections.map((section) => route(`${section}/:slug`, "services/route.tsx", { id: `${section}-service` })),
    route("service-area/:slug", "areas/route.tsx"),
    route("*", "pages/not-found/route.tsx"),
  ]),
] satisfies RouteConfig;
