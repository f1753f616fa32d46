import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { iconNames } from "#app/content/schema.ts";
import { filesBelow, readText, root } from "./repository-files.ts";

const files = filesBelow(".");
const { packages } = JSON.parse(readText("package-lock.json")) as {
  packages: Record<string, { version?: string; resolved?: string }>;
};

test("npm ci installs from any registry: the lock file names none", () => {
  expect(Object.keys(packages).filter((name) => packages[name]?.resolved !== undefined)).toEqual([]);
});

test("npm ci installs on every kind of machine: the lock file has the binaries of each", () => {
  const names = Object.keys(packages);
  for (const platform of ["darwin-arm64", "win32-x64", "linux-arm64", "linux-x64"]) {
    expect(names.filter((name) => name.includes(platform)).length, platform).toBeGreaterThan(5);
  }
});

test.each([
  ["path of a machine", /(?<![\w.-])\/(?:work|home|Users|tmp)\/[^\s"']*/],
  ["registry", /\/\/[^\s"'/]*registry[^\s"']*|\bregistry\s*=.*|_auth[A-Z]\w*|artifactor[y]|verdacci[o]|jfro[g]/],
  [
    "private key or token",
    /-----BEGIN [A-Z ]*PRIVATE KEY-----(?:\\n|\s)[A-Za-z0-9+/=\s]{80}|\b(?:gh[pos]|npm)_[A-Za-z0-9]{30,}|\bAKIA[A-Z0-9]{16}\b/,
  ],
])("no file gives away a %s", (_, trace) => {
  const found = files.flatMap((path) => {
    const match = trace.exec(readFileSync(join(root, path), "latin1"));
    return match === null ? [] : [`${path}: ${match[0].slice(0, 60)}`];
  });
  expect(found).toEqual([]);
});

test("every icon that a record may name is drawn", () => {
  const symbols = [...readText("app/assets/icons.svg").matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(iconNames.filter((name) => !symbols.includes(name))).toEqual([]);
});

const workflows = files.filter((path) => path.startsWith(".github/workflows/")).map(readText);

test("no workflow may write, nor runs as a command what somebody typed", () => {
  for (const text of workflows) {
    expect(text).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)$/m);
    expect(text).not.toMatch(/: write\b/);
    const typed = text.split("\n").filter((line) => /\$\{\{ *(?:inputs|github\.(?:event|head))/.test(line));
    expect(typed.filter((line) => !/^ +[A-Z_]+: |^run-name: /.test(line))).toEqual([]);
  }
});

test("every command that is named with a file of tests finds one", () => {
  const texts = ["README.md", "scripts/dev.mjs", ...filesBelow("docs").filter((path) => path.endsWith(".md"))];
  const named = texts.flatMap((path) => [...readText(path).matchAll(/npm run test:(\w+) -- (\w[\w-]*)/g)]);
  const places = { unit: /\.test\.ts$/, worker: /^tests\/worker\//, browser: /^tests\/e2e\// };
  const lost = named.filter(([, suite, word = ""]) => {
    const place = Object.entries(places).find(([name]) => name === suite)?.[1];
    return !files.some((path) => place?.test(path) && path.includes(word));
  });
  expect(named.length).toBeGreaterThan(2);
  expect(lost.map(([command]) => command)).toEqual([]);
});

test("every action of a workflow is pinned to a commit", () => {
  const actions = workflows.flatMap((text) =>
    [...text.matchAll(/^ *(?:- )?uses: (\S+)/gm)].map(([, action]) => action),
  );
  expect(actions.filter((action) => !/^[\w./-]+@[\da-f]{40}$/.test(action ?? ""))).toEqual([]);
});
