/** Assets bypass the Worker, so `_headers` must repeat its table. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { staticHeaders } from "../../workers/middleware/static-headers.ts";

test("assets have every security header of the Worker's answers, and may neither load anything nor ask for a place", () => {
  const [, rules = ""] = /^\/\*\n((?: +.*\n)+)/.exec(readFileSync("public/_headers", "utf8")) ?? [];
  const headers = rules
    .trim()
    .split("\n")
    .map((line) => /^ *([\w-]+): (.+)$/.exec(line) ?? [])
    .map(([, name = "", value]) => [name.toLowerCase(), value]);

  expect(Object.fromEntries(headers)).toEqual({
    ...staticHeaders,
    "permissions-policy": staticHeaders["permissions-policy"].replace("geolocation=(self)", "geolocation=()"),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  });
});

test.each(["/assets/*", "/images/*", "/social/*"])("%s may be kept for a day at least", (folder) => {
  const [, rules = ""] = readFileSync("public/_headers", "utf8").split(`\n${folder}\n`);
  const [, seconds] = /^(?: +.*\n)*? +Cache-Control: public, max-age=(\d+)/.exec(rules) ?? [];

  expect(Number(seconds)).toBeGreaterThanOrEqual(86_400);
});
