/** Pages that browsers may prerender: `public/speculation-rules.json`. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "#app/pages/page-records.server.ts";

interface Rules {
  prerender: Array<{ where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }, object] } }>;
}

const read = (file: string) => readFileSync(new URL(`../../public/${file}`, import.meta.url), "utf8");
const [rule] = (JSON.parse(read("speculation-rules.json")) as Rules).prerender;
if (rule === undefined) {
  throw new Error("There is no rule.");
}
const [taken, { not: left }] = rule.where.and;

const matches = (pattern: string, address: string) =>
  new URLPattern(pattern, "https://store.example").test(new URL(address, "https://store.example"));
const isPrerendered = (address: string) =>
  matches(taken.href_matches, address) && !left.href_matches.some((pattern) => matches(pattern, address));

test("the file says what it is", () => {
  expect(read("_headers")).toMatch(
    /^\/speculation-rules\.json\n( +.*\n)*? +Content-Type: application\/speculationrules\+json$/m,
  );
});

test("every page but My list, which a link may change", () => {
  expect(pages.map(({ path }) => path).filter((path) => !isPrerendered(path))).toEqual(["/visit"]);
});

test.each([
  "https://elsewhere.example/services",
  "/api/health",
  "/visit?for=copies#add",
  "/hours.ics",
  "/images/logo.svg",
])("not %s", (address) => {
  expect(isPrerendered(address)).toBe(false);
});
