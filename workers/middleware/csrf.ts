/**
 * Cross-site request forgery: refuses writes from pages of other sites. Hono's own `csrf` lets a request pass when either
 * header says so; here both must, and the API requires an Origin.
 */
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { problem } from "../api/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { errorResponse } from "../pages/plain-page.ts";

/** Whether a write comes from another origin than ours, or from none of these sites; old browsers do not say the site. */
const isForged = ({ req }: Context, isOurOrigin: boolean, ...sites: string[]) =>
  req.method === "POST" && !(isOurOrigin && sites.includes(req.header("sec-fetch-site") ?? "same-origin"));

/** Refuses a POST to the API unless its Origin is ours. */
export const requireSameOrigin = createMiddleware<AppEnv>(async (context, next) => {
  const { origin } = context.var.platform.url;
  if (isForged(context, context.req.header("origin") === origin, "same-origin")) {
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
  if (isForged(context, (context.req.header("origin") ?? origin) === origin, "same-origin", "none")) {
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
