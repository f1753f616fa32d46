/** The API. */
import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { requireSameOrigin } from "../middleware/csrf.ts";
import { captchaApi } from "../captcha/captcha-api.ts";
import { contactApi } from "../contact/contact-api.ts";
import { geocodeApi } from "../geocode/geocode-api.ts";
import { healthApi } from "./health.ts";
import { problem } from "./problem.ts";

export const api = new Hono<AppEnv>()
  .use(async (context, next) => {
    await next();
    if (!context.res.headers.has("cache-control")) {
      context.header("cache-control", "no-store");
    }
  })
  .use(requireSameOrigin)
  .route("/contact", contactApi)
  .route("/captcha", captchaApi)
  .route("/geocode", geocodeApi)
  .route("/health", healthApi)
  .all("*", () => problem({ status: 404, code: "not-found", message: "There is nothing here." }));
