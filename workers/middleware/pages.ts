/** What holds for pages alone: their methods, their limit, and the time they were made. */
import { createMiddleware } from "hono/factory";
import { refuseMethod } from "../api/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { errorResponse } from "../pages/plain-page.ts";
import { takesForms } from "../pages/ssr.ts";
import { isWithinLimit } from "../rate-limit.ts";

/** Adds to pages the time they were made: the service worker stores no page without it, such as a hotel's login. */
export const addPageTime = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  if (context.res.headers.get("content-type")?.startsWith("text/html")) {
    context.header("x-page-time", String(Math.floor(context.var.platform.now().getTime() / 1000)));
  }
});

const readMethods = ["GET", "HEAD"];

/** Methods of pages: GET and HEAD everywhere, POST where there is a form. */
const methodsOf = async (path: string) => [
  ...readMethods,
  ...((await takesForms(path.replace(/\.data$/, ""))) ? ["POST"] : []),
];

/** Refuses every other method with 405 and `Allow`: React Router would run an action for PUT and DELETE too. */
export const requirePageMethod = createMiddleware<AppEnv>(async (context, next) => {
  // POST goes on everywhere: only React Router can tell a missing page (404) from a page without a form (405).
  if (![...readMethods, "POST"].includes(context.req.method)) {
    return refuseMethod(await methodsOf(context.req.path));
  }
  await next();
  if (context.res.status === 405) {
    context.header("allow", (await methodsOf(context.req.path)).join(", "));
  }
  return undefined;
});

/** Limits a visitor's pages to as many as `/search.json` answers. Who asks for results too often can still read. */
export const limitPages = createMiddleware<AppEnv>(async (context, next) => {
  const isForm = context.req.method === "POST";
  const asks = isForm || context.var.platform.url.search !== "";
  const { visitor, log } = context.var.platform;
  if (await isWithinLimit(context.env.SEARCH_LIMIT, `${asks ? "page" : "read"} ${visitor}`, log)) {
    return next();
  }
  return errorResponse(
    context,
    {
      status: 429,
      code: "rate-limited",
      title: "Please wait a minute",
      text: "You asked for a lot of pages in a short time. Please wait a minute and try again",
      // The browser keeps the entries of the form.
      isForm,
    },
    { "retry-after": "60" },
  );
});
