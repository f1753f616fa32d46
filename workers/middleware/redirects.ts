import { createMiddleware } from "hono/factory";
import { redirects } from "#app/content/redirects.ts";
import { findPage, indexedPages } from "#app/pages/pages.server.ts";
import { canonicalPath, withoutMarks } from "#app/site/canonical-path.ts";
import type { AppEnv } from "../app-env.ts";
import { errorResponse } from "../pages/plain-page.ts";

/** Above any address of the site with ad ids added. */
const maxPathLength = 1024;
const maxQueryLength = 4096;
const maxParameters = 100;
/** The search trims pasted text to a question. */
const maxQuestionLength = 12 * 1024;

/** Old names, and last segments alone: "/mailbox-rental", "/mentor". */
const namedPaths = new Map([
  ...indexedPages
    .map(({ path }) => [`/${path.split("/").at(-1)}`, path] as const)
    .filter(([name]) => findPage(name) === undefined),
  ...Object.entries(redirects),
]);

export const refuseLongAddress = createMiddleware<AppEnv>(async (context, next) => {
  const { pathname, search } = context.var.platform.url;
  const longest = pathname === "/search" ? maxQuestionLength : maxQueryLength;
  const parameters = search.split("&", maxParameters + 1).length;
  if (pathname.length <= maxPathLength && search.length <= longest + 1 && parameters <= maxParameters) {
    return next();
  }
  return errorResponse(context, {
    status: 414,
    code: "address-too-long",
    message: `A path may have up to ${maxPathLength} characters, and a query up to ${maxQueryLength} and ${maxParameters} parameters.`,
    title: "This web address is too long",
    text: "We have no page at this address. Go to the home page",
  });
});

/** Spelling: 308, so forms stay forms. Old names, and in production host and https: 301, except API writes. */
export const redirectToCanonicalAddress = createMiddleware<AppEnv>(async (context, next) => {
  const { config, isStaging, url } = context.var.platform;
  const { origin, pathname, search } = url;
  /** Browsers keep a 301 forever unless told otherwise, and a query may hold a secret. */
  const lead = (address: string) => {
    context.header("cache-control", search === "" ? "public, max-age=3600" : "no-store");
    return context.redirect(address, 301);
  };
  const spelled = canonicalPath(pathname);
  const path = canonicalPath(withoutMarks(pathname));
  const target = namedPaths.get(path) ?? (path === spelled ? undefined : path);
  const { siteOrigin } = config;
  // Each staging version has its own host.
  const hasOneHost = siteOrigin.startsWith("https:") && !isStaging;
  const isPage = ["GET", "HEAD"].includes(context.req.method) && !/^\/api(\/|$)/.test(path);
  if (origin !== siteOrigin && hasOneHost && isPage) {
    return lead(`${siteOrigin}${target ?? path}${search}`);
  }
  if (target !== undefined) {
    return lead(`${target}${search}`);
  }
  if (path !== pathname) {
    return context.redirect(`${path}${search}`, 308);
  }
  return next();
});
