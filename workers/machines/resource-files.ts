/** Files for machines, made from the content. They are the same for all clients, so that caches may keep them. */
import { Hono } from "hono";
import { etag } from "hono/etag";
import { hours } from "#app/content/hours.ts";
import { hoursCalendar } from "#app/machines/hours-calendar.ts";
import { robotsText, securityText, sitemapXml } from "#app/machines/sitemap.ts";
import { llmsText } from "#app/machines/llms-text.server.ts";
import { vcard } from "#app/machines/vcard.ts";
import { webManifest } from "#app/machines/web-manifest.ts";
import { indexedPages } from "#app/pages/pages.server.ts";
import { site } from "#app/site/site.server.ts";
import type { AppEnv } from "../app-env.ts";

const plain = "text/plain; charset=utf-8";

/** Files by path: type and text, with the addresses of the site at `origin`. */
const resources: Record<string, { type: string; make: (origin: string, now: Date) => string }> = {
  "/sitemap.xml": { type: "application/xml; charset=utf-8", make: (origin) => sitemapXml(indexedPages, origin) },
  "/robots.txt": { type: plain, make: robotsText },
  "/llms.txt": { type: plain, make: llmsText },
  "/.well-known/security.txt": { type: plain, make: (origin) => securityText(site, origin) },
  "/contact.vcf": { type: "text/vcard; charset=utf-8", make: (origin) => vcard(site, hours, origin) },
  "/hours.ics": { type: "text/calendar; charset=utf-8", make: (_, now) => hoursCalendar(site, hours, now) },
  "/manifest.webmanifest": {
    type: "application/manifest+json",
    make: () => `${JSON.stringify(webManifest(site), null, 2)}\n`,
  },
};

/** An hour: how old cached opening hours may be. */
const cacheControl = "public, max-age=3600, stale-while-revalidate=86400";

export const resourceFiles = new Hono<AppEnv>();
for (const [path, { type, make }] of Object.entries(resources)) {
  resourceFiles.get(path, etag(), (context) => {
    const { config, now } = context.var.platform;
    return context.body(make(config.siteOrigin, now()), 200, { "content-type": type, "cache-control": cacheControl });
  });
}
