/** The only way to other people's servers: every call has a deadline, and locally the stand-ins answer. */

export type UpstreamFetch = (url: string, init: RequestInit, timeoutMs: number) => Promise<Response>;

/**
 * Fetches from upstream servers, or from the stand-ins where that binding exists.
 * The returned function rejects with a TimeoutError past `timeoutMs`; the deadline covers the body too.
 * A redirect is not followed, so that keys and messages reach no host but the one that was asked.
 */
export function upstreamFetch(standIns: Fetcher | undefined): UpstreamFetch {
  return (url, init, timeoutMs) => {
    const request = new Request(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    return standIns === undefined ? fetch(request) : standIns.fetch(request);
  };
}
