/** What a record names and nobody has is said with its line, once, before any test runs (support/sound-store.ts). */
import { expect, test } from "vitest";
import { carriers } from "#app/content/carriers/index.ts";
import { carriersLeft, looseEndsIn, picturesIn } from "../../scripts/records/loose-ends.ts";

const file = "app/content/areas/x.ts";

test.each<[source: string, found: string[]]>([
  ["body: `[Here](/services) and [there](/nowhere#top).`", [`${file}:1 leads to /nowhere, where no page is`]],
  ['\n\nto: "/pack-ship/nowhere",', [`${file}:3 leads to /pack-ship/nowhere, where no page is`]],
  ['"/old-name": "/nowhere",', ["/old-name", "/nowhere"].map((path) => `${file}:1 leads to ${path}, where no page is`)],
  ['heroImage: "/images/areas/x.svg", path: "/services", also: "/contact?service=other#form"', []],
  ['\npopular: [\n{ service: "telegrams",', [`${file}:3 names the service telegrams, which is not there`]],
  ['cards: [\n  "telegrams",\n  "telex",\n],', [2, 3].map((line) => expect.stringContaining(`x.ts:${line} names`))],
  ['owners: ["terms", "telegrams"],', [`${file}:1 names the page telegrams, which is not there`]],
  ['faqGroups: ["telegrams"],', [`${file}:1 names the group of questions telegrams, which is not there`]],
  ['bring: [{ thing: "telegram" }],', [`${file}:1 names the thing to bring telegram, which is not there`]],
])("of %j", (source, found) => {
  expect(looseEndsIn(file, source)).toEqual(found);
});

test("texts that name a carrier are listed when the store no longer ships with it", () => {
  const sources = { [file]: "body: `By UPS.`,\nmore: `With UPSA.`" };
  const ended = carriers.map((carrier) => (carrier.id === "ups" ? { ...carrier, isOffered: false as const } : carrier));
  expect(carriersLeft(sources, ended)).toEqual([
    `${file}:1 still names UPS, and carriers/ups.ts says isOffered: false`,
  ]);
  expect(carriersLeft(sources, carriers)).toEqual([]);
});

test("a picture that is not there is told", () => {
  expect(picturesIn(file, '\nheroImage: "/images/areas/nowhere.svg"')).toEqual([
    `${file}:2 names the picture /images/areas/nowhere.svg, which is not in public`,
  ]);
  expect(picturesIn(file, 'heroImage: "/images/areas/perry.svg"')).toEqual([]);
});
