/** A page in the registry, for its head, the sitemap, the structured data and the texts for machines. */
import type { Area, Overview, Page, PageKind, Policy, Service, Tool } from "../content/schema.ts";
import type { FaqView } from "../faq/faqs.server.ts";
import type { Offer } from "../services/offers.server.ts";

/** A page by name, as breadcrumbs and lists show it. */
export interface Crumb {
  name: string;
  path: string;
}

export interface PageService {
  name: string;
  description: string;
  /** Kind of service, in the words of the section it belongs to. */
  type: string;
  /** Names of towns; null for everywhere the store serves. */
  areas: readonly string[] | null;
  offers: readonly Offer[];
}

export interface PageCollections {
  plain: Page;
  overview: Overview;
  service: Service;
  area: Area;
  policy: Policy;
}

/** The collection that a page comes from, and its record there. */
export type PageSource = {
  [Group in keyof PageCollections]: { group: Group; record: PageCollections[Group] };
}[keyof PageCollections];

export type PageRecord = PageSource & PageFields;

interface PageFields {
  /** Unique id, by which numbers and rules name their pages: that of a service, the slug of an area, or the name of the file. */
  id: string;
  path: string;
  /** Another address that shows the same page. */
  alias?: string | undefined;
  kind: PageKind;
  title: string;
  description: string;
  /** False for a page that search engines should leave out. */
  isIndexed: boolean;
  /** Name in menus and breadcrumbs. */
  name: string;
  /** The pages above it, home first; none for a page without breadcrumbs. */
  crumbs: readonly Crumb[];
  /** True for a page whose subject is the store itself. */
  isAboutStore?: boolean | undefined;
  service?: PageService;
  /** Questions of the page, whose answers are parsed at the first call. */
  readFaqs?: (() => readonly FaqView[]) | undefined;
  /** Tools that stand on it. */
  tools?: readonly Tool[];
}
