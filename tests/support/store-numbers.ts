import { numbers } from "#app/content/number-words.ts";
import { cheapestPlans, planCost, plansOf } from "#app/tools/plans/mailbox-plans.ts";
import { amountText, choiceText, digitsOf, packagesText, priceText } from "#app/text/number-text.ts";

/** "{mailbox-basic.price}" → "$20" @throws Error on an unknown number or part */
export function inWords(token: string): string {
  const [name = "", part = ""] = token.slice(1, -1).split(".");
  const number = numbers[name];
  if (number !== undefined && "price" in number) {
    return part === "price" ? priceText(number) : part === "packages" ? packagesText(number) : amountText(number);
  }
  if (number !== undefined && "choices" in number && part !== "") {
    return choiceText(number, number.choices[Number(part) - 1] ?? Number.NaN);
  }
  if (number !== undefined && "value" in number && part === "number") {
    return digitsOf(number);
  }
  if (number === undefined || part !== "") {
    throw new Error(`No number ${token}`);
  }
  return amountText(number);
}

export const plans = plansOf(numbers);

/** Plan, cost, and whether it is cheapest. */
export function planRows(packages: number): Array<[plan: string, cost: string, isCheapest: boolean]> {
  const cheapest = cheapestPlans(plans, packages);
  const byCost = plans.toSorted((one, other) => planCost(one, packages) - planCost(other, packages));
  return byCost.map((plan) => [plan.key, String(planCost(plan, packages)), cheapest.includes(plan)]);
}

/** First package count, from `from` on, with a single cheapest plan. */
export function clearChoice(from: number): { packages: string; plan: string } {
  const [only, ...others] = cheapestPlans(plans, from);
  return only !== undefined && others.length === 0 ? { packages: String(from), plan: only.key } : clearChoice(from + 1);
}
