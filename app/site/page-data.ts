/** The data of a page, as the client router asks for it. */

/** How long a browser may cache it: from the first sign of interest to the page. */
export const dataFreshSeconds = 10;

interface Address {
  pathname: string;
  search: string;
}

/** Where the client router asks for a page's data. */
export const dataAddress = ({ pathname, search }: Address) =>
  `${pathname}${pathname.endsWith("/") ? "_" : ""}.data${search}`;

/**
 * What came of asking for a page: its data; a response without it, so that only the document can tell
 * more; or nothing, since there is no connection.
 */
export type DataResult = "ready" | "refused" | "unreachable";

/** Fetches it into the browser's cache, where the router's own request finds it. */
export async function fetchData(page: Address): Promise<DataResult> {
  try {
    const response = await fetch(dataAddress(page), { priority: "low" });
    // The browser caches only what has been read to its end.
    await response.arrayBuffer();
    return response.status < 500 && response.headers.has("x-remix-response") ? "ready" : "refused";
  } catch {
    return "unreachable";
  }
}

/** Whether the service worker has an offline copy of the page. */
export async function hasOfflineCopy({ pathname, search }: Address): Promise<boolean> {
  const copy = await globalThis.caches?.match(pathname + search).catch(() => undefined);
  return copy !== undefined;
}
