/** Limits a visitor's pages to as many as `/search.json` answers. Who asks for results too often can still read. */
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env.ts";
import { errorResponse } from "../pages/plain-page.ts";
import { isWithinLimit } from "../rate-limit.ts";

export const limitPages = createMiddleware<AppEnv>(async (context, next) => {
  const isForm = context.req.method === "POST";
  const asks = isForm || context.var.platform.url.search !== "";
  const { visitor, log } = context.var.platform;
  if (await isWithinLimit(context.env.SEARCH_LIMIT, `${asks ? "page" : "read"} ${visitor}`, log)) {
    await next();
    return undefined;
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
