/**
 * Security headers for every response of the Worker. A nonce and `strict-dynamic` let only the site's scripts run;
 * pages may reach only origins that the configuration names.
 */
import { createMiddleware } from "hono/factory";
import type { PublicConfig } from "#app/context.ts";
import { pictureOrigins } from "#app/pages/pages.server.ts";
import type { AppEnv, WorkerPlatform } from "../app-env.ts";
import { staticHeaders } from "./static-headers.ts";

const analyticsOrigins = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

function contentSecurityPolicy(nonce: string, config: PublicConfig): string {
  const analytics = config.gtmContainerId === "" ? [] : analyticsOrigins;
  const bucket = config.imagesBaseUrl === "" ? [] : [new URL(config.imagesBaseUrl).origin];
  const captchaFrames = config.captchaScriptUrl.startsWith("/") ? [] : ["https://challenges.cloudflare.com"];
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self'", ...new Set([...bucket, ...pictureOrigins]), ...analytics].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...analytics].join(" "),
    ["frame-src https://www.google.com", ...captchaFrames].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Sets the headers on every response: pages, data, redirects, API and failures. What names no cache is kept by none. */
export const addSecurityHeaders = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  // A response from a cache or a binding has immutable headers.
  context.res = new Response(context.res.body, context.res);
  const { headers } = context.res;
  for (const [name, value] of Object.entries(staticHeaders)) {
    headers.set(name, value);
  }
  if (!headers.has("cache-control")) {
    headers.set("cache-control", "no-store");
  }
  // Lets nothing load where the configuration is missing.
  const platform = context.get("platform") as WorkerPlatform | undefined;
  if (platform?.isStaging === true) {
    headers.set("x-robots-tag", "noindex, nofollow");
  }
  headers.set(
    "content-security-policy",
    platform === undefined ? "default-src 'none'" : contentSecurityPolicy(platform.nonce, platform.config),
  );
});
