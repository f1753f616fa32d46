/**
 * Cross-site request forgery: what another site's page sends is refused. Hono's own `csrf` lets a request pass when either
 * header says so; here both must, and the API wants an Origin as well.
 */
import { createMiddleware } from "hono/factory";
import { problem } from "../api/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { refuse } from "../pages/plain-page.ts";

const isSameSite = (fetchSite: string | undefined, allowed: readonly string[]) =>
  fetchSite === undefined || allowed.includes(fetchSite);

/** Refuses a POST to the API unless its Origin is ours. */
export const requireSameOrigin = createMiddleware<AppEnv>(async (context, next) => {
  const { origin } = new URL(context.req.url);
  const isOurs =
    context.req.header("origin") === origin && isSameSite(context.req.header("sec-fetch-site"), ["same-origin"]);
  if (context.req.method === "POST" && !isOurs) {
    return problem({
      status: 403,
      code: "cross-origin",
      message: `Writes need the header "Origin: ${origin}", as browsers send it from our own pages.`,
    });
  }
  await next();
  return undefined;
});

/**
 * Refuses a form that names another origin. React Router compares the Origin too, but logs an error. Old browsers send
 * no Origin, and pass.
 */
export const requireOwnForm = createMiddleware<AppEnv>(async (context, next) => {
  const origin = context.req.header("origin");
  const isOurs =
    (origin === undefined || origin === new URL(context.req.url).origin) &&
    isSameSite(context.req.header("sec-fetch-site"), ["same-origin", "none"]);
  if (context.req.method === "POST" && !isOurs) {
    context.var.platform.log.warn("form_refused", { reason: "cross-origin" });
    return refuse(context, {
      status: 403,
      code: "cross-origin",
      message: "This form can only be sent from our own pages.",
      title: "Your form was not sent",
      text: "This form can only be sent from our own pages. Please fill it in on our page",
      back: context.req.path,
    });
  }
  await next();
  return undefined;
});
