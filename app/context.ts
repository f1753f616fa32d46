/** The platform of a request: everything outside of app/ that a route may use. */
import { createContext, data, type RouterContextProvider } from "react-router";
import type { Entries } from "./contact/fields.ts";
import type { NoticeData } from "./notices/notice.ts";
import type { PageCollections, PageRecord } from "./pages/page-record.ts";
import type { SubmitResult } from "./contact/outcome.ts";

export interface PublicConfig {
  /** Scheme and host of the canonical site, without a slash at the end. */
  siteOrigin: string;
  captchaScriptUrl: string;
  captchaSiteKey: string;
  /** Base address of the image bucket; empty when images are our own. */
  imagesBaseUrl: string;
  /** Tag manager container; empty when there is no analytics. */
  gtmContainerId: string;
}

export interface Platform {
  /** Id of the request in the log; failure pages show it, so that a report finds its line. */
  requestId: string;
  /** Address of the request. */
  url: URL;
  /** The browser says that its visitor wants no tracking (Global Privacy Control). */
  wantsPrivacy: boolean;
  /** The CSP nonce of this response. */
  nonce: string;
  config: PublicConfig;
  now: () => Date;
  /** The current store notice, at once when the edge cache has it. */
  readNotice: () => Promise<NoticeData>;
  /** Logs an unexpected error by type and place, without its message; each error once. */
  reportError: (event: string, error: unknown, fields?: Record<string, string>) => void;
  submitMessage: (entries: Entries) => Promise<SubmitResult>;
}

export const platformContext = createContext<Platform>();

/** The page at the address of the request, found once (shell/route.tsx); null where there is none. */
export const pageContext = createContext<PageRecord | null>(null);

const isOf = <Group extends keyof PageCollections>(
  page: PageRecord | null,
  group: Group,
): page is PageRecord & { record: PageCollections[Group] } => page?.group === group;

/**
 * The record of the page of the request.
 * @throws 404 where it is of another collection, or there is no page; the route around all pages says so in words
 */
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
