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
  return plans.toSorted((a, b) => Number(a.isMailbox) - Number(b.isMailbox));
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

/** Upper bound on the packages at which the cheapest plan changes. */
const maxChange = 500;

/**
 * The cheapest plan by ranges of packages a month, the last up to Infinity. Of plans at the same cost the one that stays
 * cheapest for longest gets the range. A plan may have no range, or two.
 */
export function planRanges(plans: readonly Plan[]) {
  const ranges: Array<{ plan: Plan; from: number; to: number }> = [];
  let candidates: Plan[] = [];
  for (let packages = 0; packages <= maxChange; packages += 1) {
    const cheapest = cheapestPlans(plans, packages);
    const staying = candidates.filter((plan) => cheapest.includes(plan));
    const begun = staying.length > 0 ? ranges.pop() : undefined;
    candidates = begun === undefined ? cheapest : staying;
    const to = packages === maxChange ? Infinity : packages;
    ranges.push(...candidates.slice(0, 1).map((plan) => ({ plan, from: begun?.from ?? packages, to })));
  }
  return ranges;
}
