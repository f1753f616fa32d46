import { describe, expect, test } from "vitest";
import type { Numbers } from "../../content/schema.ts";
import { cheapestPlans, planCost, planRanges, plansOf, signUpCosts } from "./mailbox-plans.ts";
import { plansView } from "./mailbox-plans-view.ts";
import { madeUpNumbers } from "../../../tests/support/made-up-numbers.ts";
import vectors from "./plan-vectors.tsv?raw";

const [headings = [], ...rows] = vectors
  .trim()
  .split("\n")
  .map((line) => line.split("\t"));
const plans = plansOf(madeUpNumbers);
const ask = (query: string, of: Numbers = madeUpNumbers) => plansView(new URLSearchParams(query), of);
const rangesOf = (numbers: Numbers) =>
  planRanges(plansOf(numbers)).map(({ plan, ...range }) => [plan.key, range.from, range.to]);
const box = madeUpNumbers["mailbox-notify"];

test("0 to 60 packages are in the table", () => {
  expect(rows.map(([packages]) => Number(packages))).toEqual(Array.from({ length: 61 }, (_, at) => at));
});

test("the plans are those of the table, without a mailbox first", () => {
  expect(plans.map(({ key }) => key)).toEqual(headings.slice(1, -1));
});

test.each(rows)(
  "%s packages: %s by the piece, %s unlimited, %s basic, %s with notification",
  (packages, ...expected) => {
    const count = Number(packages);
    const cheapest = cheapestPlans(plans, count).map(({ key }) => key);
    expect([...plans.map((plan) => String(planCost(plan, count))), cheapest.join("+")]).toEqual(expected);
  },
);

test("where each plan costs least, both ends counted", () => {
  expect(rangesOf(madeUpNumbers)).toEqual([
    ["receiving", 0, 2],
    ["mailbox-basic", 2, 6],
    ["mailbox-notify", 6, 11],
    ["receiving-unlimited", 11, null],
  ]);
  expect(ask("").ranges).toBe(
    "By price alone, in a month: by the piece up to 2, basic mailbox from 2 to 6, mailbox with notification from 6 to 11, and unlimited receiving from 11 on.",
  );
});

test("a plan that never costs least is not named", () => {
  const dear = { ...madeUpNumbers, "mailbox-notify": { ...box, price: 99 } };
  expect(rangesOf(dear).map(([key]) => key)).toEqual(["receiving", "mailbox-basic", "receiving-unlimited"]);
});

test("a plan may cost least twice, where others lie between", () => {
  const { "receiving-unlimited": _, ...limited } = madeUpNumbers;
  const cheap = { ...limited, receiving: { ...madeUpNumbers.receiving, price: 3 } };
  expect(rangesOf(cheap)).toEqual([
    ["receiving", 0, 8],
    ["mailbox-notify", 9, 12],
    ["receiving", 13, null],
  ]);
});

test("a third mailbox is a plan like the others", () => {
  const large = { ...box, price: 28, packages: 30, plan: { name: "Large mailbox", column: "Large" } };
  const three = { ...madeUpNumbers, "mailbox-large": large };
  const { result, ranges } = ask("packages=20", three);
  expect(result?.summary).toBe("Large mailbox costs least: $28 a month.");
  expect(result?.rows.map(({ name, costText }) => `${name} ${costText}`)).toContain("Large mailbox $28");
  expect(result?.signUp.columns).toEqual(["Basic", "With notification", "Large"]);
  expect(result?.signUp.terms[0]).toEqual({ term: "3 months", costs: ["$60", "$75", "$84"] });
  expect(ranges).toContain("large mailbox from 11 to 30, and unlimited receiving from 31 on");
});

test("parts of a dollar are shown, and add up", () => {
  const odd = { ...madeUpNumbers, receiving: { ...madeUpNumbers.receiving, price: 0.1 } };
  expect(ask("packages=3", odd).result?.summary).toBe("By the piece costs least: $0.30 a month.");
});

test("signing up costs the months of the term", () => {
  expect(signUpCosts(plans, madeUpNumbers)).toEqual([
    { months: 3, costs: [60, 75] },
    { months: 6, costs: [120, 150] },
    { months: 12, costs: [240, 300] },
  ]);
});

describe("what is asked", () => {
  test("nothing is no mistake", () => {
    expect(ask("")).toMatchObject({ entered: "", error: null, result: null });
  });

  test.each([
    ["packages=8", "Mailbox with notification costs least: $25 a month."],
    ["packages=8.0", "Mailbox with notification costs least: $25 a month."],
    ["packages=+6+", "Basic mailbox and Mailbox with notification cost least: $25 a month."],
    ["packages=0", "By the piece costs least: $0 a month."],
    ["packages=1", "By the piece costs least: $10 a month."],
    ["packages=999", "Unlimited receiving costs least: $30 a month."],
  ])("%s: %s", (query, summary) => {
    expect(ask(query).result?.summary).toBe(summary);
  });

  test.each([
    ["packages=", "Please enter how many packages come in a month."],
    ["packages=-3", "There cannot be less than no package."],
    ["packages=abc", "We cannot read this number. Write it in digits."],
    ["packages=1e9", "We cannot read this number. Write it in digits."],
    ["packages=2.5", "Whole packages, please: round up to be safe."],
    ["packages=2,5", "Whole packages, please: round up to be safe."],
    ["packages=2+1/2", "Whole packages, please: round up to be safe."],
    ["packages=1000", "For that many, ask us: this table is made for fewer."],
    ["packages=1000000000", "For that many, ask us: this table is made for fewer."],
    ["packages=1&packages=2", "One number, please."],
  ])("%s: %s", (query, error) => {
    expect(ask(query)).toMatchObject({ error, result: null });
  });

  test("stays in the field", () => {
    expect(ask("packages=many").entered).toBe("many");
  });
});
