import type { SiteConfig } from "../content/schema.ts";
import { addDays } from "../hours/store-days.ts";

/** Days until it expires: less than a year, as the standard advises. */
const validDays = 364;

/**
 * Address for reports of security holes. It expires within a year of `checkedOn`, the day on which staff last checked that
 * the mailbox is read.
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
