/** The plan table: what each way costs for so many packages a month, in words and marks. */
import type { Numbers, ToolWords } from "../../content/schema.ts";
import type { ServiceToolsSource } from "../service-tool.ts";
import {
  cheapestPlans,
  planCost,
  planRanges,
  plansOf,
  signUpCosts,
  type Plan,
  type PlanRange,
} from "./mailbox-plans.ts";
import { counted, listed } from "../../text/english.ts";
import { dollars } from "../../text/number-text.ts";
import { isNegative, readNumber } from "../../text/read-number.ts";

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
  if (isNegative(text)) {
    return { error: "Enter 0 or more." };
  }
  const packages = readNumber(text);
  if (packages === null || !Number.isInteger(packages)) {
    return { error: "Enter a whole number, such as 8." };
  }
  return packages > mostPackages ? { error: `Enter ${mostPackages} or less.` } : { packages };
}

/** "0 to 2 packages: by the package." */
function rangeText({ plan, from, to }: PlanRange, place: number): string {
  const range = from === to ? from : `${from}${to === Infinity ? " or more" : ` to ${to}`}`;
  return `${range}${place === 0 ? " packages" : ""}: ${plan.name.toLowerCase()}.`;
}

/** What to take, and what not every plan takes. */
function rangesText(plans: readonly Plan[], { mailboxesOnly }: ToolWords["plans"]): string {
  const ranges = planRanges(plans).map(rangeText).join(" ");
  const isMixed = new Set(plans.map(({ isMailbox }) => isMailbox)).size > 1;
  return `Cheapest plan for ${ranges}${isMixed ? ` ${mailboxesOnly}` : ""}`;
}

function summaryOf(packages: number, cheapest: readonly Plan[]): string {
  const [{ monthly, each } = { monthly: 0, each: 0 }] = cheapest;
  if (packages === 0 && monthly === 0) {
    return `No packages? You don't need a plan. It's ${dollars(each)} when one comes.`;
  }
  const cost = dollars(Math.min(...cheapest.map((plan) => planCost(plan, packages))));
  return `Lowest price: ${cost} per month, ${listed(
    cheapest.map(({ name }) => name.toLowerCase()),
    "or",
  )}.`;
}

function signUpView(plans: readonly Plan[], numbers: Numbers): PlansResult["signUp"] {
  return {
    columns: plans.filter(({ isMailbox }) => isMailbox).map(({ name }) => name),
    terms: signUpCosts(plans, numbers).map(({ months, costs }) => ({
      term: counted(months, "month"),
      costs: costs.map((cost) => dollars(cost)),
    })),
  };
}

function resultFor(packages: number, plans: readonly Plan[], numbers: Numbers): PlansResult {
  const cheapest = cheapestPlans(plans, packages);
  const costs = plans.map((plan) => planCost(plan, packages));
  const dearest = Math.max(...costs, 1);
  return {
    title: `${counted(packages, "package")} per month`,
    summary: summaryOf(packages, cheapest),
    // The best first.
    rows: plans
      .toSorted((one, other) => planCost(one, packages) - planCost(other, packages))
      .map((plan) => {
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

/** What the page's address asks: `packages`, a whole number. */
export function viewPlans(
  params: URLSearchParams,
  { numbers, words: { plans: words } }: Pick<ServiceToolsSource, "numbers" | "words">,
) {
  const plans = plansOf(numbers);
  const [text = "", ...others] = params.getAll("packages");
  const entered = text.trim().slice(0, maxPackagesLength);
  const read: Read = others.length > 0 ? { error: "Enter one number." } : readPackages(entered);
  const isAsked = params.has("packages");
  return {
    words,
    /** As it was entered. */
    entered,
    errors: { packages: isAsked && "error" in read ? read.error : undefined },
    /** Null until a number is asked about. */
    result: isAsked && "packages" in read ? resultFor(read.packages, plans, numbers) : null,
    /** Which plan costs least for how many packages. */
    ranges: rangesText(plans, words),
  };
}

export type PlansView = ReturnType<typeof viewPlans>;
