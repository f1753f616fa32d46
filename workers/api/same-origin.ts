import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env.ts";
import { problem } from "./problem.ts";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** Refuses what another site's page sends: a write needs an Origin, and it must be ours. */
export const requireSameOrigin = createMiddleware<AppEnv>(async (context, next) => {
  const { method } = context.req;
  const { origin } = new URL(context.req.url);
  const isOurs =
    context.req.header("origin") === origin &&
    [undefined, "same-origin"].includes(context.req.header("sec-fetch-site"));
  if (!safeMethods.includes(method) && !isOurs) {
    return problem({
      status: 403,
      code: "cross-origin",
      message: `Writes need the header "Origin: ${origin}", as browsers send it from our own pages.`,
    });
  }
  await next();
  return undefined;
});
