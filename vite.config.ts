import { mkdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, runnerImport, type Plugin } from "vite";
import fullReload from "vite-plugin-full-reload";
import type * as releaseConfig from "./scripts/release-config.ts";

/** Staging and production have no stand-ins. */
const isLocal = (process.env.CLOUDFLARE_ENV ?? "") === "";
const port = Number(process.env.PORT ?? 5173);

// Evaluates `*.buildtime.ts` and lists of records at build time and hands the Worker JSON, which a new isolate parses
// faster. In development and tests they are ordinary modules.
const runAtBuildTime: Plugin = {
  name: "run-at-build-time",
  apply: "build",
  load: {
    filter: { id: /\.buildtime\.ts$|\/app\/content\/[\w-]+\/index\.ts$/ },
    async handler(id) {
      const module = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
      // JSON has no functions, so their modules stay code.
      if (Object.values(module).some((value) => typeof value === "function")) {
        return undefined;
      }
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
        .join("\n");
    },
  },
};

// Builds only islands for the browser, not React Router's routes, and lists each island's files: otherwise the browser
// would find imports only after reading the island.
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
    // Saves 0.6 KB per page; it preloads styles and dependencies that this code doesn't have.
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

/** Separate, or the dev server would restart whenever a record is saved. */
const { addedByBuild } = (
  await runnerImport<typeof releaseConfig>("./scripts/release-config.ts", { configFile: false })
).module;

export default defineConfig(({ command }) => ({
  server: { port, strictPort: true },
  // Tailwind then reports file and line of mistakes.
  css: { devSourcemap: command === "serve" },
  // Nothing calls React's legacy renderer, a thirteenth of the Worker.
  resolve: {
    alias: { "./cjs/react-dom-server-legacy.browser.production.js": "./cjs/react-dom-server.edge.production.js" },
  },
  environments: {
    client: {
      build: {
        // Pages list their islands' files themselves.
        modulePreload: false,
        rolldownOptions: {
          output: {
            // What every island needs is one file. None of it may import what the entry does too: pages would load React.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /\/node_modules\/(?:react|react-dom|scheduler)\/|hydrate-island|\/ui\/(?:button|icon)/,
                },
              ],
            },
          },
        },
      },
    },
    // Smaller Workers start sooner.
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
            // Canonical URLs, sitemap and structured data need the real origin.
            vars: {
              ...addedByBuild(config).vars,
              SITE_ORIGIN: `http://localhost:${command === "serve" ? port : 8787}`,
            },
            // In wrangler.toml, wrangler would suggest adding stand-ins to production.
            services: [{ binding: "STAND_INS", service: "mailbox-plus-stand-ins" }],
          })
        : addedByBuild,
      auxiliaryWorkers: isLocal ? [{ configPath: "workers/stand-ins/wrangler.toml" }] : [],
    }),
    tailwindcss(),
    reactRouter(),
    runAtBuildTime,
    buildIslands,
    // Pages render on the server, where hot updates don't reach.
    fullReload("{app,workers}/**/*.{ts,tsx}", { delay: 200 }),
  ],
}));
