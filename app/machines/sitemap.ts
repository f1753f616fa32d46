/** What crawlers ask for first. */
import type { PageRecord } from "../pages/page-record.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Every page that may be indexed, once. @see https://www.sitemaps.org/protocol.html */
export function sitemapXml(pages: readonly PageRecord[], origin: string): string {
  const urls = pages.map(
    ({ path, lastUpdated }) => `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${lastUpdated}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/**
 * Everything may be read but the API. Pages that are not to be indexed say so themselves: a crawler that
 * may not read them would not learn it.
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export function robotsText(origin: string): string {
  return `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
}
