import routeConfig from "#app/routes.ts";
import { expect, test } from "vitest";
import { filesBelow, readText } from "./repository-files.ts";
import { importsOf, sources, type Import } from "./source-imports.ts";

/** Which folder of the table below a file belongs to; the first pattern that fits. */
const folders = [
  [/^app\/content\/schema(\.ts$|\/)/, "schema"],
  // Words of the schema that the browser needs without the rest of it.
  [/^app\/content\/[a-z]+-ids\.ts$/, "ids"],
  [/^app\/content\/[^/]+\/index\.ts$/, "content index"],
  [/^app\/content\//, "content"],
  // The suffix keeps them out of the browser's code: React Router refuses `.server`, a `.build` runs at build time.
  [/^app\/views\/[a-z-]+\.(server|build)\.ts$/, "views"],
  [/^app\/domain\//, "domain"],
  [/^app\/document\//, "document"],
  [/^app\/components\/ui\//, "ui"],
  [/^app\/components\//, "components"],
  [/^app\/templates\//, "templates"],
  [/^app\/context\.ts$/, "context"],
  [/^app\/routes\.ts$/, "route map"],
  [/^app\/(root\.tsx|entry\.(client|server)\.tsx|routes\/.+)$/, "routes"],
  [/^app\/((assets|sheets)\/.+|[a-z-]+\.css)$/, "assets"],
  [/^workers\/stand-ins\//, "stand-ins"],
  [/^workers\//, "workers"],
] as const;
type Folder = (typeof folders)[number][1];

interface Rule {
  may: readonly Folder[];
  /** Folders of which only types may be imported. */
  types?: readonly Folder[];
  packages: readonly string[] | "any";
}

/** Who may import whom: the table of the README. What is not listed is refused, for types as well. */
const rules: Record<Folder, Rule> = {
  ids: { may: [], packages: [] },
  schema: { may: ["schema", "ids"], packages: ["valibot"] },
  content: { may: [], types: ["schema"], packages: [] },
  "content index": { may: ["content"], types: ["schema"], packages: [] },
  views: {
    may: ["views", "content", "content index", "ids", "domain"],
    types: ["schema"],
    packages: [],
  },
  // schema-dts holds types alone.
  domain: { may: ["domain", "ids"], types: ["schema"], packages: ["valibot", "schema-dts", "minisearch"] },
  document: {
    may: ["document", "ui", "domain", "context", "assets"],
    types: ["schema"],
    packages: ["react", "react-dom", "react-router", "isbot"],
  },
  ui: { may: ["ui", "domain", "assets"], types: ["schema"], packages: ["react", "react-router"] },
  components: {
    may: ["components", "ui", "document", "domain", "assets"],
    types: ["schema"],
    packages: ["react", "react-router", "react-dom"],
  },
  templates: {
    may: ["templates", "components", "ui", "document", "domain", "assets"],
    types: ["schema"],
    packages: ["react", "react-router"],
  },
  context: { may: [], types: ["domain"], packages: ["react", "react-router"] },
  "route map": { may: ["schema", "content index", "views"], packages: ["@react-router/dev"] },
  routes: {
    may: [
      "routes",
      "templates",
      "components",
      "ui",
      "document",
      "domain",
      "context",
      "views",
      "content",
      "ids",
      "assets",
    ],
    types: ["schema"],
    packages: "any",
  },
  assets: { may: [], packages: [] },
  workers: { may: ["workers", "context", "domain", "views", "content"], packages: "any" },
  // A Worker of its own, which the site's bundle must not hold.
  "stand-ins": { may: ["stand-ins"], packages: ["hono", "valibot", "cloudflare:workers"] },
};

const folderOf = (path: string) => folders.find(([pattern]) => pattern.test(path))?.[1];

interface Route {
  file: string;
  children?: Route[] | undefined;
}
const filesOf = ({ file, children = [] }: Route): string[] => [`app/${file}`, ...children.flatMap(filesOf)];

/** The style guide is a route in development only. */
const routeModules = new Set([...(await routeConfig).flatMap(filesOf), "app/routes/styleguide.tsx"]);

/** Why an import is against the table, or undefined. */
function objection({ from, to, isOurs, isTypeOnly }: Import): string | undefined {
  const folder = folderOf(from);
  if (folder === undefined) {
    return `${from} lies in no folder of the table`;
  }
  const { may, types = [], packages } = rules[folder];
  if (!isOurs) {
    return packages === "any" || packages.includes(to) ? undefined : `${from}: ${folder} may not import ${to}`;
  }
  if (routeModules.has(to) && to !== from) {
    return `${from}: nobody may import the route module ${to}`;
  }
  const target = folderOf(to);
  if (target !== undefined && may.includes(target)) {
    return undefined;
  }
  if (target !== undefined && types.includes(target)) {
    return isTypeOnly ? undefined : `${from}: ${folder} may import only types of ${to}`;
  }
  return `${from}: ${folder} may not import ${to}`;
}

test("every import is one that the table allows", () => {
  const imports = sources.flatMap((path) => importsOf(path, readText(path)));
  expect(imports.length).toBeGreaterThan(200);
  expect(imports.map(objection).filter(Boolean)).toEqual([]);
});

test("scripts import nothing from tests", () => {
  const imports = filesBelow("scripts").flatMap((path) => importsOf(path, readText(path)));
  expect(imports.filter(({ isOurs }) => isOurs).length).toBeGreaterThan(10);
  expect(imports.filter(({ to }) => to.startsWith("tests/"))).toEqual([]);
});

test("every source file belongs to a folder of the table", () => {
  expect(sources.filter((path) => folderOf(path) === undefined)).toEqual([]);
});

test("routes/ holds route modules and nothing else", () => {
  const held = sources.filter((path) => path.startsWith("app/routes/"));
  expect(held.toSorted()).toEqual([...routeModules].toSorted());
});

test.each([
  ["app/content/services/fax.ts", 'import { numbers } from "../numbers.ts";'],
  ["app/content/site.ts", 'import { rules } from "./rules.ts";'],
  ["app/content/faqs/index.ts", 'import { x } from "../../domain/urls.ts";'],
  ["app/content/site.ts", 'import { x } from "../domain/urls.ts";'],
  ["app/content/site.ts", 'import { iconNames } from "./schema.ts";'],
  ["app/content/site.ts", 'import { x } from "valibot";'],
  ["app/content/site.ts", 'import type { PageRecord } from "../views/pages.server.ts";'],
  ["app/views/pages.server.ts", 'import { iconNames } from "../content/schema.ts";'],
  ["app/views/pages.server.ts", 'import { Hero } from "../components/sections/hero.tsx";'],
  ["app/views/pages.server.ts", 'import type { Services } from "../context.ts";'],
  ["app/views/pages.ts", 'import { site } from "../content/site.ts";'],
  ["app/domain/urls.ts", 'import { iconNames } from "../content/schema.ts";'],
  ["app/domain/urls.ts", 'import { type Faq, iconNames } from "../content/schema.ts";'],
  ["app/domain/urls.ts", 'import type { Site } from "../content/site";'],
  ["app/domain/urls.ts", 'import type { View } from "../views/store.server.ts";'],
  ["app/domain/urls.ts", 'import { useState } from "react";'],
  ["app/document/shell.tsx", 'import { site } from "../content/site.ts";'],
  ["app/document/shell.tsx", 'import { Hero } from "../components/sections/hero.tsx";'],
  ["app/components/ui/icon.tsx", 'import { Hero } from "../sections/hero.tsx";'],
  ["app/components/hero.tsx", 'import {\n  site,\n} from "../content/site.ts";'],
  ["app/components/hero.tsx", 'import type { areaMap } from "../views/area-map.build.ts";'],
  ["app/components/hero.tsx", 'import { x } from "#workers/settings.ts";'],
  ["app/components/hero.tsx", 'export { HomePage } from "../templates/home-page.tsx";'],
  ["app/templates/home-page.tsx", 'import { loader } from "../routes/home.tsx";'],
  ["app/templates/home-page.tsx", 'const x = await import("../content/numbers.ts");'],
  ["app/routes/about-us.tsx", 'import { loader } from "./home.tsx";'],
  ["app/routes/about-us.tsx", 'import type { loader } from "./home.tsx";'],
  ["app/routes/about-us.tsx", 'import type { Env } from "../../workers/log.ts";'],
  ["app/context.ts", 'import { x } from "./domain/urls.ts";'],
  ["workers/app.ts", 'import { Hero } from "#app/components/sections/hero.tsx";'],
  ["workers/app.ts", 'import type { HomePage } from "#app/templates/home-page.tsx";'],
  ["workers/app.ts", 'import { mail } from "./stand-ins/mail.ts";'],
  ["workers/stand-ins/mail.ts", 'import { log } from "../log.ts";'],
])("the table refuses, in %s: %s", (path, source) => {
  expect(importsOf(path, source).map(objection).filter(Boolean)).toHaveLength(1);
});
