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

/** Number formats whose prefix no other carrier uses. `tracking/rules.ts` resolves shared ones. */
const TrackingNumbersSchema = v.strictObject({
  prefixes: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,8}$/))), v.minLength(1), v.readonly()),
  /** Regular expression for the capitals and digits after the prefix. */
  rest: v.pipe(v.string(), v.check(isPattern, "a regular expression")),
  /** Check digit scheme of the digits after the prefix; see `tracking/check-digits.ts`. */
  checkDigit: v.optional(v.picklist(["dhl", "fedex", "gs1", "ups"])),
  /** Omit when only this carrier can have the number. */
  confidence: v.optional(v.literal("likely")),
  /** The carrier's other service that uses this format. */
  name: v.optional(text(3, 20)),
});
export type TrackingNumbers = v.InferOutput<typeof TrackingNumbersSchema>;

const limitIn = <const Unit extends string>(unit: Unit) =>
  v.strictObject({ ...CarrierRuleSchema.entries, unit: v.literal(unit) });

export const CarrierSchema = v.strictObject({
  /** Also the file name. */
  id: slug,
  name: text(3, 10),
  url: webAddress,
  /** The store no longer ships with it. Its tracking numbers and links keep working. */
  isOffered: v.optional(v.literal(false)),
  /** Ships only abroad from this store. */
  isAbroadOnly: v.optional(v.literal(true)),
  page: slug,
  /** `{n}` is the URI-encoded tracking number. */
  trackingUrl: v.pipe(v.string(), v.includes("{n}")),
  sampleNumber: v.pipe(v.string(), v.regex(/^[A-Z0-9]{8,40}$/)),
  trackingNumbers: v.optional(v.pipe(v.array(TrackingNumbersSchema), v.readonly())),
  /** Without limits, `/measure` says to ask the store. Prose names them `amount("usps-weight")`. */
  limits: v.optional(
    v.strictObject({
      weight: limitIn("pounds"),
      length: v.optional(limitIn("inches")),
      "length-ground": v.optional(limitIn("inches")),
      girth: v.optional(limitIn("inches")),
      /** Length plus girth by ground, at an oversized price. */
      "girth-oversized": v.optional(limitIn("inches")),
      "dim-threshold": v.optional(limitIn("cubic inches")),
      "dim-divisor": v.optional(limitIn("cubic inches to the pound")),
      "dim-divisor-abroad": v.optional(limitIn("cubic inches to the pound")),
      "dim-most": v.optional(limitIn("pounds")),
    }),
  ),
  rules: v.optional(v.record(slug, CarrierRuleSchema)),
});
export type Carrier = v.InferOutput<typeof CarrierSchema>;
