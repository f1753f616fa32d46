import { describe, expect, test } from "vitest";
import type { Numbers } from "../../content/schema.ts";
import { toolWords } from "../../content/tool-words.ts";
import { cheapestPlans, planCost, planRanges, plansOf } from "./mailbox-plans.ts";
import { madeUpNumbers } from "../../../tests/support/made-up-numbers.ts";
import { importWithNumbers } from "../../../tests/support/import-with.ts";
import vectors from "./plan-vectors.tsv?raw";

const {
  setNumbers,
  module: { viewPlans },
} = await importWithNumbers(() => import("./plans.server.ts"));

const [headings = [], ...rows] = vectors
  .trim()
  .split("\n")
  .map((line) => line.split("\t"));
const plans = plansOf(madeUpNumbers);
function ask(query: string, numbers: Numbers = madeUpNumbers) {
  setNumbers(numbers);
  return viewPlans(new URLSearchParams(query));
}
const rangesOf = (numbers: Numbers) =>
  planRanges(plansOf(numbers)).map(({ plan, ...range }) => [plan.key, range.from, range.to]);
const box = madeUpNumbers["mailbox-notify"];

test("the plans are those of the table, without a mailbox first", () => {
  expect(plans.map(({ key }) => key)).toEqual(headings.slice(1, -1));
});

test.each(rows)(
  "%s packages: %s by the package, %s unlimited, %s basic, %s with notification",
  (packages, ...expected) => {
    const count = Number(packages);
    const cheapest = cheapestPlans(plans, count).map(({ key }) => key);
    expect([...plans.map((plan) => String(planCost(plan, count))), cheapest.join("+")]).toEqual(expected);
  },
);

test("each number of packages stands in one range, also where two plans cost the same", () => {
  expect(rangesOf(madeUpNumbers)).toEqual([
    ["receiving", 0, 2],
    ["mailbox-basic", 3, 6],
    ["mailbox-notify", 7, 11],
    ["receiving-unlimited", 12, Infinity],
  ]);
  expect(ask("")).toMatchObject({
    ranges: [
      { packages: "0 to 2", plan: "By the package" },
      { packages: "3 to 6", plan: "Basic mailbox" },
      { packages: "7 to 11", plan: "Mailbox with notification" },
      { packages: "12 or more", plan: "Unlimited plan" },
    ],
    ties: "At 2, 6 and 11 packages two plans cost the same.",
    mailboxText: toolWords.plans.mailboxesOnly,
  });
});

test("of plans at one price, the range is that of the one that costs least for longest", () => {
  const equal = { ...madeUpNumbers, "mailbox-basic": { ...box, packages: 4 } };
  expect(rangesOf(equal)).toEqual([
    ["receiving", 0, 2],
    ["mailbox-notify", 3, 11],
    ["receiving-unlimited", 12, Infinity],
  ]);
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
    ["receiving", 13, Infinity],
  ]);
});

test("a third mailbox is a plan like the others", () => {
  const large = { ...box, price: 28, packages: 30, plan: "Large mailbox" };
  const three = { ...madeUpNumbers, "mailbox-large": large };
  const { result, ranges } = ask("packages=20", three);
  expect(result?.summary).toBe("Lowest price: $28 per month, large mailbox.");
  expect(result?.rows.map(({ name, costText }) => `${name} ${costText}`)).toContain("Large mailbox $28");
  expect(result?.rows.map(({ cost }) => cost)).toEqual(result?.rows.map(({ cost }) => cost).toSorted((a, b) => a - b));
  expect(ranges.slice(-2)).toEqual([
    { packages: "11 to 30", plan: "Large mailbox" },
    { packages: "31 or more", plan: "Unlimited plan" },
  ]);
});

test("parts of a dollar are shown, and add up", () => {
  const odd = { ...madeUpNumbers, receiving: { ...madeUpNumbers.receiving, price: 0.1 } };
  expect(ask("packages=3", odd).result?.summary).toBe("Lowest price: $0.30 per month, by the package.");
});

describe("what is asked", () => {
  test("nothing is no mistake", () => {
    expect(ask("")).toMatchObject({ entered: "", errors: {}, result: null });
  });

  test.each([
    ["packages=8", "Lowest price: $25 per month, mailbox with notification."],
    [
      "packages=+6+",
      "Lowest price: $25 per month, basic mailbox or mailbox with notification. For the same money, the mailbox with notification includes more.",
    ],
    ["packages=0", "No packages? You don't need a plan. It's $10 when one comes."],
    ["packages=1", "Lowest price: $10 per month, by the package."],
    ["packages=999", "Lowest price: $30 per month, unlimited plan."],
  ])("%s: %s", (query, summary) => {
    expect(ask(query).result?.summary).toBe(summary);
  });

  test.each([
    ["packages=", "Enter a whole number, such as 8."],
    ["packages=-3", "Enter 0 or more."],
    ["packages=abc", "Enter a whole number, such as 8."],
    ["packages=2.5", "Enter a whole number, such as 8."],
    ["packages=1000", "Enter 999 or less."],
    ["packages=1,000", "Enter 999 or less."],
    ["packages=1&packages=2", "Enter one number."],
  ])("%s: %s", (query, error) => {
    expect(ask(query)).toMatchObject({ errors: { packages: error }, result: null });
  });
});
