/** Formats numbers for prose, where `{mailbox-basic.per-month}` stands for "$20 per month". */
import type { Choices, NameList, Numbers, OutsideRule, Price, Quantity, Range, Unit } from "../content/schema.ts";
import { counted, listed, numberWord } from "./english.ts";
import { clockTime } from "../hours/opening-hours.ts";

const grouped = (value: number) => value.toLocaleString("en-US");

/** US dollars: 20 → "$20", 2.5 → "$2.50", 50000 → "$50,000" */
export function dollars(amount: number, showsCents = false): string {
  const digits = showsCents || !Number.isInteger(amount) ? 2 : 0;
  return `$${amount.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** "inches" → "inch", "feet" → "foot", "business days" → "business day" */
const singular = (unit: Unit): string => unit.replace(/feet$/, "foot").replace(/(?<=inch)es$|s$/, "");

/** Halves to sixteenths of an inch as fractions: 0.125 → "1/8", 2.5 → "2 1/2"; others as decimals. */
function inFractions(value: number): string {
  const whole = Math.floor(value);
  const denominator = [2, 4, 8, 16].find((parts) => Number.isInteger(value * parts));
  if (whole === value || denominator === undefined) {
    return grouped(value);
  }
  const fraction = `${(value - whole) * denominator}/${denominator}`;
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

const daysOfYear = 365;

function withUnit(digits: string, last: number, unit: Unit): string {
  if (unit === "days" && digits === grouped(last) && last > 0 && last % daysOfYear === 0) {
    return counted(last / daysOfYear, "year");
  }
  switch (unit) {
    case "US dollars":
      return `$${digits}`;
    case "% of the time":
      return `${digits}${unit}`;
    case "year":
      return digits;
    default:
      return `${digits} ${last <= 1 ? singular(unit) : unit}`;
  }
}

function digitsOf({ value, unit }: Quantity | OutsideRule): string {
  if (unit === "year") {
    return String(value);
  }
  return unit === "inches" ? inFractions(value) : grouped(value);
}

function priceTexts({ price, per, showsCents, packages, plan }: Price): Map<string, string> {
  const amount = price === 0 ? "free" : dollars(price, showsCents);
  return new Map(
    Object.entries({
      ...(per && { [`per-${per.replaceAll(" ", "-")}`]: price === 0 ? amount : `${amount} per ${per}` }),
      price: amount,
      ...(packages !== undefined && { packages: counted(packages, "package") }),
      ...(plan && { plan }),
    }),
  );
}

function rangeText({ from, to, between, unit }: Range): string {
  return withUnit(`${grouped(from)}${between}${grouped(to)}`, to, unit);
}

/** "3, 6 or 12 months" */
function choicesText({ choices, unit }: Choices): string {
  return withUnit(listed(choices.map(grouped), "or"), choices.at(-1) ?? 0, unit);
}

function listTexts({ names }: NameList): Map<string, string> {
  const count = numberWord(names.length);
  return new Map([
    ["", listed(names)],
    ["or", listed(names, "or")],
    ["count", count],
    ["Count", count.charAt(0).toUpperCase() + count.slice(1)],
    ["number", String(names.length)],
  ]);
}

/**
 * The texts of a number by the part after the dot, the fullest first: for a price `per-month`, `price`, `packages` and
 * `plan`; for a quantity "" and `number`; for choices "" and the place of each, from 1; for a list "", `or`, `count`,
 * `Count` and `number`.
 */
export function textsOf(number: Numbers[string]): ReadonlyMap<string, string> {
  if ("names" in number) {
    return listTexts(number);
  }
  if ("price" in number) {
    return priceTexts(number);
  }
  if ("choices" in number) {
    const { choices, unit } = number;
    return new Map([
      ["", choicesText(number)],
      ...choices.map((choice, at): [string, string] => [String(at + 1), withUnit(grouped(choice), choice, unit)]),
    ]);
  }
  if ("time" in number) {
    return new Map([["", clockTime(number.time)]]);
  }
  if ("from" in number) {
    return new Map([["", rangeText(number)]]);
  }
  const digits = digitsOf(number);
  const text = withUnit(digits, number.value, number.unit);
  return new Map([
    ["", number.qualifier === undefined ? text : `${number.qualifier} ${text}`],
    ["number", digits],
  ]);
}

/** A number with all its parts: "$20 per month, 5 packages". */
export function fullText(number: Numbers[string]): string {
  const texts = textsOf(number);
  const [first = ""] = texts.values();
  const packages = texts.get("packages");
  return packages === undefined ? first : `${first}, ${packages}`;
}
