import { describe, expect, test } from "vitest";
import { fingerprintView } from "./fingerprint-view.ts";
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
  const check = (query: string) => fingerprintView(new URLSearchParams(query), { checks, things, numbers, booking });

  test("shows price, things to bring and notes", () => {
    expect(check("letter=state")).toEqual({
      choices: [{ key: "state", name: "State" }],
      letter: "state",
      error: null,
      result: {
        key: "state",
        name: "State",
        price: "$20",
        bring: ["A photo ID", "The code"],
        notes: ["For $20 per month."],
        booking,
      },
    });
  });

  test.each([
    ["", null],
    ["letter=", "Choose what your letter asks for."],
    ["letter=county", "Choose what your letter asks for."],
  ])("%j: %j", (query, error) => {
    expect(check(query)).toMatchObject({ letter: "", error, result: null });
  });
});
