/** What the owner answers at the setup stands in the records, and nothing else of them changes. */
import { expect, test } from "vitest";
import { withValue } from "../../scripts/records/source.ts";

const source = `const weekday = { opens: "09:00" };
export const site = {
  // The counter's.
  phone: "(440) 555-0142",
  social: { facebook: "https://facebook.example/a", nextdoor: "https://nextdoor.example/a" },
  links: { "box-sizes": [{ label: "Sizes", url: "https://a.example" }, { label: "Other", url: "https://b.example" }] },
  monday: weekday,
} as const satisfies Site;
`;

test.each<[path: Array<string | number>, value: unknown, from: string, to: string]>([
  [["phone"], '(440) 352-7788 "front"', '"(440) 555-0142"', String.raw`"(440) 352-7788 \"front\""`],
  [["links", "box-sizes", 1, "url"], "https://c.com", "https://b.example", "https://c.com"],
  [["social", "facebook"], undefined, ' facebook: "https://facebook.example/a",', " "],
  [["links", "box-sizes", 0], undefined, '{ label: "Sizes", url: "https://a.example" },', ""],
  [["monday", "opens"], "10:00", '"09:00"', '"10:00"'],
])("an answer to %j is written there", (path, value, from, to) => {
  expect(source).toContain(from);
  expect(withValue(source, ["site", ...path], value)).toBe(source.replace(from, () => to));
});

test("an answer that has no place is not written elsewhere", () => {
  expect(() => withValue(source, ["site", "fax"], "1")).toThrow("fax");
});
