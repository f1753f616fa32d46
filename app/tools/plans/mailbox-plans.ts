/** What each way to have packages received costs in a month, and from how many on which one costs least. */
import type { Numbers } from "../../content/schema.ts";
import { choicesOf, priceOf } from "../../text/numbers.ts";

/** Upper bound on what the field takes. */
export const maxPackagesLength = 12;

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

/** The numbers of packages a month, from and to, for which no other plan costs less. */
export interface PlanRange {
  plan: Plan;
  from: number;
  /** Infinity: however many come. */
  to: number;
}

/** Prices have crossed for the last time long before this. */
const farEnough = 500;

/**
 * Which plan to take for how many packages, fewest first: each number stands in one range. Where several cost the same, it
 * is that of the plan that costs least for longest. A plan may have no range, or two.
 */
export function planRanges(plans: readonly Plan[]): PlanRange[] {
  const lastFor = (plan: Plan, from: number): number => {
    let to = from;
    while (to < farEnough && cheapestPlans(plans, to + 1).includes(plan)) {
      to += 1;
    }
    return to === farEnough ? Infinity : to;
  };
  const ranges: PlanRange[] = [];
  let from = 0;
  while (from <= farEnough) {
    const candidates = cheapestPlans(plans, from).map((plan) => ({ plan, from, to: lastFor(plan, from) }));
    const [longest] = candidates.toSorted((a, b) => b.to - a.to);
    if (longest === undefined) {
      break;
    }
    ranges.push(longest);
    from = longest.to + 1;
  }
  return ranges;
}

/** What a mailbox costs when it is rented, in US dollars by plan: the months of its term, paid in advance. */
export function signUpCosts(plans: readonly Plan[], numbers: Numbers): Array<{ months: number; costs: number[] }> {
  const mailboxes = plans.filter(({ isMailbox }) => isMailbox);
  return choicesOf(numbers, "mailbox-terms").map((months) => ({
    months,
    costs: mailboxes.map(({ monthly }) => Math.round(monthly * months * 100) / 100),
  }));
}
