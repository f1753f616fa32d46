import { expect, test } from "vitest";
import { serviceEntries } from "./search.server.ts";
import { filterServices, maxQueryLength, readQuery } from "./search.ts";

test.each([
  ["  fax \n near\tme ", "fax near me"],
  ["a\u0000b\u202Ec", "a b c"],
  ["\u200B", ""],
  ["x".repeat(10_240), "x".repeat(maxQueryLength)],
  ["📦".repeat(500), "📦".repeat(maxQueryLength)],
  ["lone \uD83D surrogate", "lone surrogate"],
  ["<b>.*</b>", "<b>.*</b>"],
])("%j is read as %j", (typed, query) => {
  expect(readQuery(typed)).toBe(query);
});

test("the service filter looks for the query in title, description and category, in any case", () => {
  const [entry] = serviceEntries;
  const found = (query: string) => filterServices(serviceEntries, query).map(({ title }) => title);
  for (const part of [entry?.title, entry?.description, entry?.category]) {
    expect(found((part ?? "").toUpperCase())).toContain(entry?.title);
  }
  expect(found("zzz")).toEqual([]);
  expect(found("")).toEqual([]);
});
