/** The one door to other people's servers: every call has a deadline, and locally the stand-ins answer. */

export type OutsideFetch = (url: string, init: RequestInit, timeoutMs: number) => Promise<Response>;

/**
 * Fetches from the outside, or from the stand-ins where that binding exists.
 * The returned function rejects with a TimeoutError past `timeoutMs`; the deadline covers the body too.
 * A redirect is an answer like any other: keys and messages go to the host that was asked, or nowhere.
 */
export function outsideFetch(standIns: Fetcher | undefined): OutsideFetch {
  return (url, init, timeoutMs) => {
    const request = new Request(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    return standIns === undefined ? fetch(request) : standIns.fetch(request);
  };
}
