/** The one schema of a contact message, shared by the form, the route action and the API. */
import * as v from "valibot";
import { contactLimits, serviceInterests, type ServiceInterest } from "./fields.ts";
import { cleanEmail, cleanLine, cleanText, isVisible } from "./entered-text.ts";

const interestKeys = Object.keys(serviceInterests) as ServiceInterest[];

const line = (label: string, max: number, clean = cleanLine) =>
  v.pipe(
    v.string(`${label} must be text.`),
    v.transform(clean),
    v.trim(),
    v.maxLength(max, `${label} may have at most ${max} characters.`),
  );

export const ContactMessageSchema = v.object({
  name: v.pipe(line("Your name", contactLimits.name), v.check(isVisible, "Please tell us your name.")),
  email: v.pipe(
    line("The email address", contactLimits.email, cleanEmail),
    v.nonEmpty("Please give an email address, so that we can answer."),
    v.rfcEmail("This email address looks incomplete. It should look like name@example.com."),
    v.regex(/\.[^.@]{2,}$/, "This email address looks incomplete. It should look like name@example.com."),
  ),
  phone: v.optional(line("The phone number", contactLimits.phone), ""),
  service: v.optional(
    v.union([v.literal(""), v.picklist(interestKeys)], "Please choose one of the services in the list."),
    "",
  ),
  message: v.pipe(
    v.string("The message must be text."),
    v.transform(cleanText),
    v.trim(),
    v.check(isVisible, "Please write a message."),
    v.maxLength(contactLimits.message, `The message may have at most ${contactLimits.message} characters.`),
  ),
});
export type ContactMessage = v.InferOutput<typeof ContactMessageSchema>;
export type ContactField = keyof ContactMessage;
export type FieldErrors = Partial<Record<ContactField, string>>;

/** Checks the fields; the first problem of each field is reported, in words for the visitor. */
export function parseContactMessage(
  fields: Record<string, unknown>,
): { ok: true; message: ContactMessage } | { ok: false; fields: FieldErrors } {
  const result = v.safeParse(ContactMessageSchema, fields, { abortPipeEarly: true });
  if (result.success) {
    return { ok: true, message: result.output };
  }
  const errors: FieldErrors = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key;
    if (typeof field === "string" && field in ContactMessageSchema.entries) {
      errors[field as ContactField] ??= field in fields ? issue.message : missingText[field as ContactField];
    }
  }
  return { ok: false, fields: errors };
}

const missingText: Record<ContactField, string> = {
  name: "Please tell us your name.",
  email: "Please give an email address, so that we can answer.",
  phone: "",
  service: "",
  message: "Please write a message.",
};
