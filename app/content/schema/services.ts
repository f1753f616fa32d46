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
import { CostSchema, FigureSchema, PlateSchema } from "./numbers.ts";
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
  /** Words that open it, where a tool below asks for the same. */
  folded: v.optional(text(3, 60)),
});

/** A question with its answer; the other entries are optional. */
export const FaqSchema = v.strictObject({
  /** Fragment of its address, unique over the whole site; made from the question when left out. */
  id: v.optional(slug),
  question: text(8, 160),
  answer: markup,
  category: v.optional(text(3, 40)),
  tags: v.optional(searchWords),
  isFeatured: v.optional(v.boolean()),
  /** True where the page of its service says so above its questions: only the page of all questions shows it. */
  isOnPage: v.optional(v.literal(true)),
  /** Defaults to the place in the list. */
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
  /** True for questions about no single service: only the page of all questions shows them. */
  isGeneral: v.optional(v.literal(true)),
  faqs: v.pipe(v.array(FaqSchema), v.minLength(2)),
});
export type FaqGroup = v.InferOutput<typeof FaqGroupSchema>;

/** Subjects of label rows that My list collects; other rows show on the service's own page alone. */
export const labelSubjects = ["price", "time", "appointment", "before", "limit"] as const;

/** A row of the shipping label. */
export const LabelRowSchema = v.union([
  v.strictObject({
    term: text(3, 24),
    about: v.optional(v.picklist(labelSubjects)),
    details: v.pipe(v.array(v.union([text(2, 160), CostSchema])), v.minLength(1), v.maxLength(6)),
  }),
  v.strictObject({ term: text(3, 24), bring: v.pipe(v.array(BringItemSchema), v.minLength(1), v.maxLength(6)) }),
]);
export type LabelRow = v.InferOutput<typeof LabelRowSchema>;

/** The rows of a label. */
export const LabelSchema = v.pipe(v.array(LabelRowSchema), v.minLength(2), v.maxLength(8));

/** What the head of a service's page shows beside the name; the first when a record says nothing. */
export const heroShapes = ["drawing", "figure", "sign", "form"] as const;
export type HeroShape = (typeof heroShapes)[number];

const serviceEntries = v.strictObject({
  /** Unique; also the file name. */
  id: slug,
  /** Last part of its address; its id when left out. */
  slug: v.optional(slug),
  section: ServiceSectionSchema,
  /** Key of the door of its section's overview behind which its card stands. */
  door: v.optional(slug),
  /** Place of that card, lowest first; after those with a number when left out. */
  order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  category: ServiceCategorySchema,
  serviceName: text(3, 60),
  /** Name on My list, where that of the page does not fit. */
  errand: v.optional(text(3, 40)),
  /** A sentence for cards and search results. */
  summary: text(40, 160),
  /** A price or a time of the store, in a few words for cards; none where it depends on the job. */
  priceOrTime: v.optional(FigureSchema),
  /** What it costs, or what that depends on, in the words of a price plate; the first detail about its price when left out. */
  plate: v.optional(PlateSchema),
  /** What a message from its page is about, where its section does not say it. */
  messageSubject: v.optional(v.picklist(["mailbox", "fingerprinting"])),
  /** A question on the visitor's list: an answer leaves out the things to bring and the prices of the others. */
  asks: v.optional(
    v.strictObject({
      question: text(8, 80),
      /** `has`: keys of things; `lines`: how the label's lines about it begin. */
      answers: v.pipe(
        v.array(v.strictObject({ name: text(2, 20), has: v.array(slug), lines: text(2, 40) })),
        v.length(3),
      ),
    }),
  ),
  /** Default place of the "Visit Us from {place}" label; the store's town when left out. */
  city: v.optional(text(3, 60)),
  /** Title without the name of the store. */
  pageTitle: text(8, 60),
  metaDescription: text(90, 240),
  keywords: v.pipe(v.array(text(2, 60)), v.minLength(3)),
  /** Names that customers use beside its own: the search takes a question with one of them to be about this service. */
  otherNames: v.optional(searchWords),
  tags: v.optional(searchWords),
  heroTitle: text(8, 80),
  heroSubtitle: text(20, 220),
  heroImage: v.optional(imagePath),
  /**
   * What stands large beside the name: the `drawing` of the thing, the number in `priceOrTime` on a stamp, the row of the label
   * that decides the trip as a `sign`, or what the store has to know as a `form`, in the words of `cta`.
   */
  hero: v.optional(v.picklist(heroShapes)),
  /** Term of the label's row that stands on the sign. */
  sign: v.optional(text(3, 24)),
  /** Icon on cards without a picture; defaults to a question mark. */
  icon: v.optional(IconNameSchema),
  label: v.optional(LabelSchema),
  content: v.pipe(v.array(ContentCardSchema), v.minLength(3), v.maxLength(6)),
  features: v.pipe(v.array(FeatureSchema), v.minLength(1), v.maxLength(6)),
  /** Small tools that the page shows or links to. */
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
  /** The block at the foot of a page whose head shows the words of `cta`: what one can do instead. */
  closing: v.optional(CallToActionSchema),
  /**
   * The first button: to `book` at the first of its `externalLinks`, to `ask` by the button of `cta`, or to put it on My
   * `list`. To ask, when left out.
   */
  firstStep: v.optional(v.picklist(["book", "ask", "list"])),
  lastUpdated: isoDate,
});

type ServiceEntries = v.InferOutput<typeof serviceEntries>;

/** What one field asks of the others; a mistake is told at the line of this field. */
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
    "needs a `sign`: the term of a row of its label",
  ),
  asks(
    "hero",
    ({ hero, cta, closing }) => hero !== "form" || (cta !== undefined && closing !== undefined),
    "needs a `cta`, whose words stand on the form, and a `closing` with others for the foot",
  ),
  asks("closing", ({ closing, hero }) => closing === undefined || hero === "form", 'shows only where `hero` is "form"'),
  asks("sign", ({ sign, hero }) => sign === undefined || hero === "sign", 'shows only where `hero` is "sign"'),
  asks(
    "sign",
    ({ sign, label = [] }) => sign === undefined || label.some(({ term }) => term === sign),
    "has to be the term of a row of its label",
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
  /** Defaults to the slug. */
  id: v.optional(slug),
  category: v.optional(v.literal("core")),
  serviceName: text(3, 60),
  slug,
  city: text(3, 40),
  county: text(3, 40),
  keywords: v.pipe(v.array(text(2, 60)), v.minLength(3)),
  /** Names that customers use beside its own, and words that they type for it: for the search. */
  otherNames: v.optional(searchWords),
  tags: v.optional(searchWords),
  /** The middle of the town. Its distance follows, and `npm run map` its place on the map. */
  geo: PositionSchema,
  summary: text(40, 160),
  /** Title without the name of the store. */
  pageTitle: text(8, 60),
  metaDescription: text(90, 240),
  heroTitle: text(8, 80),
  heroSubtitle: text(20, 220),
  heroImage: v.optional(imagePath),
  content: v.pipe(v.array(v.strictObject({ heading: text(3, 80), body: markup })), v.minLength(3), v.maxLength(6)),
  features: v.pipe(v.array(v.strictObject({ title: text(3, 50), description: text(20, 240) })), v.minLength(2)),
  /** Services worth knowing there: a service id and the reason. */
  popular: v.pipe(v.array(v.strictObject({ service: slug, why: text(20, 200) })), v.minLength(3), v.maxLength(5)),
  faqs: v.optional(v.pipe(v.array(v.never()), v.maxLength(0))),
  lastUpdated: isoDate,
});
export type Area = v.InferOutput<typeof AreaSchema>;
