/** When a build is made anew: whenever something that goes into it was saved or taken away since. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isUpToDate } from "../../scripts/build.mjs";
import { filesBelow } from "../architecture/repository-files.ts";

const builtAt = new Date("2026-11-22T12:00:00Z");
const before = new Date("2026-11-22T11:00:00Z");
const files = ["app/content/site.ts", "public/logo.svg", "vite.config.ts", "package-lock.json", ".dev.vars"];
let project = "";

const write = (path: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), "text");
};
const isFresh = () => isUpToDate(project, join(project, "build"));

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "build-"));
  for (const file of [...files, "build/.built"]) {
    write(file);
  }
  for (const place of [...files, "app", "app/content", "public"]) {
    utimesSync(join(project, place), before, before);
  }
  utimesSync(join(project, "build/.built"), builtAt, builtAt);
});

afterEach(() => rmSync(project, { recursive: true }));

test("what was built after the last change is not built again", () => {
  expect(isFresh()).toBe(true);
  rmSync(join(project, "build"), { recursive: true });
  expect(isFresh()).toBe(false);
});

test.each<[string, () => void]>([
  ["a changed record", () => write("app/content/site.ts")],
  ["a new file", () => write("workers/api/new.ts")],
  ["other packages", () => write("package-lock.json")],
  ["a local secret", () => write(".dev.vars")],
  ["a renamed file", () => renameSync(join(project, "public/logo.svg"), join(project, "public/mark.svg"))],
  ["a file that is gone", () => rmSync(join(project, "public/logo.svg"))],
])("%s asks for a new build", (_, change) => {
  change();
  expect(isFresh()).toBe(false);
});

test.each(["README.md", "tests/unit/a.test.ts", "docs/editing.md", "output.log", ".wrangler/x", "build/server/a.json"])(
  "%s changes no build",
  (path) => {
    write(path);
    expect(isFresh()).toBe(true);
  },
);

test("there is no configuration of the build that it does not look at", () => {
  const configs = filesBelow(".").filter((path) => /^(vite|react-router|svelte|tailwind|postcss)\.config\./.test(path));
  expect(configs.toSorted()).toEqual(["react-router.config.ts", "vite.config.ts"]);
});
