/** The plan table: what each way costs for so many packages a month, in words and marks. */
import type { Facts } from "./figures.ts";
import {
  cheapestPlans,
  planCosts,
  planKeys,
  planRanges,
  signUpCosts,
  type PlanKey,
  type PlanRange,
} from "./mailbox-plans.ts";

export interface PlansView {
  /** As it was entered. */
  entered: string;
  error: string | null;
  /** Null until a number is asked about. */
  answer: PlansAnswer | null;
  /** Where the plans change places. */
  ranges: string;
}

interface PlanRow {
  plan: PlanKey;
  name: string;
  /** US dollars. */
  cost: number;
  costText: string;
  isCheapest: boolean;
  /** Of the dearest, in percent: how long its bar is. */
  share: number;
}

export interface PlansAnswer {
  title: string;
  summary: string;
  rows: PlanRow[];
  /** What a mailbox takes when it is rented, by term. */
  signUp: Array<{ term: string; basic: string; notify: string }>;
}

export const planNames: Record<PlanKey, string> = {
  "per-package": "By the piece",
  unlimited: "Unlimited receiving",
  basic: "Basic mailbox",
  notify: "Mailbox with notification",
};

export const maxPackagesLength = 12;
/** More than this is not a household's month. */
const mostPackages = 999;

const dollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
const countText = (packages: number) => `${packages} ${packages === 1 ? "package" : "packages"}`;

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
  const name = planNames[plan].toLowerCase();
  if (to === null) {
    return `${name} from ${from} on`;
  }
  return from === 0 ? `${name} up to ${to}` : `${name} from ${from} to ${to}`;
}

function answerFor(packages: number, facts: Facts): PlansAnswer {
  const costs = planCosts(packages, facts);
  const cheapest = cheapestPlans(costs);
  const dearest = Math.max(...Object.values(costs), 1);
  const least = costs[cheapest[0] ?? "basic"];
  return {
    title: `${countText(packages)} a month`,
    summary: `${listed.format(cheapest.map((plan) => planNames[plan]))} ${cheapest.length === 1 ? "costs" : "cost"} least: ${dollars(least)} a month.`,
    rows: planKeys.map((plan) => ({
      plan,
      name: planNames[plan],
      cost: costs[plan],
      costText: dollars(costs[plan]),
      isCheapest: cheapest.includes(plan),
      share: Math.round((costs[plan] / dearest) * 100),
    })),
    signUp: signUpCosts(facts).map(({ months, basic, notify }) => ({
      term: `${months} months`,
      basic: dollars(basic),
      notify: dollars(notify),
    })),
  };
}

/** What the page's address asks: `packages`, a whole number; null when it does not. */
export function plansView(params: URLSearchParams, facts: Facts): PlansView {
  const [text = "", ...others] = params.getAll("packages");
  const entered = text.trim().slice(0, maxPackagesLength);
  const read: Read = others.length > 0 ? { error: "One number, please." } : readPackages(entered);
  const isAsked = params.has("packages");
  return {
    entered,
    error: isAsked && "error" in read ? read.error : null,
    answer: isAsked && "packages" in read ? answerFor(read.packages, facts) : null,
    ranges: `By price alone, in a month: ${listed.format(planRanges(facts).map(rangeText))}.`,
  };
}
