/** Replaces `{…}` in prose by numbers of the store and of carriers. */
import type { Numbers } from "../content/schema.ts";
import { counted } from "./english.ts";
import { numberAt, priceOf } from "./numbers.ts";
import { dollars, textsOf } from "./number-text.ts";

/** `{name}`, `{name.part}`, `{name × 3}`, `{name × name.part}`, `{name ÷ name}` */
const token = /(?<!\$)\{([a-z][a-z0-9-]+)(?:\.([A-Za-z0-9-]+))?(?: ([×÷]) ([a-z0-9.-]+))?\}/g;

/** @throws Error on a number that does not exist, or has no such part */
function textOf(name: string, part: string, numbers: Numbers): string {
  const number = numberAt(numbers, name);
  if (number === undefined) {
    throw new Error(`No number called ${name}`);
  }
  const texts = textsOf(number);
  const text = texts.get(part);
  if (text === undefined) {
    const ways = [...texts.keys()].map((key) => `{${key === "" ? name : `${name}.${key}`}}`);
    throw new Error(`No ${part === "" ? "text of its own" : part} of the number ${name}: write ${ways.join(" or ")}`);
  }
  return text;
}

/** A factor: "3", or the value of a choice, "mailbox-terms.1". */
function timesOf(factor: string, numbers: Numbers): number {
  const [name = "", place] = factor.split(".");
  const number = numberAt(numbers, name);
  const times = number !== undefined && "choices" in number ? number.choices[Number(place) - 1] : Number(factor);
  if (times === undefined || !Number.isInteger(times)) {
    throw new Error(`No number called ${factor}`);
  }
  return times;
}

/** A multiple of a price: 3 × $20 → "$60" */
function productText(name: string, factor: string, numbers: Numbers): string {
  const { price, showsCents } = priceOf(numbers, name);
  return dollars(Math.round(price * timesOf(factor, numbers) * 100) / 100, showsCents);
}

/** The number of packages at a price each that cost as much as a flat price, or more: $30 ÷ $10 → "3 packages" */
function quotientText(name: string, each: string, numbers: Numbers): string {
  const [all, one] = [priceOf(numbers, name).price, priceOf(numbers, each).price];
  if (all === 0 || one === 0) {
    throw new Error(`${all === 0 ? name : each} is free now, so {${name} ÷ ${each}} says nothing: reword the sentence`);
  }
  return counted(Math.ceil(all / one), "package");
}

/** Repeats a line with `{mailbox-*}` for each plan whose name begins so. */
export const withEachPlan = (text: string, numbers: Numbers): string =>
  text.replace(/^.*\{([a-z][a-z0-9-]*-)\*.*$/gm, (line, start: string) =>
    Object.entries(numbers)
      .filter(([name, number]) => name.startsWith(start) && "plan" in number)
      .map(([name]) => line.replaceAll(`{${start}*`, `{${name}`))
      .join("\n"),
  );

/**
 * Fills in the numbers that a text names in braces.
 * @throws Error on a number that does not exist, or has no such part
 */
export function fillNumbers(text: string, numbers: Numbers): string {
  return withEachPlan(text, numbers).replace(
    token,
    (_, name: string, part: string | undefined, sign?: string, other = "") => {
      switch (sign) {
        case "×":
          return productText(name, other, numbers);
        case "÷":
          return quotientText(name, other, numbers);
        default:
          return textOf(name, part ?? "", numbers);
      }
    },
  );
}

/** The lines of texts with their numbers filled in. A line for each plan becomes several. */
export const linesWithNumbers = (texts: readonly string[], numbers: Numbers): string[] =>
  texts.flatMap((text) => fillNumbers(text, numbers).split("\n"));
