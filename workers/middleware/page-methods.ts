/** Methods of pages: GET and HEAD everywhere, POST where there is a form. */
import { createMiddleware } from "hono/factory";
import { refuseMethod } from "../api/problem.ts";
import type { AppEnv } from "../app-env.ts";

const readMethods = ["GET", "HEAD"];
const formPaths = ["/contact", "/contact-us", "/tracking"];

/** Refuses every other method with 405 and `Allow`: React Router would run an action for PUT and DELETE too. */
export const requirePageMethod = createMiddleware<AppEnv>(async (context, next) => {
  const isFormPath = formPaths.includes(context.req.path.replace(/\.data$/, ""));
  const allowed = [...readMethods, ...(isFormPath ? ["POST"] : [])];
  // POST goes on everywhere: only React Router can tell a missing page (404) from a page without a form (405).
  if (![...readMethods, "POST"].includes(context.req.method)) {
    return refuseMethod(allowed);
  }
  await next();
  if (context.res.status === 405) {
    context.header("allow", allowed.join(", "));
  }
  return undefined;
});
