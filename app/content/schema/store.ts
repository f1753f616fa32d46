import * as v from "valibot";
import { imagePath, isoDate, markupOf, path, PositionSchema, slug, text, timeOfDay, webAddress } from "./fields.ts";

export const PartnerSchema = v.strictObject({
  name: text(3, 60),
  kind: text(3, 60),
  logoUrl: imagePath,
  website: webAddress,
});
export const PartnersSchema = v.pipe(v.array(PartnerSchema), v.minLength(1, "at least one partner"));
export type Partner = v.InferOutput<typeof PartnerSchema>;

export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof weekdays)[number];
/** Store time; null means closed. Split, overnight and 24-hour days are refused: nothing could display them. */
export const DayHoursSchema = v.nullable(
  v.pipe(
    v.custom<object>(
      (given) => typeof given === "object" && !Array.isArray(given),
      'one opening and one closing time, { opens: "09:00", closes: "18:00" }, or null when shut all day: a break in between cannot be shown',
    ),
    v.strictObject({ opens: timeOfDay, closes: timeOfDay }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed && dataset.issues === undefined && dataset.value.opens >= dataset.value.closes) {
        addIssue({
          message:
            "a day must open before it closes, and close by midnight: the site can't show overnight or 24-hour days",
        });
      }
    }),
  ),
);
export type DayHours = v.InferOutput<typeof DayHoursSchema>;
export const HoursSchema = v.strictObject({
  weekly: v.pipe(
    v.strictObject({
      monday: DayHoursSchema,
      tuesday: DayHoursSchema,
      wednesday: DayHoursSchema,
      thursday: DayHoursSchema,
      friday: DayHoursSchema,
      saturday: DayHoursSchema,
      sunday: DayHoursSchema,
    }),
    v.check((week) => Object.values(week).some((day) => day !== null), "the store must open on some day"),
  ),
  holidays: v.pipe(
    v.array(v.strictObject({ date: isoDate, name: text(3, 40), hours: DayHoursSchema })),
    v.check(
      (days) => days.every(({ date }, index) => index === 0 || (days[index - 1]?.date ?? "") < date),
      "in date order, each date once",
    ),
  ),
  /** Names of federal holidays that may keep saying "hours may vary". */
  mayVary: v.optional(v.array(text(3, 40))),
});
export type Hours = v.InferOutput<typeof HoursSchema>;

export const SiteConfigSchema = v.strictObject({
  name: text(3, 40),
  tagline: text(3, 80),
  description: text(50, 200),
  /** Addresses of pages and mail derive from it. */
  domain: v.pipe(
    v.string(),
    v.maxLength(80),
    v.regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/, "a domain such as www.the-store.com, in lower case"),
  ),
  logo: imagePath,
  contact: v.strictObject({
    phone: v.pipe(v.string(), v.regex(/^\(\d{3}\) \d{3}-\d{4}$/, "ten digits written as (440) 352-7788")),
    email: v.pipe(v.string(), v.email("an address such as hello@the-store.com")),
    address: v.strictObject({
      street: text(3, 80),
      city: text(3, 60),
      state: text(2, 2),
      zip: v.pipe(v.string(), v.regex(/^\d{5}$/, "five digits")),
      country: text(2, 2),
    }),
  }),
  social: v.strictObject({
    facebook: v.optional(webAddress),
    instagram: v.optional(webAddress),
    nextdoor: v.optional(webAddress),
  }),
  geo: PositionSchema,
  areaServed: v.pipe(v.array(text(3, 40)), v.minLength(1)),
  postalDelivery: v.strictObject({ locality: text(3, 60), region: text(2, 40), country: text(2, 40) }),
  businessType: v.strictTuple([v.literal("LocalBusiness"), v.literal("Store")]),
  priceRange: text(1, 4),
  /** As in a sentence: "cash", "Apple Pay". */
  paymentAccepted: v.pipe(v.array(text(3, 40)), v.minLength(1)),
  /** When hours, prices, rules and addresses were last checked. */
  checkedOn: isoDate,
  externalLinks: v.record(
    slug,
    v.pipe(v.array(v.strictObject({ label: text(3, 60), url: webAddress })), v.minLength(1)),
  ),
});
export type SiteConfig = v.InferOutput<typeof SiteConfigSchema>;
/** `since` is the opening year. */
export type StoreSite = SiteConfig & { since: number };

export const StoreRuleSchema = v.pipe(
  v.strictObject({
    owner: slug,
    text: text(20, 260),
    /** "store" for the store's own rule, or a public source. */
    source: text(3, 120),
    /** When the source was last checked; the store's own rules have no date. */
    checkedOn: v.optional(isoDate),
    shown: text(6, 120),
  }),
  v.check(
    ({ source, checkedOn }) => source === "store" || checkedOn !== undefined,
    "the date of the check, unless the rule is ours",
  ),
);
export type StoreRule = v.InferOutput<typeof StoreRuleSchema>;

/** Comma-separated words with one meaning; the first stands for all. */
export const SynonymsSchema = v.array(text(1, 2000));
export type Synonyms = readonly string[];

export const StoreAnswerSchema = v.strictObject({
  id: slug,
  title: text(3, 60),
  page: path,
  fragment: v.optional(v.pipe(v.string(), v.regex(/^#[a-z0-9-]+$/))),
  shows: v.optional(v.picklist(["hours", "prices"])),
  /** Omit when the site's data supplies the text. */
  text: v.optional(markupOf(20, 320)),
  tags: text(2, 1000),
});
export type StoreAnswer = v.InferOutput<typeof StoreAnswerSchema>;
