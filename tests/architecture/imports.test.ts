import { basename, dirname, extname, posix } from "node:path";
import { expect, test } from "vitest";
import { filesBelow, readText } from "./repository-files.ts";

/** Which folder of the table below a file belongs to; the first pattern that fits. */
const folders = [
  [/^app\/content\/schema\.ts$/, "schema"],
  // Words of the schema that the browser needs without the rest of it.
  [/^app\/content\/[a-z]+-ids\.ts$/, "ids"],
  [/^app\/content\/index\.server\.ts$/, "door"],
  [/^app\/content\/[^/]+\/index\.ts$/, "content index"],
  [/^app\/content\//, "content"],
  [/^app\/domain\//, "domain"],
  [/^app\/components\//, "components"],
  [/^app\/templates\//, "templates"],
  [/^app\/context\.ts$/, "context"],
  [/^app\/(root\.tsx|routes\.ts|entry\.(client|server)\.tsx|routes\/.+)$/, "routes"],
  [/^app\/(assets\/.+|[a-z-]+\.css)$/, "assets"],
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

/** Who may import whom: the table of the README's design section. What is not listed is refused. */
const rules: Record<Folder, Rule> = {
  ids: { may: [], packages: [] },
  schema: { may: ["ids"], packages: ["valibot"] },
  content: { may: ["schema"], packages: [] },
  "content index": { may: ["schema", "content"], packages: [] },
  door: { may: ["schema", "ids", "content", "content index", "domain"], packages: [] },
  // schema-dts holds types alone.
  domain: { may: ["domain", "ids"], types: ["schema"], packages: ["valibot", "schema-dts"] },
  components: {
    may: ["components", "domain", "assets"],
    types: ["schema"],
    packages: ["react", "react-router", "downshift"],
  },
  templates: { may: ["templates", "components", "domain"], types: ["schema"], packages: ["react", "react-router"] },
  context: { may: [], types: ["domain"], packages: ["react", "react-router"] },
  routes: {
    may: ["routes", "templates", "components", "domain", "context", "door", "assets"],
    types: ["schema"],
    packages: "any",
  },
  assets: { may: [], packages: [] },
  workers: { may: ["workers", "context", "domain", "door"], packages: "any" },
  // A Worker of its own, which the site's bundle must not hold.
  "stand-ins": { may: ["stand-ins"], packages: ["hono", "valibot", "cloudflare:workers"] },
};

interface Import {
  from: string;
  /** A file of ours, from the root, or the name of a package. */
  to: string;
  isOurs: boolean;
  isTypeOnly: boolean;
}

const statement = /^\s*(?:import|export)\s+(?:(type\s)?([^"';]*?)\s*from\s*)?"([^"]+)"/gm;
const call = /\bimport\(\s*"([^"]+)"/g;

/** `{ type A, type B }` asks for types alone. */
const namesTypesOnly = (names: string) =>
  /^\{[^}]*\}$/.test(names) &&
  names
    .slice(1, -1)
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith("type "));

function importsOf(from: string, source: string): Import[] {
  const statements = [...source.matchAll(statement)].map(([, type, names = "", target = ""]) => ({
    target,
    isTypeOnly: type !== undefined || namesTypesOnly(names.trim()),
  }));
  const calls = [...source.matchAll(call)].map(([, target = ""]) => ({ target, isTypeOnly: false }));
  return [...statements, ...calls]
    .filter(({ target }) => !target.includes("/+types/"))
    .map(({ target, isTypeOnly }) => ({ from, isTypeOnly, ...resolve(from, target.replace(/\?.*$/, "")) }));
}

function resolve(from: string, target: string): { to: string; isOurs: boolean } {
  if (target.startsWith(".")) {
    return { to: withExtension(posix.join(dirname(from), target)), isOurs: true };
  }
  return target.startsWith("#")
    ? { to: withExtension(target.slice(1)), isOurs: true }
    : { to: target.replace(/^((?:@[^/]+\/)?[^/]+).*$/, "$1"), isOurs: false };
}

/** `./schema` means the file `./schema.ts`. */
function withExtension(path: string): string {
  return /\.(tsx?|mjs|css|svg|json)$/.test(path) ? path : `${path}.ts`;
}

const folderOf = (path: string) => folders.find(([pattern]) => pattern.test(path))?.[1];

const routeModules = new Set(
  [...readText("app/routes.ts").matchAll(/"(routes\/[^"]+)"/g)].map(([, path]) => `app/${path}`),
);

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
  if (folder === "content index" && target === "content" && dirname(from) !== dirname(to)) {
    return `${from}: an index may import its own folder, not ${to}`;
  }
  if (target !== undefined && may.includes(target)) {
    return undefined;
  }
  if (target !== undefined && types.includes(target)) {
    return isTypeOnly ? undefined : `${from}: ${folder} may import only types of ${to}`;
  }
  return `${from}: ${folder} may not import ${to}`;
}

const sources = [...filesBelow("app"), ...filesBelow("workers")].filter((path) => /(?<!\.d)\.tsx?$/.test(path));

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

test("route modules are known", () => {
  expect(routeModules.size).toBeGreaterThan(3);
  expect([...routeModules].filter((path) => !sources.includes(path))).toEqual([]);
});

test.each([
  ["app/content/services/fax.ts", 'import { facts } from "../facts.ts";'],
  ["app/content/faqs/index.ts", 'import { fax } from "../services/fax.ts";'],
  ["app/content/site.ts", 'import { x } from "../domain/urls.ts";'],
  ["app/content/site.ts", 'import { x } from "valibot";'],
  ["app/domain/urls.ts", 'import { iconNames } from "../content/schema.ts";'],
  ["app/domain/urls.ts", 'import { type Faq, iconNames } from "../content/schema.ts";'],
  ["app/domain/urls.ts", 'import type { Site } from "../content/site";'],
  ["app/domain/urls.ts", 'import { useState } from "react";'],
  ["app/components/hero.tsx", 'import {\n  site,\n} from "../content/index.server.ts";'],
  ["app/components/hero.tsx", 'import { x } from "#workers/settings.ts";'],
  ["app/components/hero.tsx", 'export { HomePage } from "../templates/home-page.tsx";'],
  ["app/templates/home-page.tsx", 'import { loader } from "../routes/use-notice.ts";'],
  ["app/templates/home-page.tsx", 'const x = await import("../content/facts.ts");'],
  ["app/routes/about.tsx", 'import { loader } from "./home.tsx";'],
  ["app/routes/about.tsx", 'import type { loader } from "./home.tsx";'],
  ["app/routes/about.tsx", 'import { site } from "../content/site.ts";'],
  ["app/routes/about.tsx", 'import type { Log } from "../../workers/log.ts";'],
  ["app/context.ts", 'import { x } from "./domain/urls.ts";'],
  ["workers/app.ts", 'import { Hero } from "#app/components/sections/hero.tsx";'],
  ["workers/app.ts", 'import { site } from "#app/content/site.ts";'],
  ["workers/app.ts", 'import { mail } from "./stand-ins/mail.ts";'],
  ["workers/stand-ins/mail.ts", 'import { log } from "../log.ts";'],
])("the table refuses, in %s: %s", (path, source) => {
  expect(importsOf(path, source).map(objection).filter(Boolean)).toHaveLength(1);
});

test("files that hold JSX or a Worker stay short", () => {
  const long = sources
    .filter((path) => /^(app\/(routes|templates|components)|workers)\//.test(path))
    .map((path) => ({ path, lines: readText(path).trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > 200);
  expect(long).toEqual([]);
});

test("no file or folder has a name that says nothing", () => {
  const files = ["app", "workers", "scripts", "tests"].flatMap(filesBelow);
  const drawers = ["utils", "util", "helpers", "helper", "misc", "common", "shared", "lib"];
  const namesOf = (path: string) => [...dirname(path).split("/"), basename(path, extname(path)).replace(/\..*$/, "")];
  expect(files.filter((path) => namesOf(path).some((name) => drawers.includes(name)))).toEqual([]);
});
