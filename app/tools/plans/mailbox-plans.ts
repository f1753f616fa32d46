import type { Numbers } from "../../content/schema.ts";

export const maxPackagesLength = 12;

export interface Plan {
  key: string;
  name: string;
  /** US dollars a month with no packages beyond `included`. */
  monthly: number;
  included: number;
  /** US dollars per extra package. */
  each: number;
  isMailbox: boolean;
}

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

/** US dollars a month, to the cent. */
export function planCost({ monthly, included, each }: Plan, packages: number): number {
  const beyond = Math.max(0, packages - included);
  return Math.round((monthly + each * beyond) * 100) / 100;
}

/** Several if their costs tie. */
export function cheapestPlans(plans: readonly Plan[], packages: number): Plan[] {
  const least = Math.min(...plans.map((plan) => planCost(plan, packages)));
  return plans.filter((plan) => planCost(plan, packages) === least);
}

/** Largest package count searched for a change of the cheapest plan. */
const maxChange = 500;

/** The last range ends at Infinity. In a tie, the plan that stays cheapest longest wins. A plan may have 0 or 2. */
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
