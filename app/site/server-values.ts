import { createContext } from "react";

/** Values for the document alone. Loader data would send them to the browser a second time. */
interface ServerValues {
  nonce: string;
  /** Id of the request, as the lines of its log have it. */
  requestId: string;
  /** The styles as text, by subject. */
  css: Readonly<Record<string, string>>;
  /** The JSON-LD of the page, safe to stand in HTML; null where search engines list no page. */
  structuredData: string | null;
}

/** Null in the browser, where these values stand in the document already. */
export const ServerValuesContext = createContext<ServerValues | null>(null);
