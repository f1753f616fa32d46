/** The record of a carrier. */
import * as v from "valibot";
import { slug, text, webAddress } from "./fields.ts";
import { CarrierRuleSchema } from "./numbers.ts";

const isPattern = (source: string) => {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
};

/**
 * Forms of tracking numbers whose prefix no other carrier has. `tracking/rules.ts` settles those that carriers share.
 */
const TrackingNumbersSchema = v.strictObject({
  prefixes: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,8}$/))), v.minLength(1), v.readonly()),
  /** A regular expression for what stands behind the prefix: capital letters and digits. */
  rest: v.pipe(v.string(), v.check(isPattern, "a regular expression")),
  /** The scheme of the last digit, which checks the others behind the prefix; see `tracking/check-digits.ts`. */
  checkDigit: v.optional(v.picklist(["dhl", "fedex", "gs1", "ups"])),
  /** Left out where the number can only be this carrier's. */
  confidence: v.optional(v.literal("likely")),
  /** The carrier's other service that they are for. */
  name: v.optional(text(3, 20)),
});
export type TrackingNumbers = v.InferOutput<typeof TrackingNumbersSchema>;

const limitIn = <const Unit extends string>(unit: Unit) =>
  v.strictObject({ ...CarrierRuleSchema.entries, unit: v.literal(unit) });

export const CarrierSchema = v.strictObject({
  /** Also the name of its file. */
  id: slug,
  name: text(3, 10),
  url: webAddress,
  /** The store ships with it no longer. Its numbers are still known, and links to it still lead to it. */
  isOffered: v.optional(v.literal(false)),
  /** It ships to other countries only, from here. */
  isAbroadOnly: v.optional(v.literal(true)),
  /** Id of the service page about it. */
  page: slug,
  /** `{n}` stands for the URI-encoded tracking number. */
  trackingUrl: v.pipe(v.string(), v.includes("{n}")),
  /** A made-up number in the form of its own, which the tracking field shows while it is empty. */
  sampleNumber: v.pipe(v.string(), v.regex(/^[A-Z0-9]{8,40}$/)),
  trackingNumbers: v.optional(v.pipe(v.array(TrackingNumbersSchema), v.readonly())),
  /** Limits by which `/measure` reckons; without them it says to ask the store. Prose names them: `amount("usps-weight")`. */
  limits: v.optional(
    v.strictObject({
      weight: limitIn("pounds"),
      /** The longest side. */
      length: v.optional(limitIn("inches")),
      /** The longest side up to which it is taken by ground. */
      "length-ground": v.optional(limitIn("inches")),
      /** Length plus girth. */
      girth: v.optional(limitIn("inches")),
      /** Length plus girth up to which it is taken by ground, at an oversized price. */
      "girth-oversized": v.optional(limitIn("inches")),
      /** Size counts only above this volume. */
      "dim-threshold": v.optional(limitIn("cubic inches")),
      /** Left out where it is not known how the carrier charges for size. */
      "dim-divisor": v.optional(limitIn("cubic inches to the pound")),
      /** The divisor for another country, where it differs. */
      "dim-divisor-abroad": v.optional(limitIn("cubic inches to the pound")),
      /** Size counts for as many pounds at most. */
      "dim-most": v.optional(limitIn("pounds")),
      /** A fee is due above any of these: longest side, volume. */
      "fee-length": v.optional(limitIn("inches")),
      "fee-volume": v.optional(limitIn("cubic inches")),
      /** The same for a much higher fee, which comes instead. */
      "high-fee-length": v.optional(limitIn("inches")),
      "high-fee-volume": v.optional(limitIn("cubic inches")),
    }),
  ),
  /** Other numbers that prose names: `amount("ups-liability")`. */
  rules: v.optional(v.record(slug, CarrierRuleSchema)),
});
export type Carrier = v.InferOutput<typeof CarrierSchema>;
