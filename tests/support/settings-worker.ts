/**
 * The built site with settings that one request changes: those in its header `x-settings`, a JSON object. It is the
 * production build, unchanged.
 */
import site from "built-worker";

// The site's Durable Objects.
export * from "built-worker";

export default {
  fetch(request: Request, env: object, context: object): Promise<Response> {
    const changes = JSON.parse(request.headers.get("x-settings") ?? "{}") as object;
    return site.fetch(request, { ...env, ...changes }, context);
  },
};
