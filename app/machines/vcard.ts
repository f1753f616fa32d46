import type { Hours, SiteConfig } from "../content/schema.ts";
import { foldLines, escapeText } from "./line-folding.ts";
import { hoursLine } from "../hours/opening-hours.ts";
import { phoneUrl } from "../site/urls.ts";

/**
 * The store as an entry for an address book.
 * @see https://www.rfc-editor.org/rfc/rfc6350
 */
export function vcard(site: SiteConfig, hours: Hours, origin: string): string {
  const { phone, email, address } = site.contact;
  const { locality, region, country } = site.postalDelivery;
  const envelope = [address.street, `${locality}, ${region} ${address.zip}`, country].join(String.raw`\n`);
  const place = [address.street, address.city, address.state, address.zip, address.country].map(escapeText);
  return foldLines([
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    `UID:${origin}/#store`,
    `FN:${escapeText(site.name)}`,
    `ORG:${escapeText(site.name)}`,
    `TEL;VALUE=uri;TYPE="work,voice":${phoneUrl(phone)}`,
    `EMAIL;TYPE=work:${email}`,
    // Two empty parts stand first: post-office box and extended address, which the standard advises against.
    `ADR;TYPE=work;LABEL="${envelope}":;;${place.join(";")}`,
    `GEO:geo:${site.geo.lat.toFixed(5)},${site.geo.lng.toFixed(5)}`,
    `TZ:${hours.timeZone}`,
    `URL:${origin}/`,
    `LOGO;MEDIATYPE=image/png:${origin}/icon-512.png`,
    `NOTE:${escapeText(`${site.tagline}\n${hoursLine(hours)}. Holiday hours may vary.`)}`,
    `REV:${site.checkedOn.replaceAll("-", "")}T000000Z`,
    "END:VCARD",
  ]);
}
