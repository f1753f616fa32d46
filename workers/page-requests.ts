/** Which requests pages accept: GET and HEAD everywhere, POST where there is a form, and that only from our own pages. */
import { createMiddleware } from "hono/factory";
import { problem } from "./api/problem.ts";
import type { AppEnv } from "./app-env.ts";

const readMethods = ["GET", "HEAD"];
const formPaths = ["/contact", "/contact-us", "/tracking"];

/** 405 with `Allow` for every other method; React Router would run an action for PUT and DELETE too. */
export const requirePageMethod = createMiddleware<AppEnv>(async (context, next) => {
  const isFormPath = formPaths.includes(context.req.path.replace(/\.data$/, ""));
  const allow = [...readMethods, ...(isFormPath ? ["POST"] : [])].join(", ");
  // A form for a page without one goes on: React Router tells a missing page from one that takes no form.
  if (![...readMethods, "POST"].includes(context.req.method)) {
    return problem(
      { status: 405, code: "method-not-allowed", message: `This address answers ${allow} only.` },
      { allow },
    );
  }
  await next();
  if (context.res.status === 405) {
    context.header("allow", allow);
  }
  return undefined;
});

/**
 * Refuses a form that another site's page sends, where the browser says so. React Router compares the
 * Origin besides, but lets a request without one pass.
 */
export const requireOwnPage = createMiddleware<AppEnv>(async (context, next) => {
  const sentFrom = context.req.header("sec-fetch-site") ?? "none";
  if (context.req.method === "POST" && !["same-origin", "none"].includes(sentFrom)) {
    return problem({ status: 403, code: "cross-origin", message: "This form can only be sent from our own pages." });
  }
  await next();
  return undefined;
});
