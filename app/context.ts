/** The platform: everything outside app/ that a route may use. */
import { createContext, data, type RouterContextProvider } from "react-router";
import type { Entries } from "./contact/fields.ts";
import type { NoticeData } from "./notices/notice.ts";
import type { PageCollections, PageRecord } from "./pages/page-record.ts";
import type { SubmitResult } from "./contact/outcome.ts";

export interface PublicConfig {
  /** Canonical scheme and host, without a trailing slash. */
  siteOrigin: string;
  captchaScriptUrl: string;
  captchaSiteKey: string;
  /** Base URL of the image bucket; empty if the site serves its own. */
  imagesBaseUrl: string;
  /** Empty without analytics. */
  gtmContainerId: string;
}

export interface Platform {
  /** Logged, and shown on failure pages so a report leads to its log line. */
  requestId: string;
  url: URL;
  /** Global Privacy Control. */
  wantsPrivacy: boolean;
  nonce: string;
  config: PublicConfig;
  now: () => Date;
  /** Synchronous when the edge cache has the notice. */
  readNotice: () => Promise<NoticeData>;
  /** Logs type and place without the message, each error once. */
  reportError: (event: string, error: unknown, fields?: Record<string, string>) => void;
  submitMessage: (entries: Entries) => Promise<SubmitResult>;
}

export const platformContext = createContext<Platform>();

/** The requested page, set by shell/route.tsx; null if there is none. */
export const pageContext = createContext<PageRecord | null>(null);

const isOf = <Group extends keyof PageCollections>(
  page: PageRecord | null,
  group: Group,
): page is PageRecord & { record: PageCollections[Group] } => page?.group === group;

/** @throws 404 for a page of another collection, or none; the route around all pages renders it */
export function recordOf<Group extends keyof PageCollections>(
  context: Readonly<RouterContextProvider>,
  group: Group,
): PageCollections[Group] {
  const page = context.get(pageContext);
  if (!isOf(page, group)) {
    throw data(null, 404);
  }
  return page.record;
}
