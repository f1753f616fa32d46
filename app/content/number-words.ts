/** Numbers as words: `From ${rate("mailbox-basic")}` gives "From $20 per month". Carrier rules read `usps-weight`. */
import { counted, listed, numberWord } from "../text/english.ts";
import { amountText, choiceText, digitsOf, dollars, figureOf, packagesText, priceText } from "../text/number-text.ts";
import { answeredPrices } from "./owner-answer-rows.ts";
import { offeredCarriers } from "./carriers/index.ts";
import { numbers as storeNumbers } from "./numbers.ts";
import { rules } from "./outside-rules.ts";
import type { Choices, Figure, Numbers, OutsideRule, Price, Quantity } from "./schema.ts";

const named = { ...storeNumbers, ...rules };

export const numbers: Numbers = { ...named, ...answeredPrices };

type Named = typeof named;
export type NumberName = keyof Named;
type NamesWith<Fields> = { [Name in NumberName]: Named[Name] extends Fields ? Name : never }[NumberName];
export type PriceName = NamesWith<{ price: number }>;
type MailboxName = NamesWith<{ price: number; packages: number }>;
type QuantityName = NamesWith<{ value: number }>;

/** @throws Error for an unknown name; the dev server doesn't check types */
function numberNamed<Kind extends Numbers[string]>(name: string, field: string): Kind {
  const number = Object.hasOwn(named, name) ? named[name as NumberName] : undefined;
  if (number === undefined || !(field in number)) {
    throw new Error(`No ${field === "price" ? "price" : "number"} called ${name}`);
  }
  return number as Numbers[string] as Kind;
}
const priceNamed = (name: PriceName) => numberNamed<Price>(name, "price");

export const price = (name: PriceName): string => priceText(priceNamed(name));

/** "$20 per month" */
export const rate = (name: NamesWith<{ per: string }>): string => amountText(priceNamed(name));

/** "$20" and "per month", or "3-5" and "business days", where the number stands large */
export const figure = (name: NumberName): Figure => figureOf(numberNamed(name, "source"));

/** Three times a $20 price is "$60". */
export function priceTimes(name: PriceName, times: number): string {
  const { price: each, showsCents } = priceNamed(name);
  return dollars(Math.round(each * times * 100) / 100, showsCents);
}

/** How many packages at a per-package price reach a flat price: $30 at $10 is "3 packages". */
export function packagesWorth(flat: PriceName, each: PriceName): string {
  const free = [flat, each].find((name) => priceNamed(name).price === 0);
  if (free !== undefined) {
    throw new Error(`${free} is free now, so packagesWorth("${flat}", "${each}") makes no sense: reword the sentence`);
  }
  return counted(Math.ceil(priceNamed(flat).price / priceNamed(each).price), "package");
}

export const mailboxes = (Object.keys(named) as NumberName[]).filter(
  (name): name is MailboxName => "packages" in named[name],
);
export const plan = (name: NamesWith<{ plan: string }>): string => priceNamed(name).plan ?? name;
export const packages = (name: MailboxName): string => packagesText(priceNamed(name));

/** "36 inches", "3-5 business days", "3, 6 or 12 months" */
export const amount = (name: Exclude<NumberName, PriceName>): string => amountText(numberNamed(name, "source"));
/** "36", without the unit */
export const digits = (name: QuantityName): string => digitsOf(numberNamed<Quantity | OutsideRule>(name, "value"));
/** "9 feet 11 inches" */
export function feet(name: QuantityName): string {
  const inches = numberNamed<Quantity | OutsideRule>(name, "value").value;
  return `${Math.floor(inches / 12)} feet ${inches % 12} inches`;
}
export const choice = (name: NamesWith<{ choices: unknown }>, chosen: number): string =>
  choiceText(numberNamed<Choices>(name, "choices"), chosen);

const carrierNames = offeredCarriers.map(({ name }) => name);
export const allCarriers = listed(carrierNames);
export const anyCarrier = listed(carrierNames, "or");
export const carrierCount = carrierNames.length;
export const carrierCountWord = numberWord(carrierCount);
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
