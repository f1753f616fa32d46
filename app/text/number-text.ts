import type { CarrierRule, Choices, Figure, Numbers, OutsideRule, Price, Quantity, Unit } from "../content/schema.ts";
import { clockTime, counted, grouped, listed } from "./english.ts";

/** US dollars: 20 → "$20", 2.5 → "$2.50", 50000 → "$50,000" */
export const dollars = (amount: number, showsCents = false): string =>
  `$${grouped(showsCents || !Number.isInteger(amount) ? amount.toFixed(2) : amount)}`;

const singular = (unit: Unit): string => unit.replace(/feet$/, "foot").replace(/(?<=inch)es$|s$/, "");

/** Halves to sixteenths as fractions: 0.125 → "1/8", 2.5 → "2 1/2"; others as decimals. */
function inFractions(value: number): string {
  const whole = Math.floor(value);
  const denominator = [2, 4, 8, 16].find((parts) => Number.isInteger(value * parts));
  if (whole === value || denominator === undefined) {
    return grouped(value);
  }
  const fraction = `${(value - whole) * denominator}/${denominator}`;
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

export const figureText = ({ before, number, after }: Figure): string =>
  [before, number, after].filter(Boolean).join(" ");

const daysOfYear = 365;

function withUnit(digits: string, last: number, unit: Unit): Figure {
  if (unit === "days" && digits === grouped(last) && last > 0 && last % daysOfYear === 0) {
    return { number: grouped(last / daysOfYear), after: last === daysOfYear ? "year" : "years" };
  }
  const special: Partial<Record<Unit, Figure>> = {
    "US dollars": { number: `$${digits}` },
    "% of the time": { number: `${digits}%`, after: "of the time" },
    year: { number: digits },
  };
  return special[unit] ?? { number: digits, after: last <= 1 ? singular(unit) : unit };
}

/** "36", "1/8", "2010" */
export function digitsOf({ value, unit }: Quantity | OutsideRule | CarrierRule): string {
  if (unit === "year") {
    return String(value);
  }
  return unit === "inches" ? inFractions(value) : grouped(value);
}

export const priceText = ({ price, showsCents }: Price): string => (price === 0 ? "free" : dollars(price, showsCents));

export const choiceText = ({ unit }: Choices, choice: number): string =>
  figureText(withUnit(grouped(choice), choice, unit));

/** "$20" and "per month"; "free" alone; "3-5" and "business days" */
export function figureOf(number: Numbers[string] | CarrierRule): Figure {
  if ("price" in number) {
    const { price, per } = number;
    return { number: priceText(number), after: per === undefined || price === 0 ? undefined : `per ${per}` };
  }
  if ("choices" in number) {
    const { choices, unit } = number;
    return withUnit(listed(choices.map(grouped), "or"), choices.at(-1) ?? 0, unit);
  }
  if ("time" in number) {
    return { number: clockTime(number.time) };
  }
  if ("from" in number) {
    const { from, to, between, unit } = number;
    return withUnit(`${grouped(from)}${between}${grouped(to)}`, to, unit);
  }
  const figure = withUnit(digitsOf(number), number.value, number.unit);
  return number.qualifier === undefined ? figure : { before: number.qualifier, ...figure };
}

/** "$20 per month", "36 inches", "3-5 business days", "3, 6 or 12 months", "4:30 PM" */
export const amountText = (number: Numbers[string] | CarrierRule): string => figureText(figureOf(number));

export const packagesText = ({ packages = 0 }: Price): string => counted(packages, "package");
