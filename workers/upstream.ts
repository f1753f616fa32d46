import * as v from "valibot";

export type UpstreamFetch = (url: string, init: RequestInit, timeoutMs: number) => Promise<Response>;

/** Rejects with TimeoutError, body included. Follows no redirects, so keys and messages reach no other host. */
export function upstreamFetch(standIns: Fetcher | undefined): UpstreamFetch {
  return async (url, init, timeoutMs) => {
    const request = new Request(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    return standIns === undefined ? fetch(request) : standIns.fetch(request);
  };
}

/** Never throws. */
export async function fetchJson<Schema extends v.GenericSchema>(
  answer: Promise<Response>,
  schema: Schema,
): Promise<{ ok: true; value: v.InferOutput<Schema> } | { ok: false; reason: string }> {
  try {
    const response = await answer;
    if (!response.ok) {
      // An unread body would hold its connection until the deadline.
      await response.body?.cancel();
      return { ok: false, reason: `status ${response.status}` };
    }
    const body = v.safeParse(schema, await response.json());
    return body.success ? { ok: true, value: body.output } : { ok: false, reason: "unreadable response" };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.name : "unreachable" };
  }
}

/** The log shows this name. */
export class DeadlineError extends Error {
  override name = "DeadlineError";
}

/** The work continues: D1 can't cancel a statement. */
export function withDeadline<T>(value: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DeadlineError(`no answer within ${ms} ms`)), ms);
  return Promise.race([value, promise]).finally(() => clearTimeout(timer));
}
