import { describe, expect, test } from "vitest";
import { facts } from "#app/content/facts.ts";
import type { Fact } from "#app/content/schema.ts";
import { cheapestPlans, planCosts, planKeys, planRanges, signUpCosts } from "#app/domain/mailbox-plans.ts";
import { plansView } from "#app/domain/mailbox-plans-view.ts";
import vectors from "./plan-vectors.tsv?raw";

const rows = vectors
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));
const withPrice = (key: keyof typeof facts, text: string): Record<string, Fact> => ({
  ...facts,
  [key]: { ...facts[key], text },
});
const ask = (query: string, of: Record<string, Fact> = facts) => plansView(new URLSearchParams(query), of);

test("0 to 60 packages are in the table", () => {
  expect(rows.map(([packages]) => Number(packages))).toEqual(Array.from({ length: 61 }, (_, at) => at));
});

test.each(rows)(
  "%s packages: %s by the piece, %s unlimited, %s basic, %s with notification",
  (packages, ...expected) => {
    const costs = planCosts(Number(packages), facts);
    expect([...planKeys.map((plan) => String(costs[plan])), cheapestPlans(costs).join("+")]).toEqual(expected);
  },
);

test("where each plan costs least, both ends counted", () => {
  expect(planRanges(facts)).toEqual([
    { plan: "per-package", from: 0, to: 2 },
    { plan: "basic", from: 2, to: 6 },
    { plan: "notify", from: 6, to: 11 },
    { plan: "unlimited", from: 11, to: null },
  ]);
  expect(ask("").ranges).toBe(
    "By price alone, in a month: by the piece up to 2, basic mailbox from 2 to 6, mailbox with notification from 6 to 11, and unlimited receiving from 11 on.",
  );
});

test("a plan that never costs least is not named", () => {
  expect(planRanges(withPrice("mailbox-notify-price", "$99 per month")).map(({ plan }) => plan)).toEqual([
    "per-package",
    "basic",
    "unlimited",
  ]);
});

test("signing up costs the months of the term", () => {
  expect(signUpCosts(facts)).toEqual([
    { months: 3, basic: 60, notify: 75 },
    { months: 6, basic: 120, notify: 150 },
    { months: 12, basic: 240, notify: 300 },
  ]);
});

describe("what is asked", () => {
  test("nothing is no mistake", () => {
    expect(ask("")).toMatchObject({ entered: "", error: null, answer: null });
  });

  test.each([
    ["packages=8", "Mailbox with notification costs least: $25 a month."],
    ["packages=8.0", "Mailbox with notification costs least: $25 a month."],
    ["packages=+6+", "Basic mailbox and Mailbox with notification cost least: $25 a month."],
    ["packages=0", "By the piece costs least: $0 a month."],
    ["packages=1", "By the piece costs least: $10 a month."],
    ["packages=999", "Unlimited receiving costs least: $30 a month."],
  ])("%s: %s", (query, summary) => {
    expect(ask(query).answer?.summary).toBe(summary);
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
    expect(ask(query)).toMatchObject({ error, answer: null });
  });

  test("stays in the field", () => {
    expect(ask("packages=many").entered).toBe("many");
  });
});
