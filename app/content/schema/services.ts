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
import { serviceSections } from "./service-sections.ts";
import { CostSchema, FigureSchema, PlateSchema } from "./numbers.ts";
import { BringItemSchema, toolIds } from "./tools.ts";

export const ServiceSectionSchema = v.picklist(serviceSections);
export type ServiceSection = v.InferOutput<typeof ServiceSectionSchema>;

export const ContentCardSchema = v.strictObject({
  id: v.optional(slug),
  heading: text(3, 80),
  tags: v.optional(searchWords),
  body: markup,
  isFullWidth: v.optional(v.boolean()),
  /** Summary that unfolds the card, where a tool below asks the same. */
  folded: v.optional(text(3, 60)),
});

export const FaqSchema = v.strictObject({
  /** Link fragment, unique across the site; defaults to one made from the question. */
  id: v.optional(slug),
  question: text(8, 160),
  answer: markup,
  category: v.optional(text(3, 40)),
  tags: v.optional(searchWords),
  isFeatured: v.optional(v.boolean()),
  /** Set when the service page already answers it elsewhere; only the page of all questions shows it. */
  isOnPage: v.optional(v.literal(true)),
  order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  lastUpdated: v.optional(isoDate),
  relatedServices: v.optional(v.array(slug)),
});
export type Faq = v.InferOutput<typeof FaqSchema>;

export const FaqGroupSchema = v.strictObject({
  /** Also the file name. */
  key: slug,
  title: text(3, 60),
  section: v.picklist(["Pack & Ship", "Copy & Print", "Home & Business", "Specialty Services"]),
  /** About no single service; only the page of all questions shows it. */
  isGeneral: v.optional(v.literal(true)),
  faqs: v.pipe(v.array(FaqSchema), v.minLength(2)),
});
export type FaqGroup = v.InferOutput<typeof FaqGroupSchema>;

/** Label rows that My list collects; other rows stay on the service page. */
export const labelSubjects = ["price", "time", "appointment", "before", "limit"] as const;

export const LabelRowSchema = v.union([
  v.strictObject({
    term: text(3, 24),
    about: v.optional(v.picklist(labelSubjects)),
    details: v.pipe(v.array(v.union([text(2, 160), CostSchema])), v.minLength(1), v.maxLength(6)),
  }),
  v.strictObject({ term: text(3, 24), bring: v.pipe(v.array(BringItemSchema), v.minLength(1), v.maxLength(6)) }),
]);
export type LabelRow = v.InferOutput<typeof LabelRowSchema>;

export const LabelSchema = v.pipe(v.array(LabelRowSchema), v.minLength(2), v.maxLength(8));

/** What the hero shows beside the name; the first is the default. */
export const heroShapes = ["drawing", "figure", "sign", "form"] as const;
export type HeroShape = (typeof heroShapes)[number];

const serviceEntries = v.strictObject({
  /** Unique; also the file name. */
  id: slug,
  /** Last path segment; defaults to the id. */
  slug: v.optional(slug),
  section: ServiceSectionSchema,
  door: v.optional(slug),
  /** Card position, lowest first; unnumbered cards come last. */
  order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  category: ServiceCategorySchema,
  serviceName: text(3, 60),
  /** Name on My list, when the page's doesn't fit. */
  errand: v.optional(text(3, 40)),
  summary: text(40, 160),
  /** A price or time for cards; omit when it depends on the job. */
  priceOrTime: v.optional(FigureSchema),
  /** What it costs or depends on; defaults to the label's first price detail. */
  plate: v.optional(PlateSchema),
  messageSubject: v.optional(v.picklist(["mailbox", "fingerprinting"])),
  /** A question on My list. An answer drops what the other answers need and cost. */
  asks: v.optional(
    v.strictObject({
      question: text(8, 80),
      /** `has`: keys of things; `lines`: how the label's matching lines begin. */
      answers: v.pipe(
        v.array(v.strictObject({ name: text(2, 20), has: v.array(slug), lines: text(2, 40) })),
        v.length(3),
      ),
    }),
  ),
  /** Town in "Visit Us from {place}"; defaults to the store's. */
  city: v.optional(text(3, 60)),
  pageTitle: text(8, 60),
  metaDescription: text(90, 240),
  keywords: v.pipe(v.array(text(2, 60)), v.minLength(3)),
  /** Other names customers use; a search with one of them means this service. */
  otherNames: v.optional(searchWords),
  tags: v.optional(searchWords),
  heroTitle: text(8, 80),
  heroSubtitle: text(20, 220),
  heroImage: v.optional(imagePath),
  /** `figure` stamps `priceOrTime`; `sign` shows the label row that decides the trip; `form` asks in `cta`'s words. */
  hero: v.optional(v.picklist(heroShapes)),
  /** Term of the label row on the sign. */
  sign: v.optional(text(3, 24)),
  /** For cards without a picture; defaults to a question mark. */
  icon: v.optional(IconNameSchema),
  label: v.optional(LabelSchema),
  content: v.pipe(v.array(ContentCardSchema), v.minLength(3), v.maxLength(6)),
  features: v.pipe(v.array(FeatureSchema), v.minLength(1), v.maxLength(6)),
  tools: v.optional(v.pipe(v.array(v.picklist(toolIds)), v.minLength(1))),
  externalLinks: v.optional(v.pipe(v.array(slug), v.minLength(1))),
  showsCarriers: ShowsCarriersSchema,
  faqs: v.optional(v.pipe(v.array(FaqSchema), v.minLength(2))),
  answeredFirst: v.optional(v.pipe(v.array(slug), v.minLength(1))),
  faqGroups: v.optional(v.pipe(v.array(slug), v.minLength(1))),
  cta: v.optional(CallToActionSchema),
  /** Replaces the block at the foot when the hero already shows `cta`. */
  closing: v.optional(CallToActionSchema),
  /** First button: `book` opens the first of `externalLinks`, `ask` (default) follows `cta`, `list` adds to My list. */
  firstStep: v.optional(v.picklist(["book", "ask", "list"])),
  lastUpdated: isoDate,
});

