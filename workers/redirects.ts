import { createMiddleware } from "hono/factory";
import { redirects } from "#app/content/index.server.ts";
import type { AppEnv } from "./app-env.ts";

/** One address per page: no slash at the end (308, so that a form stays a form), old names to new ones (301). */
export const redirectToCanonicalPath = createMiddleware<AppEnv>(async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  // Two slashes at the start would name another host.
  const bare = pathname === "/" ? pathname : `/${pathname.replace(/^\/+|\/+$/g, "")}`;
  const target = redirects[bare];
  if (target !== undefined) {
    return context.redirect(`${target}${search}`, 301);
  }
  if (bare !== pathname) {
    return context.redirect(`${bare}${search}`, 308);
  }
  await next();
  return undefined;
});
