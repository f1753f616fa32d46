import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

/**
 * The response that the edge cache holds, else the one that is made. That one is cached if it is `public`, for its
 * `max-age`.
 * @param name its cache key; it must hold nothing that a visitor typed
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
