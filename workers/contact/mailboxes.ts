/** Reads email addresses of the configuration. */
import * as v from "valibot";

export interface Mailbox {
  email: string;
  name?: string;
}

const EmailSchema = v.pipe(v.string(), v.maxLength(254), v.email());

/** A name before an address in angle brackets, with or without quotes; or the address alone. */
const mailboxPattern = /^(?:"(?<quoted>[^"<>\p{Cc}]{1,80})"|(?<plain>[^"<>\p{Cc}]{0,80}?))\s*<(?<email>[^<>\s]+)>$/u;

/** Commas and semicolons between addresses, not those within quotes. */
const separator = /[,;](?=(?:[^"]*"[^"]*")*[^"]*$)/;

function parseMailbox(text: string): Mailbox | null {
  const { quoted, plain = "", email = text } = mailboxPattern.exec(text)?.groups ?? {};
  const name = (quoted ?? plain).trim();
  return v.is(EmailSchema, email) ? { email, ...(name !== "" && { name }) } : null;
}

/**
 * Reads `a@b.com`, `Name <a@b.com>` or `"Name, Inc." <a@b.com>`, several with commas or semicolons between them.
 * @returns null when any of them is no address
 */
export function parseMailboxes(text: string): Mailbox[] | null {
  const found = text.split(separator).map((part) => parseMailbox(part.trim()));
  const mailboxes = found.filter((mailbox) => mailbox !== null);
  return mailboxes.length === found.length ? mailboxes : null;
}
