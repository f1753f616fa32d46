/**
 * Handles a page whose data fails to load after Back. (Links never get that far: see `use-held-links.ts`.) Opens the page
 * as a document, which may bring an offline copy, the server's error page, or the page after all. Without a connection
 * and without a copy, the error page shows between header and footer.
 */
import { isRouteErrorResponse, type DataStrategyResult, type MiddlewareFunction } from "react-router";
import { hasOfflineCopy } from "./page-data.ts";

/** What `fetch` throws when there is no connection; errors of the server come under other names. */
const isConnectionLost = (error: unknown) => error instanceof TypeError;
/** A page that does not exist, say. */
const isErrorPage = (error: unknown) => isRouteErrorResponse(error) && error.status < 500;

export const handleFailedPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  const failed = Object.values(results).find(({ type }) => type === "error");
  if (failed === undefined || isErrorPage(failed.result) || request.method !== "GET" || request.signal.aborted) {
    return results;
  }
  const url = new URL(request.url);
  if (!isConnectionLost(failed.result) || (await hasOfflineCopy(url))) {
    location.assign(url);
    return new Promise(() => undefined);
  }
  // Header and footer keep their data.
  return Object.fromEntries(Object.entries(results).filter(([id]) => id !== "root" && id !== "pages"));
};
