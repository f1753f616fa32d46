import { describe, expect, test } from "vitest";
import { fingerprintView } from "./fingerprint-view.ts";

const numbers = { price: { price: 20, per: "month" as const, owners: ["box"], source: "store" } };
const things = {
  "photo-id": { text: "A photo ID", covers: ["any-id"] },
  "government-id": { text: "A government photo ID", covers: ["photo-id", "any-id"] },
  "any-id": { text: "Some ID" },
  form: { text: "The form at {price.per-month}" },
};

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
