import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env.ts";

/** Adds to pages the time they were made: the service worker stores no page without it, such as a hotel's login. */
export const addPageTime = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  if (context.res.headers.get("content-type")?.startsWith("text/html")) {
    context.header("x-page-time", String(Math.floor(context.var.platform.now().getTime() / 1000)));
  }
});
