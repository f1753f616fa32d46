/** The shape of services, their questions, and the areas they are offered in. */
import * as v from "valibot";
import {
  CallToActionSchema,
  FeatureSchema,
  IconNameSchema,
  imagePath,
  isoDate,
  markup,
  PositionSchema,
  ServiceCategorySchema,
  ShowsCarriersSchema,
  searchWords,
  slug,
  text,
} from "./fields.ts";
import { BringItemSchema, toolIds } from "./tools.ts";

/** The first path segment of a service page: `/pack-ship/artwork-shipping`. */
export const serviceSections = ["pack-ship", "copy-print", "home-business", "specialty"] as const;
export const ServiceSectionSchema = v.picklist(serviceSections);
export type ServiceSection = v.InferOutput<typeof ServiceSectionSchema>;

export const ContentCardSchema = v.strictObject({
  /** Fragment of the card's address, where other pages link to it. */
  id: v.optional(slug),
  heading: text(3, 80),
  tags: v.optional(searchWords),
  body: markup,
  isFullWidth: v.optional(v.boolean()),
});

/** A question and its answer are enough; the rest is for those that want a place, a date or company. */
export const FaqSchema = v.strictObject({
  /** Unique over the whole site; becomes the fragment of its address, else made from the question. */
  id: v.optional(slug),
  question: text(8, 160),
  /** How customers ask the same in other words. */
  phrasings: v.optional(searchWords),
  answer: markup,
  category: v.optional(text(3, 40)),
  tags: v.optional(searchWords),
  isFeatured: v.optional(v.boolean()),
  /** Its place in the list when left out. */
  order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  lastUpdated: v.optional(isoDate),
  /** Ids of services that the answer also concerns. */
  relatedServices: v.optional(v.array(slug)),
});
export type Faq = v.InferOutput<typeof FaqSchema>;

export const FaqGroupSchema = v.strictObject({
  /** The group's key; also the file name. */
  key: slug,
  title: text(3, 60),
  section: v.picklist(["Pack & Ship", "Copy & Print", "Home & Business", "Specialty Services"]),
  /** The page of all questions alone shows it: it is about no one service. */
  isGeneral: v.optional(v.literal(true)),
  faqs: v.pipe(v.array(FaqSchema), v.minLength(2)),
});
export type FaqGroup = v.InferOutput<typeof FaqGroupSchema>;

/** What the list of a visit collects from the labels; rows about anything else are for the service's own page. */
export const labelSubjects = ["price", "time", "appointment", "before", "limit"] as const;

/** One row of the shipping-label card: what it costs, how long it takes, what to bring. */
export const LabelRowSchema = v.union([
  v.strictObject({
    term: text(3, 24),
    about: v.optional(v.picklist(labelSubjects)),
    details: v.pipe(v.array(text(2, 160)), v.minLength(1), v.maxLength(6)),
  }),
  v.strictObject({ term: text(3, 24), bring: v.pipe(v.array(BringItemSchema), v.minLength(1), v.maxLength(6)) }),
]);
export type LabelRow = v.InferOutput<typeof LabelRowSchema>;

export const ServiceSchema = v.strictObject({
  /** Unique; also the file name. */
  id: slug,
  /** Last part of its address; its id when left out. */
  slug: v.optional(slug),
  section: ServiceSectionSchema,
  category: ServiceCategorySchema,
  serviceName: text(3, 60),
  /** What one comes for, where the list of a visit needs another name than the page. */
  errand: v.optional(text(3, 40)),
  /** One sentence for cards and search results. */
  summary: text(40, 160),
  /** A price or a time of the store, in a few words for cards; none where it depends on the job. */
  figure: v.optional(v.pipe(text(3, 80), v.regex(/\{.+\}/, "with a {number}"))),
  /** Default place of the "Visit Us from {place}" label; the store's town when left out. */
  city: v.optional(text(3, 60)),
  /** Before the name of the store. */
  pageTitle: text(8, 60),
  metaDescription: text(90, 240),
  keywords: v.pipe(v.array(text(2, 60)), v.minLength(3)),
  /** What people call it beside its name: a question that has one of these is about it. */
  otherNames: v.optional(searchWords),
  tags: v.optional(searchWords),
  heroTitle: text(8, 80),
  heroSubtitle: text(20, 220),
  heroImage: v.optional(imagePath),
  /** On cards without a picture; a question mark when left out. */
  icon: v.optional(IconNameSchema),
  label: v.optional(v.pipe(v.array(LabelRowSchema), v.minLength(2), v.maxLength(8))),
  content: v.pipe(v.array(ContentCardSchema), v.minLength(3), v.maxLength(6)),
  features: v.pipe(v.array(FeatureSchema), v.minLength(4), v.maxLength(6)),
  /** Small tools that stand on the page, or that it leads to. */
  tools: v.optional(v.pipe(v.array(v.picklist(toolIds)), v.minLength(1))),
  /** Keys of the site's external links that the page offers: booking, calculators. */
  externalLinks: v.optional(v.pipe(v.array(slug), v.minLength(1))),
  showsCarriers: ShowsCarriersSchema,
  /** Questions of its own: a group of the FAQ page, named after the service. */
  faqs: v.optional(v.pipe(v.array(FaqSchema), v.minLength(2))),
  /** Ids of questions that are hard to place: they stand answered among the cards instead of folded among the others. */
  answeredFirst: v.optional(v.pipe(v.array(slug), v.minLength(1))),
  /** Keys of the FAQ groups that the page shows too, first group first. */
  faqGroups: v.optional(v.pipe(v.array(slug), v.minLength(1))),
  cta: v.optional(CallToActionSchema),
  lastUpdated: isoDate,
});
export type Service = v.InferOutput<typeof ServiceSchema>;

export const AreaSchema = v.strictObject({
  /** Its slug when left out. */
  id: v.optional(slug),
  category: v.optional(v.literal("core")),
  serviceName: text(3, 60),
  slug,
  city: text(3, 40),
  county: text(3, 40),
  /** The middle of the town: place on the map and distance follow. */
  geo: PositionSchema,
  summary: text(40, 160),
  /** Before the name of the store. */
  pageTitle: text(8, 60),
  metaDescription: text(90, 240),
  keywords: v.pipe(v.array(text(2, 60)), v.minLength(3)),
  heroTitle: text(8, 80),
  heroSubtitle: text(20, 220),
  heroImage: v.optional(imagePath),
  content: v.pipe(v.array(v.strictObject({ heading: text(3, 80), body: markup })), v.minLength(3), v.maxLength(6)),
  features: v.pipe(v.array(v.strictObject({ title: text(3, 50), description: text(20, 240) })), v.minLength(3)),
  /** Services worth knowing there: a service id and the reason. */
  popular: v.pipe(v.array(v.strictObject({ service: slug, why: text(20, 200) })), v.minLength(3), v.maxLength(5)),
  faqs: v.optional(v.pipe(v.array(v.never()), v.maxLength(0))),
  lastUpdated: isoDate,
});
export type Area = v.InferOutput<typeof AreaSchema>;
