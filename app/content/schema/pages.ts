import * as v from "valibot";
import {
  CallToActionSchema,
  FeatureSchema,
  IconNameSchema,
  imagePath,
  isoDate,
  markup,
  markupOf,
  path,
  ServiceCategorySchema,
  searchWords,
  slug,
  text,
} from "./fields.ts";
import { FigureSchema, PlateSchema } from "./numbers.ts";

const pagePath = v.pipe(v.string(), v.regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, "the address of a page on this site"));
/** Lowest first, in steps of ten so a page fits in between. */
const menuPosition = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));

export const PageKindSchema = v.picklist(["WebPage", "AboutPage", "ContactPage", "CollectionPage"]);
export type PageKind = v.InferOutput<typeof PageKindSchema>;

/** `notFound`: links offered on the page for missing addresses. */
export const MenusSchema = v.strictObject({ header: menuPosition, footer: menuPosition, notFound: menuPosition });
export type MenuName = keyof v.InferOutput<typeof MenusSchema>;

export const pageEntries = {
  path: pagePath,
  /** Second address of the same page. */
  alias: v.optional(pagePath),
  name: text(3, 40),
  kind: PageKindSchema,
  /** Parent in the breadcrumbs: home by default, null for no breadcrumbs. */
  parent: v.optional(v.nullable(pagePath)),
  menus: v.optional(MenusSchema),
  /** False keeps search engines out. */
  isIndexed: v.optional(v.boolean()),
  isAboutStore: v.optional(v.boolean()),
  /** Lists every question; structured data includes them. */
  lists: v.optional(v.literal("questions")),
  /** Without the store's name. */
  pageTitle: text(8, 60),
  metaDescription: text(90, 240),
  /** Other names visitors use; a search with one of them means this page. */
  otherNames: v.optional(searchWords),
  tags: v.optional(searchWords),
  heroTitle: text(5, 80),
  heroSubtitle: text(20, 220),
  heroImage: v.optional(imagePath),
  lastUpdated: isoDate,
};

/** Checks only what every page has. */
export const PageSchema = v.looseObject(pageEntries);
export type Page = v.InferOutput<v.StrictObjectSchema<typeof pageEntries, undefined>>;

export const titled = v.strictObject({ title: text(3, 60), text: text(20, 300) });

export const HomePageSchema = v.strictObject({
  ...pageEntries,
  taglineLead: text(3, 40),
  taglineServices: v.pipe(v.array(text(3, 40)), v.minLength(2)),
  searchPlaceholder: text(3, 40),
  priceLinksTitle: text(3, 60),
  priceLinksText: text(10, 100),
  priceLinks: v.pipe(
    v.array(v.strictObject({ errand: slug, name: text(3, 24), figure: FigureSchema, text: text(3, 60) })),
    v.length(6),
  ),
  firstPricesTitle: text(3, 60),
  firstPrices: v.pipe(
    v.array(v.strictObject({ label: text(3, 14), figure: FigureSchema, to: text(1, 100) })),
    v.length(3),
  ),
  moreTitle: text(3, 60),
  /** A service without `text` says what its price depends on. */
  moreLinks: v.pipe(
    v.array(v.strictObject({ label: text(3, 40), text: v.optional(text(3, 60)), to: text(1, 100) })),
    v.length(6),
  ),
  promisesTitle: text(3, 60),
  promises: v.pipe(v.array(v.strictObject({ figure: text(1, 40), text: text(20, 160) })), v.length(2)),
  pricesTitle: text(3, 60),
  pricesText: text(10, 100),
  findTitle: text(3, 60),
  comeByText: text(20, 300),
  carriersTitle: text(3, 60),
  areasTitle: text(3, 60),
  closing: titled,
});
export type HomePage = v.InferOutput<typeof HomePageSchema>;

export const ContactPageSchema = v.strictObject({
  ...pageEntries,
  heroImage: imagePath,
  words: v.strictObject({
    formTitle: text(3, 60),
    formIntro: text(20, 200),
    hoursTitle: text(3, 60),
    hoursNote: text(3, 200),
    mapTitle: text(3, 60),
  }),
  gettingHereTitle: text(3, 60),
  gettingHere: markup,
});
export type ContactPage = v.InferOutput<typeof ContactPageSchema>;

