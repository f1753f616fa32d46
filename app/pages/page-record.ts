import type { Area, Overview, Page, PageKind, Policy, Service, Tool } from "../content/schema.ts";
import type { FaqView } from "../faq/faqs.server.ts";
import type { Offer } from "../services/offers.server.ts";

export interface Crumb {
  name: string;
  path: string;
}

export interface PageService {
  name: string;
  description: string;
  type: string;
  /** Town names; null for everywhere the store serves. */
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

export type PageSource = {
  [Group in keyof PageCollections]: { group: Group; record: PageCollections[Group] };
}[keyof PageCollections];

export type PageRecord = PageSource & PageFields;

interface PageFields {
  /** Unique, and what numbers and rules call the page: a service id, area slug or file name. */
  id: string;
  path: string;
  /** Second address of the same page. */
  alias?: string | undefined;
  kind: PageKind;
  title: string;
  description: string;
  /** False keeps search engines out. */
  isIndexed: boolean;
  name: string;
  /** Home first; empty without breadcrumbs. */
  crumbs: readonly Crumb[];
  isAboutStore?: boolean | undefined;
  service?: PageService;
  /** Parses answers on first call. */
  readFaqs?: (() => readonly FaqView[]) | undefined;
  tools?: readonly Tool[];
}