type ServiceEntries = v.InferOutput<typeof serviceEntries>;

const asks = (
  field: "hero" | "sign" | "closing" | "firstStep",
  isGiven: (service: ServiceEntries) => boolean,
  what: string,
) => v.forward(v.check(isGiven, what), [field]);

export const ServiceSchema = v.pipe(
  serviceEntries,
  asks(
    "hero",
    ({ hero, priceOrTime }) => hero !== "figure" || priceOrTime !== undefined,
    "needs a `priceOrTime` to show",
  ),
  asks(
    "hero",
    ({ hero, sign }) => hero !== "sign" || sign !== undefined,
    "needs a `sign`: the term of one of its label rows",
  ),
  asks(
    "hero",
    ({ hero, cta, closing }) => hero !== "form" || (cta !== undefined && closing !== undefined),
    "needs a `cta` with the form's words, and a `closing` with other words for the bottom",
  ),
  asks("closing", ({ closing, hero }) => closing === undefined || hero === "form", 'shows only where `hero` is "form"'),
  asks("sign", ({ sign, hero }) => sign === undefined || hero === "sign", 'shows only where `hero` is "sign"'),
  asks(
    "sign",
    ({ sign, label = [] }) => sign === undefined || label.some(({ term }) => term === sign),
    "must be the term of one of its label rows",
  ),
  asks(
    "firstStep",
    ({ firstStep, externalLinks }) => firstStep !== "book" || externalLinks !== undefined,
    "needs `externalLinks` to book at",
  ),
  asks(
    "firstStep",
    ({ firstStep = "ask", hero }) => firstStep === "ask" || hero !== "form",
    'has to be "ask" where `hero` is "form", whose button asks',
  ),
);
export type Service = v.InferOutput<typeof ServiceSchema>;

export const AreaSchema = v.strictObject({
  id: v.optional(slug),
  category: v.optional(v.literal("core")),
  serviceName: text(3, 60),
  slug,
  city: text(3, 40),
  county: text(3, 40),
  keywords: v.pipe(v.array(text(2, 60)), v.minLength(3)),
  /** Other names customers use, for the search. */
  otherNames: v.optional(searchWords),
  tags: v.optional(searchWords),
  /** Center of the town. Its distance is computed; `npm run map` places it on the map. */
  geo: PositionSchema,
  summary: text(40, 160),
  pageTitle: text(8, 60),
  metaDescription: text(90, 240),
  heroTitle: text(8, 80),
  heroSubtitle: text(20, 220),
  heroImage: v.optional(imagePath),
  content: v.pipe(v.array(v.strictObject({ heading: text(3, 80), body: markup })), v.minLength(3), v.maxLength(6)),
  features: v.pipe(v.array(v.strictObject({ title: text(3, 50), description: text(20, 240) })), v.minLength(2)),
  popular: v.pipe(v.array(v.strictObject({ service: slug, why: text(20, 200) })), v.minLength(3), v.maxLength(5)),
  faqs: v.optional(v.pipe(v.array(v.never()), v.maxLength(0))),
  lastUpdated: isoDate,
});
export type Area = v.InferOutput<typeof AreaSchema>;
