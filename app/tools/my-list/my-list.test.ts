import { describe, expect, test } from "vitest";
import { importWith } from "../../../tests/support/import-with.ts";
import { madeUpThings as thingsToBring } from "../../../tests/support/made-up-things.ts";
import type { Errand } from "./errands.server.ts";
import { listPath } from "./errand-list.ts";

const errand = (id: string, label: Errand["label"], asks?: Errand["asks"]): Errand => ({
  id,
  name: `The ${id}`,
  to: `/pack-ship/${id}`,
  image: null,
  figure: null,
  label,
  asks,
  links: [],
});

const errands = [
  errand("box", [
    { term: "Price", about: "price", details: ["$20 per month"] },
    { term: "Bring", bring: [{ thing: "any-id", whose: "Yours" }, "A pen"] },
    { term: "Before", about: "before", details: ["Leave the form unsigned"] },
    { term: "Good to know", details: ["Not on the list"] },
    { term: "Not accepted", about: "limit", details: ["Letters"] },
  ]),
  errand(
    "prints",
    [
      { term: "Price", about: "price", details: ["By the letter", "Extra: $5"] },
      { term: "Appointment", about: "appointment", details: ["Online"] },
      { term: "Bring", bring: [{ thing: "government-id" }, { thing: "code" }, "A pen"] },
    ],
    {
      question: "Which one?",
      answers: [
        { name: "One", has: ["code"], lines: "None" },
        { name: "Two", has: [], lines: "Extra" },
      ],
    },
  ),
];

const { viewList } = await importWith(
  {
    "#app/content/things-to-bring.ts": { thingsToBring },
    "#app/tools/my-list/errands.server.ts": { errands },
  },
  () => import("./my-list.server.ts"),
);

const ask = (query: string) => viewList(new URLSearchParams(query));

describe("an errand on the list", () => {
  test("has what its label has for a visitor", () => {
    expect(ask("for=box").errands).toMatchObject([
      {
        id: "box",
        bring: [{ text: "Some ID", note: "Yours" }, { text: "A pen" }],
        before: [{ text: "Leave the form unsigned" }],
        appointment: [],
        prices: [{ term: "Price", lines: [{ text: "$20 per month" }] }],
        rows: [{ term: "Not accepted", lines: [{ text: "Letters" }] }],
        without: "/visit?for=",
      },
    ]);
  });

  test("says which things serve for another one too", () => {
    const [box, prints] = ask("for=box&for=prints").errands;
    expect(box?.bring.map(({ note }) => note)).toEqual(["Yours", "Also for The prints"]);
    expect(prints?.bring.map(({ note }) => note)).toEqual(["Also for The box", undefined, "Also for The box"]);
  });

  test("keeps what belongs to one answer of its question apart", () => {
    const [prints] = ask("for=prints").errands;
    expect(prints?.asks).toEqual({ question: "Which one?", answers: ["One", "Two"] });
    expect(prints?.bring.map(({ only }) => only)).toEqual([undefined, 1, undefined]);
    expect(prints?.prices[0]?.lines.map(({ only }) => only)).toEqual([undefined, 2]);
  });
});

describe("the list", () => {
  test("keeps the order of the address, and each errand once", () => {
    expect(ask("for=prints&for=box&for=prints").errands.map(({ id }) => id)).toEqual(["prints", "box"]);
  });

  test("says how many it does not know, and no name of theirs", () => {
    expect(ask("for=box&for=piano&for=constructor")).toMatchObject({ unknown: 2 });
    expect(JSON.stringify(ask("for=piano"))).not.toContain("piano");
  });

  test.each([
    ["for=", false],
    ["show=", true],
    ["for=box&show=", false],
    ["for=piano&show=", false],
  ])("%j asks for a list and names nothing: %s", (query, isEmpty) => {
    expect(ask(query).isEmpty).toBe(isEmpty);
  });

  test("does not grow without end", () => {
    const many = Array.from({ length: 5000 }, (_, at) => `for=x${at}`).join("&");
    expect(ask(many).unknown).toBeLessThanOrEqual(50);
  });
});

test("the address of a list", () => {
  expect(listPath(["box", "prints"])).toBe("/visit?for=box&for=prints");
  expect(listPath([])).toBe("/visit?for=");
});
