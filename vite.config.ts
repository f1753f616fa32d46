import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { reactRouter } from "@react-router/dev/vite";
import { renderToStaticMarkup } from "react-dom/server";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, parseSync, runnerImport, type Plugin } from "vite";
import type { AreaMapFile } from "./app/areas/area-map-file.tsx";
import type { AreaMapView } from "./app/areas/area-map.ts";
import { checkRecords } from "./scripts/records/check.ts";
import type * as releaseConfig from "./scripts/release-config.ts";

/** Staging and production have no stand-ins. */
const isLocal = (process.env.CLOUDFLARE_ENV ?? "") === "";
const port = Number(process.env.PORT ?? 5173);

/**
 * A module called `*.buildtime.ts` runs while the site is built, and the Worker gets the values that it exports. In
 * development and in tests it is a module like any other.
 */
const runAtBuildTime: Plugin = {
  name: "run-at-build-time",
  apply: "build",
  load: {
    filter: { id: /\.buildtime\.ts$/ },
    async handler(id) {
      const { module } = await runnerImport<Record<string, unknown>>(id, {
        configFile: false,
      });
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  },
};

/** Draws the map of the towns into a file, which is an asset of the build like any other: pages name it by its digest. */
async function drawMap() {
  const load = <Module>(path: string) => runnerImport<Module>(path, { configFile: false });
  const [{ module: drawing }, { module: records }] = await Promise.all([
    load<{ AreaMapFile: typeof AreaMapFile }>("./app/areas/area-map-file.tsx"),
    load<{ areaMap: AreaMapView }>("./app/areas/area-map.buildtime.ts"),
  ]);
  mkdirSync(".react-router", { recursive: true });
  writeFileSync(".react-router/area-map.svg", renderToStaticMarkup(drawing.AreaMapFile({ view: records.areaMap })));
}
const drawAreaMap: Plugin = {
  name: "draw-area-map",
  config: drawMap,
  hotUpdate: ({ file }) => (/\/areas\//.test(file) ? drawMap() : undefined),
};

/** Folder of the stylesheets with utilities, by route. */
const utilitiesFolder = ".react-router/utilities";

/** The modules with classes that these reach by their imports. */
function modulesWithClasses(files: readonly string[]): string[] {
  const reached = new Set(files.map((file) => join("app", file)));
  // It also visits what is added meanwhile.
  for (const file of reached) {
    const code = readFileSync(file, "utf8");
    const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
    const imported = [
      ...staticImports.flatMap(({ entries, moduleRequest }) =>
        entries.some(({ isType }) => !isType) ? moduleRequest.value : [],
      ),
      ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
    ];
    for (const path of imported.filter((name) => /^\..*\.tsx?$/.test(name))) {
      reached.add(join(dirname(file), path));
    }
  }
  return [...reached].filter((file) => file.endsWith(".tsx")).toSorted();
}

/** Writes a stylesheet for each route, with the utilities of what can show on its pages, and which routes share one. */
async function writeUtilities() {
  const { module } = await runnerImport<{ default: RouteConfigEntry[] }>("./app/routes.ts", { configFile: false });
  const sheets: Record<string, string> = {};
  rmSync(utilitiesFolder, { recursive: true, force: true });
  mkdirSync(utilitiesFolder, { recursive: true });
  const visit = ({ id, file, children = [] }: RouteConfigEntry, above: readonly string[]) => {
    const files = [...above, file];
    children.forEach((child) => visit(child, files));
    if (children.length === 0) {
      const name = files.slice(2).join("+").replaceAll("/", "-");
      const sources = modulesWithClasses(files).map((path) => `@source "../../${path}";\n`);
      sheets[id ?? file.replace(/\.tsx$/, "")] = name;
      writeFileSync(
        join(utilitiesFolder, `${name}.css`),
        `@import "../../app/ui/styles/utilities.css";\n${sources.join("")}`,
      );
    }
  };
  module.default.forEach((route) => visit(route, ["root.tsx"]));
  writeFileSync(join(utilitiesFolder, "sheets.json"), JSON.stringify(sheets));
}
let utilities: Promise<void> | undefined;
const listUtilities: Plugin = {
  name: "list-utilities",
  apply: "build",
  // Each environment of a build asks for it.
  buildStart: () => (utilities ??= writeUtilities()),
  // Tailwind writes the values of tokens a second time, in case that there are none. All of these kinds are in site.css.
  transform: {
    order: "post",
    filter: { id: /\.react-router\/utilities\/.*\.css/ },
    handler: (code) =>
      code.replaceAll(/var\((--(?:color|font|radius|spacing|text)-[\w-]+),(?:[^()]|\([^()]*\))*\)/g, "var($1)"),
  },
};

/** Content is for the server: the build fails when the browser's code would get a record. */
const keepContentOnServer: Plugin = {
  name: "keep-content-on-server",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
    const records = modules.filter((id) => /\/app\/content\//.test(id));
    if (records.length > 0) {
      this.error(`The browser's code holds content: ${records.join(", ")}`);
    }
  },
};

/** React's entry brings its renderer of before streams along, which nothing calls: a fifteenth of the Worker. */
const leaveOutLegacyRenderer: Plugin = {
  name: "leave-out-legacy-renderer",
  apply: "build",
  load: {
    filter: { id: /react-dom-server-legacy/ },
    handler: () => "module.exports = {};",
  },
};

/** Something was saved that the server has not loaded yet. */
let isBrowserBehind = false;

/**
 * Shows in the browser what was saved in a file that the server reads: records, `*.server.ts`, the Worker. React Router
 * asks for a page's data anew as soon as a file is saved, but the Worker takes its time to load the new module, and
 * answered from the old one more often than not. It says when it has it: then the page is loaded anew.
 */
const reloadWhenServerIsReady: Plugin = {
  name: "reload-when-server-is-ready",
  apply: "serve",
  configureServer({ environments: { ssr, client } }) {
    ssr?.hot.on("vite-plugin-cloudflare:worker-export-types", () => {
      if (isBrowserBehind) {
        isBrowserBehind = false;
        client.hot.send({ type: "full-reload" });
      }
    });
  },
  hotUpdate({ file }) {
    // Templates too: most of a page is rendered on the server alone, where hot updates do not reach.
    isBrowserBehind ||= /\/(?:app|workers)\/.*\.tsx?$/.test(file);
  },
};

/** Read apart from this configuration, which the server of development would start anew for a record that is saved. */
const { addedByBuild } = (
  await runnerImport<typeof releaseConfig>("./scripts/release-config.ts", { configFile: false })
).module;

export default defineConfig(({ command }) => ({
  server: { port, strictPort: true },
  // With it Tailwind names file and line of a mistake, not the stylesheet that imports the file.
  css: { devSourcemap: command === "serve" },
  environments: {
    client: {
      build: {
        // React Router preloads a page's code; what a page loads later needs nothing that it does not have.
        modulePreload: false,
        // What pages share is one file: the default, one for every set of pages that shares something, is many more, and larger.
        // What forms share is another, for pages that have one.
        rolldownOptions: {
          output: {
            codeSplitting: {
              minShareCount: 2,
              groups: [
                { name: "shared", test: /^(?!.*\/app\/(?:contact\/|tools\/[^/]+$))/, priority: 1 },
                { name: "forms" },
              ],
            },
          },
        },
      },
    },
    // A smaller Worker starts sooner.
    ssr: { build: { minify: true } },
    ...(isLocal && {
      mailbox_plus_stand_ins: { build: { outDir: `${process.env.BUILD_FOLDER ?? "build"}/stand-ins` } },
    }),
  },
  plugins: [
    checkRecords(),
    drawAreaMap,
    listUtilities,
    cloudflare({
      viteEnvironment: { name: "ssr" },
      persistState: { path: process.env.LOCAL_STATE ?? ".wrangler/state" },
      config: isLocal
        ? (config) => ({
            // Canonical addresses, sitemap and structured data name the place where the site really is.
            vars: {
              ...addedByBuild(config).vars,
              SITE_ORIGIN: `http://localhost:${command === "serve" ? port : 8787}`,
            },
            // Not in wrangler.toml, which would have wrangler advise to give production stand-ins too.
            services: [{ binding: "STAND_INS", service: "mailbox-plus-stand-ins" }],
          })
        : addedByBuild,
      // What is deployed neither holds nor needs the stand-ins.
      auxiliaryWorkers: isLocal ? [{ configPath: "workers/stand-ins/wrangler.toml" }] : [],
    }),
    tailwindcss(),
    reactRouter(),
    runAtBuildTime,
    keepContentOnServer,
    leaveOutLegacyRenderer,
    reloadWhenServerIsReady,
  ],
}));