export const ServicesPageSchema = v.strictObject({
  ...pageEntries,
  captionLead: text(3, 40),
  sections: v.pipe(
    v.array(
      v.strictObject({
        anchor: slug,
        category: ServiceCategorySchema,
        title: text(3, 60),
        intro: text(20, 300),
        figure: v.optional(FigureSchema),
        withService: v.optional(slug),
        also: v.optional(
          v.strictObject({
            name: text(3, 60),
            summary: text(40, 160),
            plate: PlateSchema,
            to: path,
            icon: IconNameSchema,
            image: imagePath,
          }),
        ),
      }),
    ),
    v.length(5),
  ),
  closing: titled,
});
export type ServicesPage = v.InferOutput<typeof ServicesPageSchema>;

const LeaderSchema = v.strictObject({
  role: text(3, 40),
  name: v.optional(text(3, 60)),
  photo: v.optional(imagePath),
  description: v.optional(text(20, 400)),
});

export const AboutPageSchema = v.strictObject({
  ...pageEntries,
  story: v.strictObject({ title: text(3, 60), body: markup }),
  offeringsTitle: text(3, 60),
  offerings: v.pipe(
    v.array(v.strictObject({ title: text(3, 50), description: text(20, 240), image: imagePath, to: path })),
    v.length(4),
  ),
  straightTitle: text(3, 60),
  straight: v.pipe(v.array(v.strictObject({ title: text(3, 80), text: text(10, 200) })), v.minLength(3)),
  valuesTitle: text(3, 60),
  values: v.pipe(v.array(FeatureSchema), v.length(4)),
  leadershipTitle: text(3, 60),
  leadership: v.pipe(v.array(LeaderSchema), v.length(2)),
  closing: v.strictObject({ title: text(3, 60), body: markup }),
});
export type AboutPage = v.InferOutput<typeof AboutPageSchema>;

export const TrackingPageSchema = v.strictObject({
  ...pageEntries,
  formTitle: text(3, 60),
  tipsTitle: text(3, 60),
  tips: v.pipe(
    v.array(v.strictObject({ title: text(3, 60), tags: v.optional(searchWords), description: text(20, 300) })),
    v.length(4),
  ),
  help: titled,
});
export type TrackingPage = v.InferOutput<typeof TrackingPageSchema>;

export const MeasurePageSchema = v.strictObject({
  ...pageEntries,
  formTitle: text(3, 60),
  howTitle: text(3, 60),
  how: markup,
  note: text(20, 160),
  sendText: text(3, 40),
  nextTitle: text(3, 60),
  next: markup,
});
export type MeasurePage = v.InferOutput<typeof MeasurePageSchema>;

export const MyListPageSchema = v.strictObject({
  ...pageEntries,
  words: v.strictObject({
    addAnotherTitle: text(3, 60),
    bringTitle: text(3, 60),
    beforeTitle: text(3, 60),
    emptyText: text(10, 160),
    /** Beside the QR code. */
    codeText: text(10, 160),
  }),
  comeBy: titled,
});
export type MyListPage = v.InferOutput<typeof MyListPageSchema>;

export const PricesPageSchema = v.strictObject({
  ...pageEntries,
  /** Service ids in board order; the others come first. */
  order: v.array(slug),
  jobsTitle: text(3, 60),
  cta: CallToActionSchema,
});
export type PricesPage = v.InferOutput<typeof PricesPageSchema>;

export const SimplePageSchema = v.strictObject({ ...pageEntries, intro: markup });
export type SimplePage = v.InferOutput<typeof SimplePageSchema>;

export const AskPageSchema = v.strictObject({
  ...SimplePageSchema.entries,
  heroImage: imagePath,
  field: v.strictObject({ label: text(3, 40), placeholder: text(3, 40) }),
  starredTitle: text(3, 40),
  starred: v.pipe(v.array(slug), v.maxLength(10)),
});
export type AskPage = v.InferOutput<typeof AskPageSchema>;

export const PolicySectionSchema = v.strictObject({
  icon: IconNameSchema,
  title: text(3, 60),
  tags: v.optional(searchWords),
  body: markupOf(0, 1200),
  content: v.array(text(8, 500)),
  highlight: v.optional(v.boolean()),
});

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, "a month such as 2026-11"));

export const PolicySchema = v.strictObject({
  ...pageEntries,
  heroTitle: text(5, 60),
  /** The day or month these words took effect. */
  lastUpdated: v.union([isoDate, month]),
  sections: v.pipe(v.array(PolicySectionSchema), v.minLength(5)),
});
export type Policy = v.InferOutput<typeof PolicySchema>;
