import type { Hours, SiteConfig } from "../content/schema.ts";
import { foldLines, escapeText } from "./line-folding.ts";
import { hoursLine } from "../hours/opening-hours.ts";
import { storeTimeZone } from "../hours/store-days.ts";
import { phoneUrl } from "../site/urls.ts";

/** Version 3.0, the newest that Android reads. @see https://www.rfc-editor.org/rfc/rfc2426 */
export function vcard(site: SiteConfig, hours: Hours, origin: string): string {
  const { phone, email, address } = site.contact;
  const { locality, region, country } = site.postalDelivery;
  const envelope = [address.street, `${locality}, ${region} ${address.zip}`, country].join("\n");
  const place = [address.street, address.city, address.state, address.zip, address.country].map(escapeText);
  const name = escapeText(site.name);
  return foldLines([
    "BEGIN:VCARD",
    "VERSION:3.0",
    `UID:${origin}/#store`,
    `FN:${name}`,
    // Version 3.0 requires a person's name.
    `N:${name};;;;`,
    `ORG:${name}`,
    // Makes Apple treat it as a company.
    "X-ABSHOWAS:COMPANY",
    `TEL;TYPE=WORK,VOICE:${phoneUrl(phone).replace("tel:", "")}`,
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    // The two empty parts are P.O. box and extended address.
    `ADR;TYPE=WORK:;;${place.join(";")}`,
    `LABEL;TYPE=WORK:${escapeText(envelope)}`,
    `GEO:${site.geo.lat.toFixed(5)};${site.geo.lng.toFixed(5)}`,
    `TZ;VALUE=TEXT:${storeTimeZone}`,
    `URL:${origin}/`,
    `LOGO;VALUE=URI:${origin}/icon-512.png`,
    `NOTE:${escapeText(`${site.tagline}\n${hoursLine(hours)}. Holiday hours may vary.`)}`,
    `REV:${site.checkedOn}T00:00:00Z`,
    "END:VCARD",
  ]);
}
