/** The store's own numbers as tests expect them: in words, and what its plans cost. */
import { numbers } from "#app/content/numbers.ts";
import { rules } from "#app/content/rules.ts";
import { cheapestPlans, planCost, plansOf } from "#app/tools/plans/mailbox-plans.ts";
import { fillNumbers } from "#app/text/number-tokens.ts";

/** Prose with the store's numbers: "{mailbox-basic.price}" → "$20" */
export const inWords = (text: string): string => fillNumbers(text, { ...numbers, ...rules });

export const plans = plansOf(numbers);

/** The rows of the tool's table: plan, cost, and whether it is the cheapest. */
export function planRows(packages: number): Array<[plan: string, cost: string, isCheapest: boolean]> {
  const cheapest = cheapestPlans(plans, packages);
  const byCost = plans.toSorted((one, other) => planCost(one, packages) - planCost(other, packages));
  return byCost.map((plan) => [plan.key, String(planCost(plan, packages)), cheapest.includes(plan)]);
}

/** The first number of packages, from so many on, at which one plan alone costs least. */
export function clearChoice(from: number): { packages: string; plan: string } {
  const [only, ...others] = cheapestPlans(plans, from);
  return only !== undefined && others.length === 0 ? { packages: String(from), plan: only.key } : clearChoice(from + 1);
}
