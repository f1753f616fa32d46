/** The plan table: what each way costs for so many packages a month, in words and marks. */
import type { Numbers } from "../../content/schema.ts";
import {
  cheapestPlans,
  planCost,
  planRanges,
  plansOf,
  signUpCosts,
  type Plan,
  type PlanRange,
} from "./mailbox-plans.ts";
import { dollars, packagesText } from "../../text/number-text.ts";

export interface PlansView {
  /** As it was entered. */
  entered: string;
  error: string | null;
  /** Null until a number is asked about. */
  result: PlansResult | null;
  /** Where the plans change places. */
  ranges: string;
}

interface PlanRow {
  /** The name of its number. */
  plan: string;
  name: string;
  /** US dollars. */
  cost: number;
  costText: string;
  isCheapest: boolean;
  /** Of the dearest, in percent: how long its bar is. */
  share: number;
}

export interface PlansResult {
  title: string;
  summary: string;
  rows: PlanRow[];
  /** What a mailbox takes when it is rented, by term: a cost for each heading. */
  signUp: { columns: string[]; terms: Array<{ term: string; costs: string[] }> };
}

export const maxPackagesLength = 12;
/** More than this is not a household's month. */
const mostPackages = 999;

type Read = { packages: number } | { error: string };

function readPackages(text: string): Read {
  if (text === "") {
    return { error: "Please enter how many packages come in a month." };
  }
  if (/^[-−–]/.test(text)) {
    return { error: "There cannot be less than no package." };
  }
  if (!/^\d+([.,]0+)?$/.test(text)) {
    return /^(\d+[\s-]+)?\d+\/[1-9]\d*$|^\d*[.,]\d+$|^\d+\s*[½¼¾]$/.test(text)
      ? { error: "Whole packages, please: round up to be safe." }
      : { error: "We cannot read this number. Write it in digits." };
  }
  const packages = Number(text.replace(",", "."));
  return packages > mostPackages ? { error: "For that many, ask us: this table is made for fewer." } : { packages };
}

/** "a and b", "a, b and c" */
const listed = new Intl.ListFormat("en-US", { style: "long", type: "conjunction" });

function rangeText({ plan, from, to }: PlanRange): string {
  const name = plan.name.toLowerCase();
  if (to === null) {
    return `${name} from ${from} on`;
  }
  return from === 0 ? `${name} up to ${to}` : `${name} from ${from} to ${to}`;
}

function signUpView(plans: readonly Plan[], numbers: Numbers): PlansResult["signUp"] {
  return {
    columns: plans.flatMap(({ column }) => column ?? []),
    terms: signUpCosts(plans, numbers).map(({ months, costs }) => ({
      term: `${months} ${months === 1 ? "month" : "months"}`,
      costs: costs.map((cost) => dollars(cost)),
    })),
  };
}

function resultFor(packages: number, plans: readonly Plan[], numbers: Numbers): PlansResult {
  const cheapest = cheapestPlans(plans, packages);
  const costs = plans.map((plan) => planCost(plan, packages));
  const dearest = Math.max(...costs, 1);
  return {
    title: `${packagesText(packages)} a month`,
    summary: `${listed.format(cheapest.map(({ name }) => name))} ${cheapest.length === 1 ? "costs" : "cost"} least: ${dollars(Math.min(...costs))} a month.`,
    rows: plans.map((plan) => {
      const cost = planCost(plan, packages);
      return {
        plan: plan.key,
        name: plan.name,
        cost,
        costText: dollars(cost),
        isCheapest: cheapest.includes(plan),
        share: Math.round((cost / dearest) * 100),
      };
    }),
    signUp: signUpView(plans, numbers),
  };
}

/** What the page's address asks: `packages`, a whole number; null when it does not. */
export function plansView(params: URLSearchParams, numbers: Numbers): PlansView {
  const plans = plansOf(numbers);
  const [text = "", ...others] = params.getAll("packages");
  const entered = text.trim().slice(0, maxPackagesLength);
  const read: Read = others.length > 0 ? { error: "One number, please." } : readPackages(entered);
  const isAsked = params.has("packages");
  return {
    entered,
    error: isAsked && "error" in read ? read.error : null,
    result: isAsked && "packages" in read ? resultFor(read.packages, plans, numbers) : null,
    ranges: `By price alone, in a month: ${listed.format(planRanges(plans).map(rangeText))}.`,
  };
}
