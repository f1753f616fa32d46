/** Schemas by kind of setting, whose messages say how to mend it. */
import * as v from "valibot";
import { parseMailboxes, type Mailbox } from "../contact/mailboxes.ts";

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
