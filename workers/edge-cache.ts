import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

/**
 * The answer that the edge cache holds, else the one that is made, which is kept for as long as it says: `public` with a
 * `max-age`. Any other is not kept.
 * @param name what it is kept under; it must hold nothing that a visitor typed
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
