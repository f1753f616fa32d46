/** `/sitemap.xml`, `/robots.txt` and `/.well-known/security.txt`. */
import type { PageRecord } from "../pages/page-record.ts";
import type { SiteConfig } from "../content/schema.ts";
import { addDays } from "../hours/store-days.ts";

/** All indexed pages. @see https://www.sitemaps.org/protocol.html */
export function sitemapXml(pages: readonly PageRecord[], origin: string): string {
  const urls = pages.map(
    ({ path, record }) => `<url><loc>${origin}${path}</loc><lastmod>${record.lastUpdated}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/**
 * Allows everything but the API. Pages that search engines should leave out say so themselves; a crawler has to read
 * them to learn it.
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export function robotsText(origin: string): string {
  return `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
}

/**
 * Address for reports of security holes. It expires, as the standard advises, within a year of `checkedOn`, the day on
 * which staff last checked that the mailbox is read.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityText({ contact, checkedOn }: SiteConfig, origin: string): string {
  return `Contact: mailto:${contact.email}
Contact: ${origin}/contact-us
Expires: ${addDays(checkedOn, 364)}T00:00:00.000Z
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}
