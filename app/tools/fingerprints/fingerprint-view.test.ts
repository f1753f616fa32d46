import { describe, expect, test } from "vitest";
import { toolWords as words } from "../../content/tool-words.ts";
import { viewFingerprints } from "./fingerprint-view.ts";
import { madeUpPrice as numbers, madeUpThings as things } from "../../../tests/support/made-up-things.ts";

describe("the fingerprint check", () => {
  const booking = [{ label: "Book", url: "https://book.example" }];
  const checks = [
    {
      key: "state",
      name: "State",
      price: "price",
      bring: [{ thing: "photo-id" }, "The code"],
      notes: ["For {price.per-month}."],
    },
  ];
  const check = (query: string) =>
    viewFingerprints(new URLSearchParams(query), { fingerprintChecks: checks, things, numbers, booking, words });

  test("shows price, things to bring and notes", () => {
    expect(check("letter=state")).toEqual({
      words: words.fingerprints,
      choices: [{ key: "state", name: "State" }],
      letter: "state",
      errors: {},
      result: {
        summary: "State: $20, by online appointment.",
        bring: ["A photo ID", "The code"],
        notes: ["For $20 per month."],
        booking,
      },
    });
  });

  test.each([
    ["", undefined],
    ["letter=", "Choose what your letter asks for."],
    ["letter=county", "Choose what your letter asks for."],
  ])("%j: %j", (query, error) => {
    expect(check(query)).toMatchObject({ letter: "", errors: { letter: error }, result: null });
  });
});
