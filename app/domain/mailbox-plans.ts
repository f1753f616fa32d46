/** What each way to have packages received costs in a month, and from how many on which one costs least. */
import { figure, figuresIn, type Facts } from "./figures.ts";

/** In the order of the table: without a mailbox, then with one. */
export const planKeys = ["per-package", "unlimited", "basic", "notify"] as const;
export type PlanKey = (typeof planKeys)[number];

/** US dollars for so many packages in one month. */
export type PlanCosts = Readonly<Record<PlanKey, number>>;

export function planCosts(packages: number, facts: Facts): PlanCosts {
  const extra = figure(facts, "mailbox-extra-package");
  const box = (price: string, included: string) =>
    figure(facts, price) + extra * Math.max(0, packages - figure(facts, included));
  return {
    "per-package": figure(facts, "receiving-price") * packages,
    unlimited: figure(facts, "receiving-unlimited"),
    basic: box("mailbox-basic-price", "mailbox-basic-packages"),
    notify: box("mailbox-notify-price", "mailbox-notify-packages"),
  };
}

/** All that cost least; several when they cost the same. */
export function cheapestPlans(costs: PlanCosts): PlanKey[] {
  const least = Math.min(...Object.values(costs));
  return planKeys.filter((plan) => costs[plan] === least);
}

/** From and up to how many packages a month a plan costs no more than any other; both meet where prices are equal. */
export interface PlanRange {
  plan: PlanKey;
  from: number;
  /** Null: however many come. */
  to: number | null;
}

/** Prices have crossed for the last time long before this. */
const farEnough = 500;

/** Where each plan costs least, fewest packages first; a plan that never does is left out. */
export function planRanges(facts: Facts): PlanRange[] {
  const counts = Array.from({ length: farEnough + 1 }, (_, packages) => packages);
  const cheapest = counts.map((packages) => cheapestPlans(planCosts(packages, facts)));
  return planKeys
    .flatMap((plan) => {
      const where = counts.filter((packages) => cheapest[packages]?.includes(plan));
      const [from, to] = [where.at(0), where.at(-1)];
      return from === undefined || to === undefined ? [] : [{ plan, from, to: to === farEnough ? null : to }];
    })
    .toSorted((a, b) => a.from - b.from || planKeys.indexOf(a.plan) - planKeys.indexOf(b.plan));
}

/** What a mailbox costs when it is rented: the months of its term, paid in advance. */
export function signUpCosts(facts: Facts): Array<{ months: number; basic: number; notify: number }> {
  return figuresIn(facts, "mailbox-terms").map((months) => ({
    months,
    basic: figure(facts, "mailbox-basic-price") * months,
    notify: figure(facts, "mailbox-notify-price") * months,
  }));
}
