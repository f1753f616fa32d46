import { mkdirSync, writeFileSync } from "node:fs";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, runnerImport, type Plugin } from "vite";
import fullReload from "vite-plugin-full-reload";
import type * as releaseConfig from "./scripts/release-config.ts";

/** Staging and production have no stand-ins. */
const isLocal = (process.env.CLOUDFLARE_ENV ?? "") === "";
const port = Number(process.env.PORT ?? 5173);

/**
 * Runs `*.buildtime.ts` and the lists of records while the site is built and hands the Worker their values: parsing JSON
 * costs a new isolate a fraction of evaluating records. In development and in tests they are modules like any other.
 */
const runAtBuildTime: Plugin = {
  name: "run-at-build-time",
  apply: "build",
  load: {
    filter: { id: /\.buildtime\.ts$|\/app\/content\/(?:areas|faqs|overviews|policies|services)\/index\.ts$/ },
    async handler(id) {
      const { module } = await runnerImport<Record<string, unknown>>(id, {
        configFile: false,
      });
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
        .join("\n");
    },
  },
};

/**
 * Builds islands alone for the browser (app/site/island.tsx), not the routes that React Router would build for it, and
 * lists the files of each: the browser would find what an island imports only once it has read the island.
 */
const buildIslands: Plugin = {
  name: "build-islands",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    order: "post",
    filter: { id: /__react-router-build-client-route/ },
    handler: () => "export {}",
  },
  load: {
    order: "pre",
    // 0.6 KB of every page: it fetches styles and files ahead of code, and this code has none.
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const withImports = (fileName: string): string[] => {
      const chunk = chunks.find((each) => each.fileName === fileName);
      return [fileName, ...(chunk?.imports ?? []).flatMap(withImports)];
    };
    const fileOf = (ending: string) =>
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(ending)))?.fileName ?? "";
    const ofEntry = withImports(fileOf("/app/entry.client.ts"));
    const islands = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => id.endsWith(".island.tsx")));
    const files = islands.map((id) => {
      const needed = [id, "/app/site/hydrate-island.tsx"].flatMap((module) => withImports(fileOf(module)));
      const early = new Set(needed.filter((file) => !ofEntry.includes(file)));
      return [id.replace(/^.*\/app\//, ""), [...early].map((file) => `/${file}`)];
    });
    mkdirSync(".react-router", { recursive: true });
    writeFileSync(".react-router/islands.json", JSON.stringify(Object.fromEntries(files)));
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
  // Nothing calls React's renderer of before streams, a thirteenth of the Worker.
  resolve: {
    alias: { "./cjs/react-dom-server-legacy.browser.production.js": "./cjs/react-dom-server.edge.production.js" },
  },
  environments: {
    client: {
      build: {
        // Pages name the files of their islands.
        modulePreload: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\/|hydrate-island/ }],
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
    buildIslands,
    // Most of a page is rendered on the server alone, where hot updates do not reach.
    fullReload("{app,workers}/**/*.{ts,tsx}", { delay: 200 }),
  ],
}));
