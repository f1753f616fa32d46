/** A nonce with `strict-dynamic` allows only the site's scripts; connections go only to configured origins. */
import { createMiddleware } from "hono/factory";
import type { PublicConfig } from "#app/context.ts";
import { pictureOrigins } from "#app/pages/picture-origins.buildtime.ts";
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

/** Responses without a cache policy become uncacheable. */
export const addSecurityHeaders = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  // Responses from caches and bindings have immutable headers.
  context.res = new Response(context.res.body, context.res);
  const { headers } = context.res;
  for (const [name, value] of Object.entries(staticHeaders)) {
    headers.set(name, value);
  }
  if (!headers.has("cache-control")) {
    headers.set("cache-control", "no-store");
  }
  // Without a configuration, block everything.
  const platform = context.get("platform") as WorkerPlatform | undefined;
  if (platform?.isStaging === true) {
    headers.set("x-robots-tag", "noindex, nofollow");
  }
  headers.set(
    "content-security-policy",
    platform === undefined ? "default-src 'none'" : contentSecurityPolicy(platform.nonce, platform.config),
  );
});
