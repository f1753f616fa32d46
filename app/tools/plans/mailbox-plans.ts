/** What each way to have packages received costs in a month, and from how many on which one costs least. */
import type { Numbers } from "../../content/schema.ts";
import { choicesOf, priceOf } from "../../text/numbers.ts";

export interface Plan {
  /** The name of its number. */
  key: string;
  name: string;
  /** US dollars for a month, however few packages come. */
  monthly: number;
  /** Packages in it. */
  included: number;
  /** US dollars for each package beyond. */
  each: number;
  isMailbox: boolean;
}

/** The plans as they stand in the records, those without a mailbox first. */
export function plansOf(numbers: Numbers): Plan[] {
  const plans = Object.entries(numbers).flatMap(([key, number]): Plan[] => {
    if (!("price" in number) || number.plan === undefined) {
      return [];
    }
    const { price, per, packages, plan: name } = number;
    if (packages !== undefined) {
      const each = priceOf(numbers, "mailbox-extra-package").price;
      return [{ key, name, monthly: price, included: packages, each, isMailbox: true }];
    }
    return per === "package"
      ? [{ key, name, monthly: 0, included: 0, each: price, isMailbox: false }]
      : [{ key, name, monthly: price, included: Infinity, each: 0, isMailbox: false }];
  });
  return [...plans.filter(({ isMailbox }) => !isMailbox), ...plans.filter(({ isMailbox }) => isMailbox)];
}

/** US dollars for so many packages in one month, to the cent. */
export function planCost({ monthly, included, each }: Plan, packages: number): number {
  const beyond = Math.max(0, packages - included);
  return Math.round((monthly + each * beyond) * 100) / 100;
}

/** All that cost least for so many packages; several when they cost the same. */
export function cheapestPlans(plans: readonly Plan[], packages: number): Plan[] {
  const least = Math.min(...plans.map((plan) => planCost(plan, packages)));
  return plans.filter((plan) => planCost(plan, packages) === least);
}

/** From and up to how many packages a month a plan costs no more than any other; both meet where prices are equal. */
export interface PlanRange {
  plan: Plan;
  from: number;
  /** Null: however many come. */
  to: number | null;
}

/** Prices have crossed for the last time long before this. */
const farEnough = 500;

/** Where each plan costs least, fewest packages first; a plan that never does is left out, one may do so twice. */
export function planRanges(plans: readonly Plan[]): PlanRange[] {
  const ranges: PlanRange[] = [];
  for (let packages = 0; packages <= farEnough; packages += 1) {
    for (const plan of cheapestPlans(plans, packages)) {
      const before = ranges.find((range) => range.plan === plan && range.to === packages - 1);
      if (before === undefined) {
        ranges.push({ plan, from: packages, to: packages });
      } else {
        before.to = packages;
      }
    }
  }
  return ranges.map((range) => (range.to === farEnough ? { ...range, to: null } : range));
}

/** What a mailbox costs when it is rented, in US dollars by plan: the months of its term, paid in advance. */
export function signUpCosts(plans: readonly Plan[], numbers: Numbers): Array<{ months: number; costs: number[] }> {
  const mailboxes = plans.filter(({ isMailbox }) => isMailbox);
  return choicesOf(numbers, "mailbox-terms").map((months) => ({
    months,
    costs: mailboxes.map(({ monthly }) => Math.round(monthly * months * 100) / 100),
  }));
}
