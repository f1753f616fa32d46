import type { SiteConfig } from "../content/schema.ts";
import { addDays } from "../hours/store-days.ts";

/** Less than a year, as the standard advises. */
const validDays = 364;

/**
 * Where to report a security hole. It expires with the store's own check of its addresses: whoever renews
 * `checkedOn` has looked whether this mailbox is still read.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityText({ contact, checkedOn }: SiteConfig, origin: string): string {
  return `Contact: mailto:${contact.email}
Contact: ${origin}/contact-us
Expires: ${addDays(checkedOn, validDays)}T00:00:00.000Z
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}
