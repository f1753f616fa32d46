/** Each mistake in a record is one line, in words, at the line of its entry. */
import * as v from "valibot";
import { expect, test } from "vitest";
import { areas } from "#app/content/areas/index.ts";
import { numbers } from "#app/content/numbers.ts";
import { partners } from "#app/content/partners.ts";
import { services } from "#app/content/services/index.ts";
import { site } from "#app/content/site.ts";
import { closest } from "../../scripts/records/closest.ts";
import { lineOf } from "../../scripts/records/lines.ts";
import { mistakesOf } from "../../scripts/records/mistakes.ts";
import { schemaOf } from "../../scripts/records/schemas.ts";
import { filesBelow } from "../architecture/repository-files.ts";

const [area] = areas;
const [partner] = partners;
const service = { ...services[0], hero: undefined, sign: undefined, figure: undefined, firstStep: undefined };
const [price] = Object.values(numbers).filter((number) => "price" in number);

test.each<[mistake: string, file: string, record: unknown, lines: string[]]>([
  ["none", "areas/perry", area, []],
  [
    "a misspelled field",
    "areas/perry",
    { ...area, heroSubtitle: undefined, heroSubtitel: area?.heroSubtitle },
    ["heroSubtitel: no such field, did you mean heroSubtitle?"],
  ],
  ["a field of no meaning", "areas/perry", { ...area, weather: "fine" }, ["weather: no such field"]],
  ["a forgotten field", "areas/perry", { ...area, city: undefined }, ["city: is missing"]],
  [
    "a wrong type",
    "areas/perry",
    { ...area, keywords: "a" },
    ['keywords: has to be a list in brackets, [ … ], not "a"'],
  ],
  [
    "a price in quotes",
    "numbers",
    { x: { ...price, price: "20" } },
    ['x.price: has to be a number without quotes, not "20"'],
  ],
  [
    "a number that is a text",
    "numbers",
    { x: "20" },
    [expect.stringMatching(/^x: has to be several fields in braces/)],
  ],
  [
    "an entry of a list",
    "partners",
    [partner, { ...partner, website: undefined, webiste: partner?.website }],
    ["[1].webiste: no such field, did you mean website?"],
  ],
  ["an empty list", "partners", [], ["the record: at least one partner"]],
  [
    "a swapped position",
    "site",
    { ...site, geo: { lat: site.geo.lng, lng: site.geo.lat } },
    [expect.stringMatching(/^geo.lat: .*swapped\?$/), expect.stringMatching(/^geo.lng: .*swapped\?$/)],
  ],
  ["a shape left out", "services/fedex-shipping", service, []],
  [
    "a shape that is not there",
    "services/fedex-shipping",
    { ...service, hero: "poster" },
    ['hero: has to be "drawing" or "figure" or "sign" or "form", not "poster"'],
  ],
  [
    "a figure without one",
    "services/fedex-shipping",
    { ...service, hero: "figure" },
    ["hero: needs a `figure` to show"],
  ],
  [
    "a sign of no row",
    "services/fedex-shipping",
    { ...service, hero: "sign", sign: "Weather" },
    ["sign: has to be the term of a row of its label"],
  ],
  [
    "a sign without one",
    "services/fedex-shipping",
    { ...service, hero: "sign" },
    ["hero: needs a `sign`: the term of a row of its label"],
  ],
  [
    "a sign on another shape",
    "services/fedex-shipping",
    { ...service, sign: services[0]?.label?.[0]?.term },
    ['sign: shows only where `hero` is "sign"'],
  ],
  [
    "a form without words",
    "services/fedex-shipping",
    { ...service, hero: "form" },
    ["hero: needs a `cta`, whose words stand on the form, and a `closing` with others for the foot"],
  ],
  [
    "words for the foot that the head does not need",
    "services/fedex-shipping",
    { ...service, closing: service.cta },
    ['closing: shows only where `hero` is "form"'],
  ],
  [
    "a form that does not ask",
    "services/fedex-shipping",
    { ...service, hero: "form", closing: service.cta, firstStep: "visit" },
    ['firstStep: has to be "ask" where `hero` is "form", whose button asks'],
  ],
  [
    "booking nowhere",
    "services/fedex-shipping",
    { ...service, firstStep: "book", externalLinks: undefined },
    ["firstStep: needs `externalLinks` to book at"],
  ],
])("%s", (_, file, record, lines) => {
  const schema = schemaOf(`app/content/${file}.ts`);
  expect(mistakesOf(schema ?? v.never(), JSON.parse(JSON.stringify(record)))).toEqual(lines);
});

test("every record has a schema", () => {
  const files = filesBelow("app/content").filter((file) => !/content\/schema/.test(file));
  const none = files.filter((file) => schemaOf(file) === undefined && !file.endsWith("/index.ts"));
  expect(none.map((file) => file.replace("app/content/", ""))).toEqual([
    "answered.ts",
    "carrier-ids.ts",
    "lists.ts",
    "redirects.ts",
  ]);
});

test.each<[path: Array<string | number>, line: number]>([
  [["name"], 3],
  [["list", 1, "b"], 7],
  [["list", 1, "c"], 6],
  [["own", "d"], 1],
  [["missing"], 2],
])("the line of %j is %d", (path, line) => {
  const source = [
    "const own = { d: 1 };",
    "export const record = {",
    '  name: "x",',
    "  list: [",
    "    { b: 1 },",
    "    {",
    "      b: 2,",
    "    },",
    "  ],",
    "  own,",
    "} as const satisfies Shape;",
  ].join("\n");
  expect(lineOf(source, "record", path)).toBe(line);
});

test.each([
  ["heroSubtitel", "heroSubtitle"],
  ["shreding", "shredding"],
  ["weather", undefined],
])("%s is meant to be %s", (name, meant) => {
  expect(closest(name, ["heroTitle", "heroSubtitle", "shredding"])).toBe(meant);
});
