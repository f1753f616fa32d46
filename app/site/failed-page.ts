/**
 * What happens when the data of a page cannot be had after Back, when the address has changed already; links are held back
 * before (`use-held-links.ts`). The document is opened, which can tell more: an offline copy, the server's own words, or the page
 * after all. Without a connection and without a copy the error page shows within the header and footer that are there.
 */
import { isRouteErrorResponse, type DataStrategyResult, type MiddlewareFunction } from "react-router";
import { hasOfflineCopy } from "./page-data.ts";

/** What `fetch` throws when it gets no answer; errors of the server come under other names. */
const isConnectionLost = (error: unknown) => error instanceof TypeError;
/** A page that does not exist, say. */
const isAnswer = (error: unknown) => isRouteErrorResponse(error) && error.status < 500;

export const handleFailedPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  const failed = Object.values(results).find(({ type }) => type === "error");
  if (failed === undefined || isAnswer(failed.result) || request.method !== "GET" || request.signal.aborted) {
    return results;
  }
  const url = new URL(request.url);
  if (!isConnectionLost(failed.result) || (await hasOfflineCopy(url))) {
    location.assign(url);
    return new Promise(() => undefined);
  }
  // What stands around the page keeps its data.
  return Object.fromEntries(Object.entries(results).filter(([id]) => id !== "root" && id !== "pages"));
};
