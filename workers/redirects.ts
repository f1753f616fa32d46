import { createMiddleware } from "hono/factory";
import { redirects } from "#app/content/redirects.ts";
import type { AppEnv } from "./app-env.ts";

const isRead = (method: string) => method === "GET" || method === "HEAD";
const isApi = (path: string) => path === "/api" || path.startsWith("/api/");

/**
 * One address per page: no slash at the end (308, so that a form stays a form), old names to new ones (301), and in
 * production one host and https (301). What is sent to the API from elsewhere stays where it was sent.
 */
export const redirectToCanonicalAddress = createMiddleware<AppEnv>(async (context, next) => {
  const { origin, pathname, search } = new URL(context.req.url);
  // Two slashes at the start would name another host.
  const bare = pathname === "/" ? pathname : `/${pathname.replace(/^\/+|\/+$/g, "")}`;
  const target = redirects[bare];
  const { siteOrigin } = context.var.services.config;
  if (origin !== siteOrigin && siteOrigin.startsWith("https:") && isRead(context.req.method) && !isApi(bare)) {
    return context.redirect(`${siteOrigin}${target ?? bare}${search}`, 301);
  }
  if (target !== undefined) {
    return context.redirect(`${target}${search}`, 301);
  }
  if (bare !== pathname) {
    return context.redirect(`${bare}${search}`, 308);
  }
  await next();
  return undefined;
});
