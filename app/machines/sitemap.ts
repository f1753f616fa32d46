/** `/sitemap.xml` and `/robots.txt`. */
import type { PageRecord } from "../pages/page-record.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** All indexed pages. @see https://www.sitemaps.org/protocol.html */
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
