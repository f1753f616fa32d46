/** The whole URL map. Pages of the content bring their own addresses; the rest is named here. */
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import { serviceSections, type Page } from "./content/schema.ts";
import { overviews } from "./content/overviews/index.ts";
import { plainPages } from "./content/pages/index.ts";
import { policies } from "./content/policies/index.ts";
import { pathsWithTools } from "./views/tools.server.ts";

/** Pages with a tool: what the address asks is a route within the page's, and alone is asked for again. */
const toolsOf: Record<string, RouteConfigEntry[]> = {
  measure: [index("routes/measure-tool.tsx")],
  visit: [index("routes/visit-tool.tsx")],
};

/** A page and its other address, if it has one, shown by a route module that may show others too. */
const routesOf = (
  { path, alias }: Pick<Page, "path" | "alias">,
  module: string,
  id: string,
  tools: RouteConfigEntry[] = [],
) => [
  path === "/" ? index(module, { id }) : route(path.slice(1), module, { id }, tools),
  ...(alias === undefined ? [] : [route(alias.slice(1), module, { id: `${id}-alias` })]),
];

/** Every part in all its variants; not in what is built. */
const styleguide = process.env.NODE_ENV === "development" ? [route("styleguide", "routes/styleguide.tsx")] : [];

export default [
  layout("routes/pages.tsx", [
    ...Object.entries(plainPages).flatMap(([file, page]) =>
      routesOf(page, `routes/${file}.tsx`, `routes/${file}`, toolsOf[file]),
    ),
    ...Object.entries(overviews).flatMap(([file, page]) => routesOf(page, "routes/overview.tsx", file)),
    ...Object.entries(policies).flatMap(([file, page]) => routesOf(page, "routes/policy.tsx", file)),
    // The one section whose overview is a service.
    route("home-business", "routes/service.tsx"),
    // Services with tools of their own, which are a route within that of the page: only they carry its code.
    ...pathsWithTools.map((path) =>
      route(path.slice(1), "routes/service.tsx", { id: path }, [
        index("routes/service-tools.tsx", { id: `${path}#tools` }),
      ]),
    ),
    ...serviceSections.map((section) => route(`${section}/:slug`, "routes/service.tsx", { id: `${section}-service` })),
    route("service-area/:slug", "routes/area.tsx"),
    ...styleguide,
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
