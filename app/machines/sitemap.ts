import type { PageRecord } from "../pages/page-record.ts";
import type { SiteConfig } from "../content/schema.ts";
import { addDays } from "../hours/store-days.ts";

/** @see https://www.sitemaps.org/protocol.html */
export function sitemapXml(pages: readonly PageRecord[], origin: string): string {
  const urls = pages.map(
    ({ path, record }) => `<url><loc>${origin}${path}</loc><lastmod>${record.lastUpdated}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/** Unlisted pages carry noindex, which crawlers must be able to read. @see https://www.rfc-editor.org/rfc/rfc9309 */
export function robotsText(origin: string): string {
  return `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
}

/** Expires within a year of staff's last check of the mailbox. @see https://www.rfc-editor.org/rfc/rfc9116 */
export function securityText({ contact, checkedOn }: SiteConfig, origin: string): string {
  return `Contact: mailto:${contact.email}
Contact: ${origin}/contact-us
Expires: ${addDays(checkedOn, 364)}T00:00:00.000Z
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}
