/** Identical for all clients, so caches may keep them. */
import { Hono } from "hono";
import { etag } from "hono/etag";
import { hours } from "#app/content/hours.ts";
import { hoursCalendar } from "#app/machines/hours-calendar.ts";
import { robotsText, securityText, sitemapXml } from "#app/machines/sitemap.ts";
import { llmsText } from "#app/machines/llms-text.server.ts";
import { vcard } from "#app/machines/vcard.ts";
import { indexedPages } from "#app/pages/pages.server.ts";
import { site } from "#app/site/site.server.ts";
import { brandDeep, paper } from "#app/ui/tokens.ts";
import type { AppEnv } from "../app-env.ts";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** @see https://www.w3.org/TR/appmanifest/ */
const webManifest = {
  id: "/",
  name: site.name,
  short_name: site.name,
  description: site.description,
  lang: "en-US",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  // The site links out, so visitors need the browser's back button.
  display: "minimal-ui",
  theme_color: brandDeep[0],
  // Manifests don't support color schemes.
  background_color: paper[0],
  icons: [icon("icon", 192, "any"), icon("icon", 512, "any"), icon("icon-maskable", 512, "maskable")],
};

const plain = "text/plain; charset=utf-8";

const resources: Record<string, { type: string; make: (origin: string, now: Date) => string }> = {
  "/sitemap.xml": { type: "application/xml; charset=utf-8", make: (origin) => sitemapXml(indexedPages, origin) },
  "/robots.txt": { type: plain, make: robotsText },
  "/llms.txt": { type: plain, make: llmsText },
  "/.well-known/security.txt": { type: plain, make: (origin) => securityText(site, origin) },
  "/contact.vcf": { type: "text/vcard; charset=utf-8", make: (origin) => vcard(site, hours, origin) },
  "/hours.ics": { type: "text/calendar; charset=utf-8", make: (_, now) => hoursCalendar(site, hours, now) },
  "/manifest.webmanifest": {
    type: "application/manifest+json",
    make: () => `${JSON.stringify(webManifest, null, 2)}\n`,
  },
};

/** Opening hours may be an hour old. */
const cacheControl = "public, max-age=3600, stale-while-revalidate=86400";

export const resourceFiles = new Hono<AppEnv>();
for (const [path, { type, make }] of Object.entries(resources)) {
  resourceFiles.get(path, etag(), (context) => {
    const { config, now } = context.var.platform;
    return context.body(make(config.siteOrigin, now()), 200, { "content-type": type, "cache-control": cacheControl });
  });
}
