import { basename, dirname, extname } from "node:path";
import { expect, test } from "vitest";
import { filesBelow, readText } from "./repository-files.ts";

const sources = ["app", "workers"].flatMap(filesBelow).filter((path) => /(?<!\.d|\.test)\.tsx?$/.test(path));

const linesOf = (path: string) => readText(path).trimEnd().split("\n").length;
const isData = (path: string) => path.startsWith("app/content/") && !path.startsWith("app/content/schema");

test("no file but data is longer than 250 lines", () => {
  const long = sources.filter((path) => !isData(path) && linesOf(path) > 250);
  expect(long).toEqual([]);
});

test("files that hold JSX or a Worker stay short", () => {
  const long = sources
    .filter((path) => path.endsWith(".tsx") || path.startsWith("workers/"))
    .map((path) => ({ path, lines: linesOf(path) }))
    .filter(({ lines }) => lines > 200);
  expect(long).toEqual([]);
});

test("routes are thin: half of them within 30 lines, none over 80", () => {
  const routes = sources.filter((path) => path.endsWith("route.tsx"));
  expect(routes.length).toBeGreaterThan(10);
  expect(routes.filter((path) => linesOf(path) > 80)).toEqual([]);
  expect(routes.filter((path) => linesOf(path) <= 30).length).toBeGreaterThanOrEqual(routes.length / 2);
});

test("no file or folder has a name that says nothing", () => {
  const files = ["app", "workers", "scripts", "tests"].flatMap(filesBelow);
  const drawers = ["utils", "util", "helpers", "helper", "misc", "common", "shared", "lib"];
  const namesOf = (path: string) => [...dirname(path).split("/"), basename(path, extname(path)).replace(/\..*$/, "")];
  expect(files.filter((path) => namesOf(path).some((name) => drawers.includes(name)))).toEqual([]);
});
