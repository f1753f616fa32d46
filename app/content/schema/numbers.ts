import * as v from "valibot";
import { isoDate, slug, text, timeOfDay } from "./fields.ts";

const owned = {
  /** Ids of the pages that must show it. */
  owners: v.pipe(v.array(slug), v.minLength(1)),
  /** "store" for the store's own rule, or a public source. */
  source: text(3, 120),
};
const amount = v.pipe(v.number(), v.minValue(0));
const dollars = v.pipe(
  amount,
  v.check((value) => Number(value.toFixed(2)) === value, "whole cents"),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

export const PriceSchema = v.strictObject({
  /** US dollars; 0 reads "free". */
  price: dollars,
  per: v.optional(text(2, 30)),
  /** "$35.00" instead of "$35". */
  showsCents: v.optional(v.literal(true)),
  packages: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Name in the price lists that search engines and assistants read. */
  offer: v.optional(text(3, 80)),
  /** Shorter name for the price board, or the plan's name. */
  short: v.optional(text(3, 30)),
  /** Name in the plan tool. With `packages`, a mailbox; without, a price per package or per unlimited month. */
  plan: v.optional(text(3, 40)),
  ...owned,
});
export type Price = v.InferOutput<typeof PriceSchema>;

const units = [
  "minutes",
  "hours",
  "days",
  "business days",
  "weeks",
  "months",
  "inches",
  "feet",
  "pounds",
  "ounces",
  "cubic inches",
  "cubic inches to the pound",
  "dots per inch",
  "countries",
  "pieces",
  "US dollars",
  "% of the time",
  // Shown without a unit.
  "year",
] as const;
export type Unit = (typeof units)[number];

const measure = {
  value: amount,
  unit: v.picklist(units),
  qualifier: v.optional(v.picklist(["about", "over", "under"])),
};

export const QuantitySchema = v.strictObject({ ...measure, ...owned });
export type Quantity = v.InferOutput<typeof QuantitySchema>;

export const RangeSchema = v.pipe(
  v.strictObject({ from: amount, to: amount, between: v.picklist(["-", " to "]), unit: v.picklist(units), ...owned }),
  v.check(({ from, to }) => from < to, "`from` below `to`"),
);
export type Range = v.InferOutput<typeof RangeSchema>;

export const ChoicesSchema = v.strictObject({
  choices: v.pipe(v.array(count), v.minLength(1)),
  unit: v.picklist(units),
  ...owned,
});
export type Choices = v.InferOutput<typeof ChoicesSchema>;

/** A number that a carrier or an office sets. */
export const OutsideRuleSchema = v.strictObject({
  ...measure,
  ...owned,
  /** When its source was last checked. */
  checkedOn: isoDate,
});
export type OutsideRule = v.InferOutput<typeof OutsideRuleSchema>;

/** Without owners, the carrier's own page shows it. */
export const CarrierRuleSchema = v.strictObject({
  ...OutsideRuleSchema.entries,
  owners: v.optional(v.pipe(owned.owners, v.readonly())),
});
export type CarrierRule = v.InferOutput<typeof CarrierRuleSchema>;

export const TimeSchema = v.strictObject({ time: timeOfDay, ...owned });
export type Time = v.InferOutput<typeof TimeSchema>;

const PlanSchema = v.pipe(
  PriceSchema,
  v.check(
    ({ plan, per = "month" }) => plan === undefined || per === "month" || per === "package",
    'a plan is per "month" or per "package"',
  ),
);
export const StoreNumberSchema = v.union([PlanSchema, QuantitySchema, RangeSchema, ChoicesSchema, TimeSchema]);
export type StoreNumber = v.InferOutput<typeof StoreNumberSchema>;

export type Numbers = Readonly<Record<string, StoreNumber | OutsideRule>>;

const someWords = v.optional(text(1, 80));
/** A large number among its words: "From", "$20", "per month". */
export const FigureSchema = v.strictObject({ before: someWords, number: text(1, 30), after: someWords });
export type Figure = v.InferOutput<typeof FigureSchema>;
export const CostSchema = v.strictObject({ what: someWords, number: text(1, 30), after: someWords, more: someWords });
export type Cost = v.InferOutput<typeof CostSchema>;
export const PlateSchema = v.union([text(3, 80), v.pipe(v.array(FigureSchema), v.minLength(1))]);
export type Plate = v.InferOutput<typeof PlateSchema>;
