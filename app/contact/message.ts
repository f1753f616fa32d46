/** The one schema of a contact message, shared by the form, the route action and the API. */
import * as v from "valibot";
import {
  byField,
  contactFields,
  type ChoiceField,
  type ContactField,
  type ContactMessage,
  type EmailField,
  type FieldErrors,
  type LineField,
  type TextField,
} from "./fields.ts";
import { cleanEmail, cleanLine, cleanText, isVisible } from "./entered-text.ts";

type FieldSchema = v.GenericSchema<string | undefined, string>;

type EnteredField = LineField | EmailField | TextField;

/** Only a client of the API can send anything else. */
export const notText = ({ object }: EnteredField) => `Enter ${object} as text.`;
export const tooLong = ({ object, maxLength }: EnteredField) => `Enter ${object} in ${maxLength} characters or fewer.`;

const cleaned = (field: EnteredField, clean: (value: string) => string) =>
  v.pipe(v.string(notText(field)), v.transform(clean), v.trim());

const short = (field: EnteredField) => v.maxLength<string, number, string>(field.maxLength, tooLong(field));

function lineSchema(field: LineField): FieldSchema {
  const line = v.pipe(cleaned(field, cleanLine), short(field));
  return field.missing === undefined ? v.optional(line, "") : v.pipe(line, v.check(isVisible, field.missing));
}

const emailSchema = (field: EmailField): FieldSchema =>
  v.pipe(
    cleaned(field, cleanEmail),
    short(field),
    v.nonEmpty(field.missing),
    v.rfcEmail(field.incomplete),
    v.regex(/\.[^.@]{2,}$/, field.incomplete),
  );

const textSchema = (field: TextField): FieldSchema =>
  v.pipe(cleaned(field, cleanText), v.check(isVisible, field.missing), short(field));

const choiceSchema = ({ options, unknown }: ChoiceField): FieldSchema =>
  v.optional(v.picklist(["", ...Object.keys(options)], unknown), "");

function schemaOf(field: ContactField): FieldSchema {
  switch (field.kind) {
    case "line":
      return lineSchema(field);
    case "email":
      return emailSchema(field);
    case "text":
      return textSchema(field);
    case "choice":
      return choiceSchema(field);
  }
}

const ContactMessageSchema = v.object(byField(schemaOf));

/** Checks the fields; the first problem of each field is reported, in words for the visitor. */
export function parseContactMessage(
  fields: Record<string, unknown>,
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
