import * as v from "valibot";
import { parseRichText } from "../../text/rich-text.ts";

const north = "latitude around the store, 41 to 42.5: are lat and lng swapped?";
const west = "longitude around the store, -82.5 to -80: are lat and lng swapped?";

/** Length limits don't count white space at the ends. */
export const text = (min: number, max: number) => v.pipe(v.string(), v.trim(), v.minLength(min), v.maxLength(max));
/** Extra words visitors type; only the search reads them. */
export const searchWords = v.pipe(v.array(text(2, 40)), v.minLength(1));
export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens"));
/** The pattern alone would accept February 30. */
export const isoDate = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const date = dataset.typed ? dataset.value : "";
    const time = Date.parse(`${date}T00:00:00Z`);
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) {
      addIssue({ message: "a day of the calendar, written as 2026-11-20" });
    } else if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date)) {
      addIssue({ message: "there is no such day" });
    }
  }),
);
export const timeOfDay = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM from "00:00" to "23:59": 9:00 AM is "09:00", 2:00 PM is "14:00"'),
);
export const webAddress = v.pipe(v.string(), v.url("a full URL, starting with https://"));
/** Within some sixty miles of the store, so a mistyped or swapped number fails. */
export const PositionSchema = v.strictObject({
  lat: v.pipe(v.number(), v.minValue(41, north), v.maxValue(42.5, north)),
  lng: v.pipe(v.number(), v.minValue(-82.5, west), v.maxValue(-80, west)),
});
export const path = v.pipe(v.string(), v.regex(/^\/[a-z0-9/#-]*$/, "a path on this site"));
export const imagePath = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/images\/|https:\/\/[^\s?#]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$))/i,
    "/images/… or a whole https address that ends in .jpg, .png or the like",
  ),
);
export const markupOf = (min: number, max: number) =>
  v.pipe(
    text(min, max),
    v.rawCheck(({ dataset, addIssue }) => {
      try {
        parseRichText(dataset.typed ? dataset.value : "");
      } catch (error) {
        addIssue({ message: error instanceof Error ? error.message : "" });
      }
    }),
  );
export const markup = markupOf(20, 2400);

/** The icons in `assets/icons.svg`. */
export const iconNames = [
  "parcel",
  "barcode",
  "tube",
  "crate",
  "bicycle",
  "golf",
  "truck",
  "plane",
  "globe",
  "dropbox",
  "inbox",
  "tape",
  "ruler",
  "stamp",
  "card",
  "flyer",
  "poster",
  "postcard",
  "document",
  "pen",
  "copies",
  "mailbox",
  "phone",
  "smartphone",
  "house",
  "map-pin",
  "envelope",
  "shredder",
  "scanner",
  "fax",
  "fingerprint",
  "shield",
  "store",
  "clock",
  "check",
  "price",
  "people",
  "handshake",
  "leaf",
  "star",
  "question",
  "lock",
  "bell",
] as const;
export const IconNameSchema = v.picklist(iconNames);
export type IconName = v.InferOutput<typeof IconNameSchema>;

export const serviceCategories = [
  "core",
  "pack-ship",
  "copy-print",
  "mailbox-rentals",
  "document-services",
  "additional-services",
] as const;
export const ServiceCategorySchema = v.picklist(serviceCategories);
export type ServiceCategory = v.InferOutput<typeof ServiceCategorySchema>;

export const CallToActionSchema = v.strictObject({
  title: text(3, 80),
  subtitle: text(3, 200),
  buttonText: text(3, 60),
  buttonLink: path,
  icon: v.optional(IconNameSchema),
  bgImage: v.optional(imagePath),
  align: v.optional(v.picklist(["left", "center"])),
  variant: v.optional(v.picklist(["brand", "neutral", "ghost"])),
});
export type CallToAction = v.InferOutput<typeof CallToActionSchema>;

export const FeatureSchema = v.strictObject({
  icon: IconNameSchema,
  title: text(3, 50),
  description: text(20, 240),
});
export type Feature = v.InferOutput<typeof FeatureSchema>;

export const ShowsCarriersSchema = v.optional(v.literal(true));
