/** Schemas by kind of setting, whose messages say how to mend it. */
import * as v from "valibot";

function urlOf(text: string): URL | undefined {
  return /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}

export const text = v.pipe(v.string("put it in quotes: it must be text"), v.nonEmpty("it is empty"));

export const httpUrl = v.pipe(
  text,
  v.check((value) => urlOf(value) !== undefined, "it must be a whole address, from https:// on"),
);

/** A domain, or a label within one that names a key. */
export const hostName = v.pipe(
  text,
  v.regex(/^(?!-)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*$/i, "it must be a name such as the-store.com, without https://"),
);

/** A private key in base64, alone or as a PEM file has it, between its lines BEGIN and END. */
export const privateKey = v.pipe(
  text,
  v.transform((value) => value.replaceAll(/-----(?:BEGIN|END) [A-Z ]+-----|\s/g, "")),
  v.nonEmpty("it is empty"),
  v.base64("it must be a private key in base64, as a PEM file has it"),
);

export const origin = v.pipe(
  text,
  v.check(
    (value) => urlOf(value)?.origin === value,
    "it must be https:// and the host alone, such as https://www.the-store.com: no slash at the end, no path, no capitals",
  ),
);

export interface Mailbox {
  email: string;
  name?: string;
}

const EmailSchema = v.pipe(v.string(), v.maxLength(254), v.email());

/** A name before an address in angle brackets, with or without quotes; or the address alone. */
const mailboxPattern = /^(?:"(?<quoted>[^"<>\p{Cc}]{1,80})"|(?<plain>[^"<>\p{Cc}]{0,80}?))\s*<(?<email>[^<>\s]+)>$/u;

/** Commas and semicolons between addresses, not those within quotes. */
const separator = /[,;](?=(?:[^"]*"[^"]*")*[^"]*$)/;

function parseMailbox(written: string): Mailbox | null {
  const { quoted, plain = "", email = written } = mailboxPattern.exec(written)?.groups ?? {};
  const name = (quoted ?? plain).trim();
  return v.is(EmailSchema, email) ? { email, ...(name !== "" && { name }) } : null;
}

/**
 * Reads `a@b.com`, `Name <a@b.com>` or `"Name, Inc." <a@b.com>`, several with commas or semicolons between them.
 * @returns null when any of them is no address
 */
export function parseMailboxes(written: string): Mailbox[] | null {
  const found = written.split(separator).map((part) => parseMailbox(part.trim()));
  const mailboxes = found.filter((mailbox) => mailbox !== null);
  return mailboxes.length === found.length ? mailboxes : null;
}

/** Several addresses, or a single one with `isOne`. */
export const mailboxes = (isOne: boolean) =>
  v.pipe(
    text,
    v.rawTransform(({ dataset, addIssue, NEVER }): [Mailbox, ...Mailbox[]] => {
      const [first, ...others] = parseMailboxes(dataset.value) ?? [];
      if (first === undefined || (isOne && others.length > 0)) {
        const form = "such as a@the-store.com or Name <a@the-store.com>";
        addIssue({
          message: isOne ? `it must be one address, ${form}` : `it must be addresses with commas between them, ${form}`,
        });
        return NEVER;
      }
      return [first, ...others];
    }),
  );
