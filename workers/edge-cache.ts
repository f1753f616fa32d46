import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

/**
 * Answers from the edge cache, else with the response that `make` returns. Caches that if it is `public`, for its
 * `max-age`.
 * @param name cache key, without anything that a visitor typed
 */
export async function readThroughEdgeCache(
  context: Context<AppEnv>,
  name: string,
  make: () => Promise<Response>,
): Promise<Response> {
  const key = new URL(`/_edge/${name}`, context.req.url).href;
  const cached = await caches.default.match(key);
  if (cached !== undefined) {
    return new Response(cached.body, cached);
  }
  const response = await make();
  if (response.ok && response.headers.get("cache-control")?.startsWith("public") === true) {
    context.executionCtx.waitUntil(caches.default.put(key, response.clone()));
  }
  return response;
}
