/** The shape of the pages that have a record of their own: plain pages, overviews and policies. */
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
/** A position in a menu: lowest first, in steps of ten, so that a page fits between two others. */
const menuPosition = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** Type of a page in schema.org. */
export const PageKindSchema = v.picklist(["WebPage", "AboutPage", "ContactPage", "CollectionPage"]);
export type PageKind = v.InferOutput<typeof PageKindSchema>;

/** The menus of the site: header, footer, and the links offered where a page is missing. */
export const MenusSchema = v.strictObject({ header: menuPosition, footer: menuPosition, notFound: menuPosition });
export type MenuName = keyof v.InferOutput<typeof MenusSchema>;

/** What every page has: address, name and place on the site, the words of its head and of its first lines. */
export const pageEntries = {
  path: pagePath,
  /** Another address that shows the same page. */
  alias: v.optional(pagePath),
  /** Its name in menus and breadcrumbs. */
  name: text(3, 40),
  kind: PageKindSchema,
  /** The page above it in the breadcrumbs: home when left out, null for a page without breadcrumbs. */
  parent: v.optional(v.nullable(pagePath)),
  menus: v.optional(MenusSchema),
  /** False for a page that search engines should leave out. */
  isIndexed: v.optional(v.boolean()),
  /** True for a page whose subject is the store itself. */
  isAboutStore: v.optional(v.boolean()),
  /** It lists all questions, of which structured data tells too. */
  lists: v.optional(v.literal("questions")),
  /** Title without the name of the store. */
  pageTitle: text(8, 60),
  metaDescription: text(90, 240),
  /** Names that visitors use beside its own: the search takes a question with one of them to be about this page. */
  otherNames: v.optional(searchWords),
  tags: v.optional(searchWords),
  heroTitle: text(5, 80),
  heroSubtitle: text(20, 220),
  heroImage: v.optional(imagePath),
  lastUpdated: isoDate,
};

/** A page of any shape: only what all of them have is checked. */
export const PageSchema = v.looseObject(pageEntries);
export type Page = v.InferOutput<v.StrictObjectSchema<typeof pageEntries, undefined>>;

export const titled = v.strictObject({ title: text(3, 60), text: text(20, 300) });

export const HomePageSchema = v.strictObject({
  ...pageEntries,
  taglineLead: text(3, 40),
  /** Names of services, shown in turn. */
  taglineServices: v.pipe(v.array(text(3, 40)), v.minLength(2)),
  searchPlaceholder: text(3, 40),
  priceLinksTitle: text(3, 60),
  priceLinksText: text(10, 100),
  /** What people come for, by short names: errands with a number, which stands large, and a few words. */
  priceLinks: v.pipe(
    v.array(v.strictObject({ errand: slug, name: text(3, 24), figure: FigureSchema, text: text(3, 60) })),
    v.length(6),
  ),
  firstPricesTitle: text(3, 60),
  /** The first prices that a visitor sees. */
  firstPrices: v.pipe(
    v.array(v.strictObject({ label: text(3, 14), figure: FigureSchema, to: text(1, 100) })),
    v.length(3),
  ),
  moreTitle: text(3, 60),
  /** What else one comes to the site for; a service without `text` says what its price depends on. */
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

/** `/services`: one section per category, with a card for each of its services. */
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
        /** What stands large on its door: a price, or a time. */
        figure: v.optional(FigureSchema),
        /** Id of a service of no category that belongs here. */
        withService: v.optional(slug),
        /** A card for something without a page of its own. */
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

/** A person who runs the store, shown by the role until the name is known. */
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
  /** Rules that a visitor should know before coming, each with what to do instead. */
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
    /** Where the list has errands. */
    addAnotherTitle: text(3, 60),
    bringTitle: text(3, 60),
    beforeTitle: text(3, 60),
    emptyText: text(10, 160),
    /** Beside the code that a phone reads. */
    codeText: text(10, 160),
  }),
  comeBy: titled,
});
export type MyListPage = v.InferOutput<typeof MyListPageSchema>;

/** `/prices` */
export const PricesPageSchema = v.strictObject({
  ...pageEntries,
  /** Ids of services with prices, in the order of the board; others come first. */
  order: v.array(slug),
  /** Above the services without a price. */
  jobsTitle: text(3, 60),
  cta: CallToActionSchema,
});
export type PricesPage = v.InferOutput<typeof PricesPageSchema>;

/** A page of a hero and a few words, whose other parts come from other records. */
export const SimplePageSchema = v.strictObject({ ...pageEntries, intro: markup });
export type SimplePage = v.InferOutput<typeof SimplePageSchema>;

/** `/ask-mailbox-plus`: a field for a question, and all questions. */
export const AskPageSchema = v.strictObject({
  ...SimplePageSchema.entries,
  heroImage: imagePath,
  field: v.strictObject({ label: text(3, 40), placeholder: text(3, 40) }),
  starredTitle: text(3, 40),
  /** Ids of the questions that stand first, with a star. */
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

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, "a month of the calendar"));

export const PolicySchema = v.strictObject({
  ...pageEntries,
  heroTitle: text(5, 60),
  /** The day, or the month alone, from which on these words are valid. */
  lastUpdated: v.union([isoDate, month]),
  sections: v.pipe(v.array(PolicySectionSchema), v.minLength(5)),
});
export type Policy = v.InferOutput<typeof PolicySchema>;
