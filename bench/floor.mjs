/** An empty app of the same framework, built by the same tools: what no app of its kind can be lighter than. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { root, run } from "../scripts/toolchain.mjs";

const folder = resolve(root, "build/bench/floor");

const files = {
  "package.json": '{ "private": true, "type": "module" }',
  "react-router.config.ts": 'export default { ssr: true, routeDiscovery: { mode: "initial" } };',
  "vite.config.ts": `
    import { cloudflare } from "@cloudflare/vite-plugin";
    import { reactRouter } from "@react-router/dev/vite";
    export default { plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), reactRouter()] };`,
  "wrangler.toml":
    'name = "floor"\nmain = "worker.ts"\ncompatibility_date = "2026-10-01"\n[assets]\nbinding = "ASSETS"\n',
  "worker.ts": `
    import { createRequestHandler, RouterContextProvider } from "react-router";
    const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);
    export default { fetch: (request) => handle(request, new RouterContextProvider()) };`,
  "app/routes.ts": 'import { index } from "@react-router/dev/routes";\nexport default [index("home.tsx")];',
  "app/home.tsx": "export default function Home() { return <h1>Hello</h1>; }",
  "app/root.tsx": `
    import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
    export default function Root() {
      return (
        <html lang="en">
          <head><title>Hello</title><Meta /><Links /></head>
          <body><Outlet /><ScrollRestoration /><Scripts /></body>
        </html>
      );
    }`,
};

/** Builds it and returns the folder with `client` and `server`. */
export function buildFloor() {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    const file = resolve(folder, path);
    mkdirSync(resolve(file, ".."), { recursive: true });
    writeFileSync(file, content);
  }
  run("react-router", ["build", folder], { quiet: true });
  return resolve(folder, "build");
}
