/** Used by form, checks, database, mails and inbox. */

/** In session storage. */
export const draftKey = "message-draft";

export const captchaField = "recaptcha";

interface FieldBase {
  /** Also the name in the API and of the column in D1. */
  name: string;
  label: string;
  /** A field without this error is optional. */
  missing?: string;
}

export interface TypedField extends FieldBase {
  kind: "line" | "email" | "text";
  /** "your name" */
  object: string;
  maxLength: number;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  placeholder?: string;
}

interface ChoiceField extends FieldBase {
  kind: "choice";
  /** Keys are sent and stored. The view `inbox` repeats the labels. */
  options: Readonly<Record<string, string>>;
  prompt: string;
  unknown: string;
  unchosen: string;
}

export const serviceField = {
  name: "service",
  kind: "choice",
  label: "Service Interest",
  options: {
    shipping: "Pack & Ship",
    printing: "Printing Services",
    mailbox: "Mailbox Rental",
    fingerprinting: "Digital Fingerprinting",
    other: "Other",
  },
  prompt: "Choose a service",
  unknown: "Choose a service from the list.",
  unchosen: "General",
} as const satisfies ChoiceField;

const list = [
  {
    name: "name",
    kind: "line",
    label: "Full Name",
    object: "your name",
    missing: "Enter your name.",
    type: "text",
    autoComplete: "name",
    maxLength: 100,
  },
  {
    name: "email",
    kind: "email",
    label: "Email Address",
    object: "your email address",
    missing: "Enter your email address.",
    type: "email",
    autoComplete: "email",
    maxLength: 254,
  },
  {
    name: "phone",
    kind: "line",
    label: "Phone",
    object: "your phone number",
    type: "tel",
    autoComplete: "tel",
    placeholder: "(440) 555-0123",
    maxLength: 60,
  },
  serviceField,
  {
    name: "message",
    kind: "text",
    label: "Message",
    object: "your message",
    missing: "Enter your message.",
    maxLength: 5000,
  },
] as const satisfies ReadonlyArray<TypedField | ChoiceField>;

export type ContactFieldName = (typeof list)[number]["name"];
export type ContactField = (TypedField | ChoiceField) & { name: ContactFieldName };
/** In the order of the form. A new field also needs a migration: a column, and its place in the views. */
export const contactFields: readonly ContactField[] = list;

/** Checked. */
export type ContactMessage = Record<ContactFieldName, string>;
export type FieldErrors = Partial<ContactMessage>;

export function byField<T>(make: (field: ContactField) => T): Record<ContactFieldName, T> {
  const entries = contactFields.map((field) => [field.name, make(field)]);
  return Object.fromEntries(entries) as Record<ContactFieldName, T>;
}

/** Unchecked, with the token. */
export type Entries = Record<string, unknown>;

/** Then the API reports success but stores nothing. The form keeps its text: a visitor's browser may have filled the field. */
export const isHoneypotFilled = ({ website }: Entries): boolean => typeof website === "string" && website !== "";

export type EnteredValues = Record<string, string>;

export function enteredValues(form: FormData): EnteredValues {
  return byField(({ name }) => String(form.get(name) ?? ""));
}
