/**
 * Cross-site request forgery: refuses writes from pages of other sites. Hono's own `csrf` lets a request pass when either
 * header says so; here both must, and the API requires an Origin.
 */
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { problem } from "../api/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { errorResponse } from "../pages/plain-page.ts";

/** Whether the browser sends the request for one of these sites; old browsers do not say. */
const isSentFrom = (context: Context, ...sites: string[]) =>
  sites.includes(context.req.header("sec-fetch-site") ?? "same-origin");

/** Refuses a POST to the API unless its Origin is ours. */
export const requireSameOrigin = createMiddleware<AppEnv>(async (context, next) => {
  const { origin } = context.var.platform.url;
  const isOurs = context.req.header("origin") === origin && isSentFrom(context, "same-origin");
  if (context.req.method === "POST" && !isOurs) {
    return problem({
      status: 403,
      code: "cross-origin",
      message: `Writes need the header "Origin: ${origin}", as browsers send it from our own pages.`,
    });
  }
  return next();
});

/**
 * Refuses a form that names another origin. React Router compares the Origin too, but logs an error. Old browsers send
 * no Origin, and pass.
 */
export const requireOwnForm = createMiddleware<AppEnv>(async (context, next) => {
  const { origin } = context.var.platform.url;
  const isOurs = (context.req.header("origin") ?? origin) === origin && isSentFrom(context, "same-origin", "none");
  if (context.req.method === "POST" && !isOurs) {
    context.var.platform.log.warn("form_refused", { reason: "cross-origin" });
    return errorResponse(context, {
      status: 403,
      code: "cross-origin",
      title: "Your form was not sent",
      text: "This form can only be sent from our own pages. Please fill it in on our page",
      isForm: true,
    });
  }
  return next();
});
