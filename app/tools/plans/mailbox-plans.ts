/** Plans for receiving packages: their cost in a month, and the cheapest by the number of packages. */
import type { Numbers } from "../../content/schema.ts";

/** Upper bound on the characters of the field. */
export const maxPackagesLength = 12;

export interface Plan {
  /** The name of its number. */
  key: string;
  name: string;
  /** US dollars for a month with no package beyond `included`. */
  monthly: number;
  included: number;
  /** US dollars for each package beyond. */
  each: number;
  isMailbox: boolean;
}

/** The plans of the records, those without a mailbox first. */
export function plansOf(numbers: Numbers): Plan[] {
  const extra = numbers["mailbox-extra-package"];
  const each = extra !== undefined && "price" in extra ? extra.price : 0;
  const plans = Object.entries(numbers).flatMap(([key, number]): Plan[] => {
    if (!("price" in number) || number.plan === undefined) {
      return [];
    }
    const { price, per, packages, plan: name } = number;
    if (packages !== undefined) {
      return [{ key, name, monthly: price, included: packages, each, isMailbox: true }];
    }
    return per === "package"
      ? [{ key, name, monthly: 0, included: 0, each: price, isMailbox: false }]
      : [{ key, name, monthly: price, included: Infinity, each: 0, isMailbox: false }];
  });
  return [...plans.filter(({ isMailbox }) => !isMailbox), ...plans.filter(({ isMailbox }) => isMailbox)];
}

/** US dollars for a month, to the cent. */
export function planCost({ monthly, included, each }: Plan, packages: number): number {
  const beyond = Math.max(0, packages - included);
  return Math.round((monthly + each * beyond) * 100) / 100;
}

/** The cheapest plans for a number of packages: several at the same cost. */
export function cheapestPlans(plans: readonly Plan[], packages: number): Plan[] {
  const least = Math.min(...plans.map((plan) => planCost(plan, packages)));
  return plans.filter((plan) => planCost(plan, packages) === least);
}

/** Numbers of packages a month for which no other plan costs less. */
export interface PlanRange {
  plan: Plan;
  from: number;
  /** Infinity for the last range. */
  to: number;
}

/** Upper bound on the packages at which the cheapest plan changes. */
const maxChange = 500;

/**
 * The cheapest plan by ranges of packages. Of plans at the same cost the one that stays cheapest for longest gets the range.
 * A plan may have no range, or two.
 */
export function planRanges(plans: readonly Plan[]): PlanRange[] {
  const lastFor = (plan: Plan, from: number): number => {
    let to = from;
    while (to < maxChange && cheapestPlans(plans, to + 1).includes(plan)) {
      to += 1;
    }
    return to === maxChange ? Infinity : to;
  };
  const ranges: PlanRange[] = [];
  let from = 0;
  while (from <= maxChange) {
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
