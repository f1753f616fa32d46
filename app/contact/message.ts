/** Checks contact messages, for the form, the route's action and the API. */
import * as v from "valibot";
import { byField, contactFields, type ContactField, type ContactMessage } from "./fields.ts";
import type { Entries, FieldErrors, TypedField } from "./fields.ts";
import { cleanEmail, cleanLine, cleanText, isVisible } from "./entered-text.ts";

export const incompleteEmail = "Enter a complete email address, such as name@example.com.";
/** Only an API client can send something else. */
export const notText = ({ object }: TypedField) => `Enter ${object} as text.`;
export const holdsLink = ({ object }: TypedField) => `Enter ${object} without a web address.`;
export const tooLong = ({ object, maxLength }: TypedField) => `Enter ${object} in ${maxLength} characters or fewer.`;

const within = (field: TypedField, maxLength: number) => v.maxLength<string, number, string>(maxLength, tooLong(field));
const short = (field: TypedField) => within(field, field.maxLength);

/** The first limit keeps patterns off huge texts; cleaning may shorten a text four times. */
const cleaned = (field: TypedField, clean: (value: string) => string) =>
  v.pipe(v.string(notText(field)), within(field, field.maxLength * 4), v.transform(clean), v.trim());

function schemaOf(field: ContactField): v.GenericSchema<string | undefined, string> {
  const { missing } = field;
  switch (field.kind) {
    case "line": {
      const line = v.pipe(cleaned(field, cleanLine), short(field), v.excludes("://", holdsLink(field)));
      return missing === undefined ? v.optional(line, "") : v.pipe(line, v.check(isVisible, missing));
    }
    case "email":
      return v.pipe(
        cleaned(field, cleanEmail),
        short(field),
        v.nonEmpty(missing),
        v.regex(/^[^@]*@?[^@]*$/, "Enter one email address only."),
        v.regex(/^\S*$/, "Take the space out of the email address."),
        v.regex(/^\p{ASCII}*$/u, "Enter the email address in letters from a to z."),
        v.rfcEmail(incompleteEmail),
        v.regex(/\.[^.@]{2,}$/, incompleteEmail),
      );
    case "text":
      return v.pipe(cleaned(field, cleanText), v.check(isVisible, missing), short(field));
    case "choice":
      return v.optional(v.picklist(["", ...Object.keys(field.options)], field.unknown), "");
  }
}

const ContactMessageSchema = v.object(byField(schemaOf));

/** @returns the message, or the first error of each field */
export function parseContactMessage(
  fields: Entries,
): { ok: true; message: ContactMessage } | { ok: false; fields: FieldErrors } {
  const result = v.safeParse(ContactMessageSchema, fields, { abortPipeEarly: true });
  if (result.success) {
    return { ok: true, message: result.output };
  }
  const errors: FieldErrors = {};
  for (const { name, missing } of contactFields) {
    const issue = result.issues.find(({ path }) => path?.[0]?.key === name);
    if (issue !== undefined) {
      errors[name] = name in fields ? issue.message : (missing ?? "");
    }
  }
  return { ok: false, fields: errors };
}
