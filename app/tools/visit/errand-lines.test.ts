import { describe, expect, test } from "vitest";
import { homePage } from "../../content/pages/home.ts";
import { bringItemsOf, bringOnce } from "../../services/bring-items.server.ts";
import { importWith } from "../../../tests/support/import-with.ts";
import { viewErrandLines, type ErrandLine } from "./errand-lines.server.ts";
import { errands } from "./errands.server.ts";

const things = {
  passport: { text: "A passport", covers: ["photo-id"] },
  "photo-id": { text: "A photo ID", covers: ["any-id"] },
  "any-id": { text: "Some ID" },
};
const madeUp = [
  { id: "box", name: "Box", label: [{ term: "Bring", bring: [{ thing: "any-id" }, "A pen"] }] },
  { id: "visa", name: "Visa", label: [{ term: "Bring", bring: [{ thing: "passport" }, "A pen"] }] },
  {
    id: "fax",
    name: "Fax",
    label: [
      { term: "Price", about: "price" as const, details: ["By the page", "Ask us"] },
      { term: "Time", about: "time" as const, short: "At once", details: ["While you wait"] },
      { term: "Bring", bring: ["The pages"] },
    ],
  },
];

const { viewErrandLines: viewMadeUpLines } = await importWith(
  {
    "#app/content/things-to-bring.ts": { thingsToBring: things },
    "#app/tools/visit/errands.server.ts": { errands: madeUp },
  },
  () => import("./errand-lines.server.ts"),
);

describe("the lines of a label", () => {
  const lines = viewMadeUpLines(madeUp);

  test("are there once, with whom they belong to and beside whom they are left out", () => {
    expect(lines.bring).toEqual([
      { text: "Some ID", of: [1], not: [2] },
      { text: "A pen", of: [1, 2], not: [] },
      { text: "A passport", of: [2], not: [] },
      { text: "The pages", of: [3], not: [] },
    ]);
  });

  test("say price and time in few words, and whose they are", () => {
    expect(lines.price).toEqual([{ name: "Fax", text: "By the page", of: [3], not: [] }]);
    expect(lines.time).toEqual([{ name: "Fax", text: "At once", of: [3], not: [] }]);
  });
});

test("whichever stamps of the home page are on its label, it asks for what the list of the visit asks for", () => {
  const stamps = homePage.priceLinks.map((link) => ("overview" in link ? link.overview : link.service));
  const lines = viewErrandLines(homePage.priceLinks.map(({ name }, index) => ({ name, id: stamps[index] ?? "" })));
  const choices = Array.from({ length: 2 ** stamps.length }, (_, bits) =>
    stamps.map((_stamp, index) => index + 1).filter((position) => (bits >> (position - 1)) & 1),
  );
  const shown = (line: ErrandLine, chosen: readonly number[]) =>
    line.of.some((each) => chosen.includes(each)) && !line.not.some((each) => chosen.includes(each));
  for (const chosen of choices) {
    const chosenErrands = chosen.flatMap((position) => errands.find(({ id }) => id === stamps[position - 1]) ?? []);
    const lists = chosenErrands.map((errand) => ({ name: errand.name, items: bringItemsOf(errand.label) }));
    const listed = bringOnce(lists).map(({ text }) => text);
    const onLabel = lines.bring.filter((line) => shown(line, chosen)).map(({ text }) => text);
    expect(onLabel.toSorted(), chosen.join()).toEqual(listed.toSorted());
  }
  expect(lines.price).toHaveLength(stamps.length);
  expect(lines.time).toHaveLength(stamps.length);
  expect(() => viewErrandLines([{ id: "telegrams", name: "Telegrams" }])).toThrow("No errand called telegrams");
});
