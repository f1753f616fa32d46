import { toolWords } from "../../content/tool-words.ts";
import { cheapestPlans, maxPackagesLength, planCost, planRanges, plansOf, type Plan } from "./mailbox-plans.ts";
import { counted, listed } from "../../text/english.ts";
import { dollars } from "../../text/number-text.ts";
import { numbers } from "../../content/number-words.ts";
import { isNegative, readNumber } from "../../text/read-number.ts";

const { plans: words } = toolWords;

const maxPackages = 999;

function readPackages(text: string): { packages: number } | { error: string } {
  if (isNegative(text)) {
    return { error: "Enter 0 or more." };
  }
  const packages = readNumber(text);
  if (packages === null || !Number.isInteger(packages)) {
    return { error: "Enter a whole number, such as 8." };
  }
  return packages > maxPackages ? { error: `Enter ${maxPackages} or less.` } : { packages };
}

function tiesText(plans: readonly Plan[]): string {
  const changes = planRanges(plans).map(({ to }) => to);
  const ties = changes.filter((packages) => packages < Infinity && cheapestPlans(plans, packages).length > 1);
  return ties.length === 0 ? "" : `At ${listed(ties.map(String))} packages two plans cost the same.`;
}

const rangeRows = (plans: readonly Plan[]) =>
  planRanges(plans).map(({ plan, from, to }) => ({
    packages: from === to ? `${from}` : `${from}${to === Infinity ? " or more" : ` to ${to}`}`,
    plan: plan.name,
  }));

const mailboxText = (plans: readonly Plan[]) =>
  new Set(plans.map(({ isMailbox }) => isMailbox)).size > 1 ? words.mailboxesOnly : "";

function summaryOf(packages: number, cheapest: readonly Plan[]): string {
  const [{ monthly, each } = { monthly: 0, each: 0 }] = cheapest;
  if (packages === 0 && monthly === 0) {
    return `No packages? You don't need a plan. It's ${dollars(each)} when one comes.`;
  }
  const cost = dollars(Math.min(...cheapest.map((plan) => planCost(plan, packages))));
  const names = cheapest.map(({ name }) => name.toLowerCase());
  const includesMost = cheapest.toSorted((one, other) => other.included - one.included)[0]?.name.toLowerCase();
  const more = names.length > 1 ? ` For the same money, the ${includesMost} includes more.` : "";
  return `Lowest price: ${cost} per month, ${listed(names, "or")}.${more}`;
}

function resultFor(packages: number, plans: readonly Plan[]) {
  const cheapest = cheapestPlans(plans, packages);
  const costs = plans.map((plan) => ({ plan, cost: planCost(plan, packages) })).toSorted((a, b) => a.cost - b.cost);
  const dearest = Math.max(costs.at(-1)?.cost ?? 0, 1);
  return {
    title: `${counted(packages, "package")} per month`,
    summary: summaryOf(packages, cheapest),
    rows: costs.map(({ plan, cost }) => ({
      plan: plan.key,
      name: plan.name,
      note: plan.isMailbox ? null : words.noMailbox,
      cost,
      costText: dollars(cost),
      isCheapest: cheapest.includes(plan),
      share: Math.round((cost / dearest) * 100),
    })),
  };
}

export function viewPlans(params: URLSearchParams) {
  const plans = plansOf(numbers);
  const [text = "", ...others] = params.getAll("packages");
  const entered = text.trim().slice(0, maxPackagesLength);
  const read = others.length > 0 ? { error: "Enter one number." } : readPackages(entered);
  const isAsked = params.has("packages");
  return {
    entered,
    errors: { packages: isAsked && "error" in read ? read.error : undefined },
    result: isAsked && "packages" in read ? resultFor(read.packages, plans) : null,
    words,
    ranges: rangeRows(plans),
    ties: tiesText(plans),
    mailboxText: mailboxText(plans),
  };
}
