/**
 * The shape of the business: one valibot schema per kind of record, and the types inferred from it.
 * Records are plain data. Prose is written as simple markup (see `domain/rich-text.ts`) and may hold
 * `{fact-key}` tokens, which stand for the figures in `facts.ts`.
 */
import * as v from "valibot";
import { carrierIds } from "./carrier-ids.ts";

const text = (min: number, max: number) => v.pipe(v.string(), v.trim(), v.minLength(min), v.maxLength(max));
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens"));
const isoDate = v.pipe(v.string(), v.isoDate());
const path = v.pipe(v.string(), v.regex(/^\/[a-z0-9/#-]*$/, "a path on this site"));
const imagePath = v.pipe(v.string(), v.regex(/^(\/images\/|https?:\/\/)/, "/images/… or an absolute URL"));
const markup = text(20, 2400);

/** Names of the drawn icons in `components/ui/icon.tsx`. */
export const iconNames = [
  "parcel",
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

/** The first path segment of a service page: `/pack-ship/artwork-shipping`. */
export const serviceSections = ["pack-ship", "copy-print", "home-business", "specialty"] as const;
export const ServiceSectionSchema = v.picklist(serviceSections);
export type ServiceSection = v.InferOutput<typeof ServiceSectionSchema>;

export const CallToActionSchema = v.strictObject({
  title: text(3, 80),
  subtitle: text(3, 200),
  buttonText: text(3, 60),
  buttonLink: path,
  icon: v.optional(IconNameSchema),
  bgImage: v.optional(imagePath),
  align: v.picklist(["left", "center"]),
  variant: v.picklist(["brand", "neutral", "ghost"]),
});
export type CallToAction = v.InferOutput<typeof CallToActionSchema>;

export const ContentCardSchema = v.strictObject({
  heading: text(3, 80),
  body: markup,
  isFullWidth: v.optional(v.boolean()),
});

export const FeatureSchema = v.strictObject({
  icon: IconNameSchema,
  title: text(3, 50),
  description: text(20, 240),
});
export type Feature = v.InferOutput<typeof FeatureSchema>;

export const FaqSchema = v.strictObject({
  /** Unique over the whole site; becomes the fragment of its address. */
  id: slug,
  question: text(8, 160),
  answer: markup,
  category: text(3, 40),
  tags: v.pipe(v.array(text(2, 40)), v.minLength(1)),
  isFeatured: v.optional(v.boolean()),
  order: v.pipe(v.number(), v.integer(), v.minValue(1)),
  lastUpdated: v.optional(isoDate),
  /** Ids of services that the answer also concerns. */
  relatedServices: v.optional(v.array(slug)),
});
export type Faq = v.InferOutput<typeof FaqSchema>;

export const faqSections = ["Pack & Ship", "Copy & Print", "Home & Business", "Specialty Services"] as const;

export const FaqGroupSchema = v.strictObject({
  /** The group's key; also the file name. */
  key: slug,
  title: text(3, 60),
  section: v.picklist(faqSections),
  faqs: v.pipe(v.array(FaqSchema), v.minLength(2)),
});
export type FaqGroup = v.InferOutput<typeof FaqGroupSchema>;

/** One row of the shipping-label card: what it costs, how long it takes, what to bring. */
export const LabelRowSchema = v.strictObject({
  term: text(3, 24),
  details: v.pipe(v.array(text(2, 160)), v.minLength(1), v.maxLength(6)),
});

const CarrierIdsSchema = v.optional(v.pipe(v.array(v.picklist(carrierIds)), v.minLength(1)));

export const ServiceSchema = v.strictObject({
  /** Unique; also the file name. */
  id: slug,
  slug,
  section: ServiceSectionSchema,
  category: ServiceCategorySchema,
  serviceName: text(3, 60),
  /** One sentence for cards and search results. */
  summary: text(40, 160),
  /** The default of the "Visit Us from {place}" label. */
  city: text(3, 60),
  pageTitle: text(30, 60),
  metaDescription: text(110, 160),
  keywords: v.pipe(v.array(text(2, 60)), v.minLength(3)),
  heroTitle: text(8, 80),
  heroSubtitle: text(20, 220),
  heroImage: v.optional(imagePath),
  icon: IconNameSchema,
  label: v.optional(v.pipe(v.array(LabelRowSchema), v.minLength(2), v.maxLength(8))),
  content: v.pipe(v.array(ContentCardSchema), v.minLength(3), v.maxLength(6)),
  features: v.pipe(v.array(FeatureSchema), v.minLength(4), v.maxLength(6)),
  /** Keys of the site's external links that the page offers: booking, calculators. */
  externalLinks: v.optional(v.pipe(v.array(slug), v.minLength(1))),
  /** Whose word-marks the page shows: those that carry what it is about. */
  carriers: CarrierIdsSchema,
  /** Keys of the FAQ groups shown on the page, first group first. */
  faqGroups: v.pipe(v.array(slug), v.minLength(1)),
  cta: v.optional(CallToActionSchema),
  lastUpdated: isoDate,
});
export type Service = v.InferOutput<typeof ServiceSchema>;

export const AreaSchema = v.strictObject({
  id: slug,
  category: v.literal("core"),
  serviceName: text(3, 60),
  slug,
  city: text(3, 40),
  county: text(3, 40),
  /** Degrees; Census-style internal point. */
  geo: v.strictObject({ lat: v.number(), lng: v.number() }),
  /** Straight line from the township's public centre point, in miles. */
  miles: v.pipe(v.number(), v.minValue(0)),
  /** Compass direction from the township; empty for the township itself. */
  heading: v.picklist(["", "N", "NE", "E", "SE", "S", "SW", "W", "NW"]),
  summary: text(40, 160),
  pageTitle: text(30, 60),
  metaDescription: text(110, 160),
  keywords: v.pipe(v.array(text(2, 60)), v.minLength(3)),
  heroTitle: text(8, 80),
  heroSubtitle: text(20, 220),
  heroImage: v.optional(imagePath),
  content: v.pipe(v.array(v.strictObject({ heading: text(3, 80), body: markup })), v.minLength(3), v.maxLength(6)),
  features: v.pipe(v.array(v.strictObject({ title: text(3, 50), description: text(20, 240) })), v.minLength(3)),
  /** What people from there come in for: a service id and the reason. */
  popular: v.pipe(v.array(v.strictObject({ service: slug, why: text(20, 200) })), v.minLength(3), v.maxLength(5)),
  faqs: v.pipe(v.array(v.never()), v.maxLength(0)),
  lastUpdated: isoDate,
});
export type Area = v.InferOutput<typeof AreaSchema>;

export const PolicySectionSchema = v.strictObject({
  icon: IconNameSchema,
  title: text(3, 60),
  body: text(0, 1200),
  content: v.array(text(8, 500)),
  highlight: v.optional(v.boolean()),
});

export const PolicySchema = v.strictObject({
  id: slug,
  pageTitle: text(30, 60),
  metaDescription: text(110, 160),
  heroTitle: text(5, 60),
  heroSubtitle: text(20, 220),
  /** As printed on the page. */
  lastUpdatedText: text(3, 40),
  lastUpdated: isoDate,
  sections: v.pipe(v.array(PolicySectionSchema), v.minLength(5)),
});
export type Policy = v.InferOutput<typeof PolicySchema>;

export const PartnerSchema = v.strictObject({
  name: text(3, 60),
  kind: text(3, 60),
  logoUrl: imagePath,
  website: v.pipe(v.string(), v.url()),
});
export type Partner = v.InferOutput<typeof PartnerSchema>;

export type { CarrierId } from "./carrier-ids.ts";
export const CarrierSchema = v.strictObject({
  id: v.picklist(carrierIds),
  name: text(3, 10),
  url: v.pipe(v.string(), v.url()),
  /** `{n}` stands for the URI-encoded tracking number. */
  trackingUrl: v.pipe(v.string(), v.includes("{n}")),
});
export type Carrier = v.InferOutput<typeof CarrierSchema>;

export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof weekdays)[number];
const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "HH:MM, 24 hours"));
/** Opening and closing time in the store's time zone, or null when shut all day. */
export const DayHoursSchema = v.nullable(v.strictObject({ opens: timeOfDay, closes: timeOfDay }));
export type DayHours = v.InferOutput<typeof DayHoursSchema>;
export const HoursSchema = v.strictObject({
  timeZone: v.literal("America/New_York"),
  weekly: v.strictObject({
    monday: DayHoursSchema,
    tuesday: DayHoursSchema,
    wednesday: DayHoursSchema,
    thursday: DayHoursSchema,
    friday: DayHoursSchema,
    saturday: DayHoursSchema,
    sunday: DayHoursSchema,
  }),
  /** Dated exceptions, in date order. */
  holidays: v.array(v.strictObject({ date: isoDate, name: text(3, 40), hours: DayHoursSchema })),
});
export type Hours = v.InferOutput<typeof HoursSchema>;

export const SiteConfigSchema = v.strictObject({
  name: text(3, 40),
  tagline: text(3, 80),
  description: text(50, 200),
  domain: text(4, 80),
  logo: imagePath,
  since: v.pipe(v.number(), v.integer()),
  contact: v.strictObject({
    phone: v.pipe(v.string(), v.regex(/^\(\d{3}\) \d{3}-\d{4}$/)),
    email: v.pipe(v.string(), v.email()),
    address: v.strictObject({
      street: text(3, 80),
      city: text(3, 60),
      state: text(2, 2),
      zip: v.pipe(v.string(), v.regex(/^\d{5}$/)),
      country: text(2, 2),
    }),
  }),
  social: v.strictObject({
    facebook: v.pipe(v.string(), v.url()),
    instagram: v.pipe(v.string(), v.url()),
    nextdoor: v.pipe(v.string(), v.url()),
  }),
  geo: v.strictObject({ lat: v.number(), lng: v.number() }),
  areaServed: v.pipe(v.array(text(3, 40)), v.minLength(1)),
  postalDelivery: v.strictObject({ locality: text(3, 60), region: text(2, 40), country: text(2, 40) }),
  businessType: v.array(text(3, 40)),
  priceRange: text(1, 4),
  paymentAccepted: v.pipe(v.array(text(3, 40)), v.minLength(1)),
  /** Booking, box-size, digital mailbox and status pages of others that the content links to. */
  /** The day on which somebody last went through hours, prices, rules and addresses. */
  checkedOn: isoDate,
  externalLinks: v.record(slug, v.strictObject({ label: text(3, 60), url: v.pipe(v.string(), v.url()) })),
});
export type SiteConfig = v.InferOutput<typeof SiteConfigSchema>;

/** A figure the business states: written once here, shown wherever `{key}` stands in prose. */
export const FactSchema = v.strictObject({
  text: text(1, 60),
  /** Ids of the pages that must show it. */
  owners: v.pipe(v.array(slug), v.minLength(1)),
  /** Where it comes from: the store's own rule, or a public source. */
  source: text(3, 120),
  /** US dollars, for the figures that are prices of a service. */
  price: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** What the price buys: goes with `price`. */
  offer: v.optional(text(3, 80)),
  /** What the price is for one of, when it is not for the whole. */
  unit: v.optional(v.picklist(["month", "package"])),
});
export type Fact = v.InferOutput<typeof FactSchema>;

/** A sentence that a visitor has to know before coming. */
export const StoreRuleSchema = v.strictObject({
  /** Id of the page that tells it at length. */
  owner: slug,
  text: text(20, 200),
  /** Words of that page. */
  shown: text(6, 120),
});
export type StoreRule = v.InferOutput<typeof StoreRuleSchema>;

/** What every page that is not a service, an area or a policy has. */
const pageEntries = {
  pageTitle: text(30, 60),
  metaDescription: text(110, 160),
  heroTitle: text(5, 80),
  heroSubtitle: text(20, 220),
  heroImage: v.optional(imagePath),
  lastUpdated: isoDate,
};

/** `/pack-ship` and `/copy-print`. */
export const OverviewSchema = v.strictObject({
  ...pageEntries,
  benefits: v.pipe(v.array(FeatureSchema), v.length(4)),
  cardsTitle: text(3, 80),
  carriers: CarrierIdsSchema,
  /** Ids of the services, in the order of the cards. */
  cards: v.pipe(v.array(slug), v.minLength(1)),
  ready: v.strictObject({ title: text(3, 60), text: text(20, 300) }),
});
export type Overview = v.InferOutput<typeof OverviewSchema>;

/** `/services`: one section per category. */
export const ServicesPageSchema = v.strictObject({
  ...pageEntries,
  captionLead: text(3, 40),
  sections: v.pipe(
    v.array(
      v.strictObject({ anchor: slug, category: ServiceCategorySchema, title: text(3, 60), intro: text(20, 300) }),
    ),
    v.length(5),
  ),
  closing: v.strictObject({ title: text(3, 60), text: text(20, 300) }),
});
export type ServicesPage = v.InferOutput<typeof ServicesPageSchema>;

export const AboutPageSchema = v.strictObject({
  ...pageEntries,
  story: v.strictObject({ title: text(3, 60), body: markup }),
  offeringsTitle: text(3, 60),
  offerings: v.pipe(v.array(v.strictObject({ ...FeatureSchema.entries, to: path })), v.length(4)),
  valuesTitle: text(3, 60),
  values: v.pipe(v.array(FeatureSchema), v.length(4)),
  leadershipTitle: text(3, 60),
  leadership: v.pipe(v.array(v.strictObject({ role: text(3, 40), description: text(20, 400) })), v.length(2)),
  closing: v.strictObject({ title: text(3, 60), body: markup }),
});
export type AboutPage = v.InferOutput<typeof AboutPageSchema>;

export const TrackingPageSchema = v.strictObject({
  ...pageEntries,
  formTitle: text(3, 60),
  tipsTitle: text(3, 60),
  tips: v.pipe(v.array(v.strictObject({ title: text(3, 60), description: text(20, 300) })), v.length(4)),
  help: v.strictObject({ title: text(3, 60), text: text(20, 300) }),
});
export type TrackingPage = v.InferOutput<typeof TrackingPageSchema>;

/** Pages that are a hero, a few words and a list made from other records. */
export const ListPageSchema = v.strictObject({ ...pageEntries, intro: markup });
export type ListPage = v.InferOutput<typeof ListPageSchema>;

/** What people type → words that our records use. */
export const SynonymsSchema = v.array(
  v.strictObject({
    /** Lower case; matches when the query contains it. */
    phrases: v.pipe(v.array(text(2, 40)), v.minLength(1)),
    /** Ids of the services meant. */
    services: v.array(slug),
    /** Said above the results, for example when we do not offer it. */
    note: v.optional(text(20, 240)),
  }),
);
export type Synonyms = v.InferOutput<typeof SynonymsSchema>;
