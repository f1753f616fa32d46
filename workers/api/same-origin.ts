import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env.ts";
import { problem } from "./problem.ts";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** Refuses what another site's page sends: a write needs an Origin, and it must be ours. */
export const requireSameOrigin = createMiddleware<AppEnv>(async (context, next) => {
  const { method } = context.req;
  const isOurs =
    context.req.header("origin") === new URL(context.req.url).origin &&
    [undefined, "same-origin"].includes(context.req.header("sec-fetch-site"));
  if (!safeMethods.includes(method) && !isOurs) {
    return problem({
      status: 403,
      code: "cross-origin",
      message: "This address can only be used from our own pages.",
    });
  }
  await next();
  return undefined;
});
