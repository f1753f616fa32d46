import { createMiddleware } from "hono/factory";
import { problem, refuseMethod } from "../api/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { errorResponse } from "../pages/plain-page.ts";
import { takesForms } from "../pages/ssr.ts";
import { isWithinLimit } from "../rate-limit.ts";

const readMethods = ["GET", "HEAD"];

const methodsOf = async (path: string) => [...readMethods, ...((await takesForms(path)) ? ["POST"] : [])];

/** React Router would run an action for PUT and DELETE too. */
export const requirePageMethod = createMiddleware<AppEnv>(async (context, next) => {
  if (context.req.path.endsWith(".data")) {
    // React Router would answer with loader data, which our pages don't use.
    return problem({ status: 404, code: "not-found", message: "There is nothing here." });
  }
  // Only React Router can tell a missing page (404) from one without a form (405).
  if (![...readMethods, "POST"].includes(context.req.method)) {
    return refuseMethod(await methodsOf(context.req.path));
  }
  await next();
  if (context.res.status === 405) {
    context.header("allow", (await methodsOf(context.req.path)).join(", "));
  }
  return undefined;
});

/** Rate-limits questions and forms, pages, and files separately, so exceeding one leaves the others. */
export const limitAnswers = createMiddleware<AppEnv>(async (context, next) => {
  const isForm = context.req.method === "POST";
  const { visitor, log, url } = context.var.platform;
  const kind = isForm || url.search !== "" ? "page" : /\.\w+$/.test(url.pathname) ? "file" : "read";
  if (await isWithinLimit(context.env.SEARCH_LIMIT, `${kind} ${visitor}`, log)) {
    return next();
  }
  return errorResponse(
    context,
    {
      status: 429,
      code: "rate-limited",
      title: "Please wait a minute",
      text: "You asked for a lot of pages in a short time. Please wait a minute and try again",
      // The browser keeps the form's entries.
      isForm,
    },
    { "retry-after": "60" },
  );
});
