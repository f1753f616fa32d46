/** Methods of pages: GET and HEAD everywhere, POST where there is a form. */
import { createMiddleware } from "hono/factory";
import { refuseMethod } from "../api/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { takesForms } from "../pages/ssr.ts";

const readMethods = ["GET", "HEAD"];

const methodsOf = async (path: string) => [
  ...readMethods,
  ...((await takesForms(path.replace(/\.data$/, ""))) ? ["POST"] : []),
];

/** Refuses every other method with 405 and `Allow`: React Router would run an action for PUT and DELETE too. */
export const requirePageMethod = createMiddleware<AppEnv>(async (context, next) => {
  // POST goes on everywhere: only React Router can tell a missing page (404) from a page without a form (405).
  if (![...readMethods, "POST"].includes(context.req.method)) {
    return refuseMethod(await methodsOf(context.req.path));
  }
  await next();
  if (context.res.status === 405) {
    context.header("allow", (await methodsOf(context.req.path)).join(", "));
  }
  return undefined;
});
