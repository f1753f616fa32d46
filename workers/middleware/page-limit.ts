/**
 * Limits a visitor's requests for pages that no cache holds, those with a query or a form, to as many a minute as
 * `/search.json` answers.
 */
import { createMiddleware } from "hono/factory";
import { tooManyRequests } from "../api/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { plainPage, wantsPage } from "../pages/plain-page.ts";
import { isWithinLimit } from "../rate-limit.ts";

/** 429, with a page for people: what was sent is still in the form that the browser goes back to. */
export const limitPages = createMiddleware<AppEnv>(async (context, next) => {
  const isForm = context.req.method === "POST";
  const asks = isForm || new URL(context.req.url).search !== "";
  const { visitor, log } = context.var.platform;
  const limit = async () => (await context.env.SEARCH_LIMIT.limit({ key: `page ${visitor}` })).success;
  if (!asks || (await isWithinLimit(limit, log))) {
    await next();
    return undefined;
  }
  if (!wantsPage(context)) {
    return tooManyRequests();
  }
  context.header("retry-after", "60");
  return plainPage(context, {
    status: 429,
    title: "Please wait a minute",
    text: "You asked for a lot of pages in a short time. Please wait a minute and try again",
    ...(isForm && { back: context.req.path }),
  });
});
