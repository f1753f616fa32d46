/** The API: one chained sub-app with one 404 for everything else. */
import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { requireSameOrigin } from "../middleware/csrf.ts";
import { captchaApi } from "../captcha/captcha-api.ts";
import { contactApi } from "../contact/contact-api.ts";
import { geocodeApi } from "../geocode/geocode-api.ts";
import { healthApi } from "./health.ts";
import { methodNotAllowed, problem } from "./problem.ts";

const methodsByPath: Record<string, string> = {
  "/api/contact": "POST",
  "/api/captcha/verify": "POST",
  "/api/geocode/reverse": "GET, HEAD",
  "/api/health": "GET, HEAD",
};

export const api = new Hono<AppEnv>()
  .use(async (context, next) => {
    const allow = methodsByPath[context.req.path];
    if (allow !== undefined && !allow.split(", ").includes(context.req.method)) {
      return methodNotAllowed(allow);
    }
    await next();
    if (!context.res.headers.has("cache-control")) {
      context.header("cache-control", "no-store");
    }
    return undefined;
  })
  .use(requireSameOrigin)
  .route("/contact", contactApi)
  .route("/captcha", captchaApi)
  .route("/geocode", geocodeApi)
  .route("/health", healthApi)
  .all("*", () => problem({ status: 404, code: "not-found", message: "There is nothing here." }));
