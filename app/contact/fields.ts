/** The fields of a contact message, for form, checks, database, mails and inbox. */

/** Key of the draft in the browser's session storage. */
export const draftKey = "message-draft";

/** Name of the form field with the captcha token. */
export const captchaField = "recaptcha";

interface FieldBase {
  /** Name in the form and the API, and of the column in the database. */
  name: string;
  label: string;
  /** Error of an empty field; a field without it is optional. */
  missing?: string;
}

/** A field to type into; a "text" has several lines. */
export interface TypedField extends FieldBase {
  kind: "line" | "email" | "text";
  /** The field within a sentence: "your name". */
  object: string;
  maxLength: number;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  placeholder?: string;
}

interface ChoiceField extends FieldBase {
  kind: "choice";
  /** Labels by key. The key is sent and stored; the view `inbox` has the labels too. */
  options: Readonly<Record<string, string>>;
  prompt: string;
  unknown: string;
  /** Text in mails where nothing was chosen. */
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
/** The fields in the order of the form. A new one also takes a migration: a column, and its place in the views. */
export const contactFields: readonly ContactField[] = list;

/** The checked text of each field. */
export type ContactMessage = Record<ContactFieldName, string>;
export type FieldErrors = Partial<ContactMessage>;

export function byField<T>(make: (field: ContactField) => T): Record<ContactFieldName, T> {
  const entries = contactFields.map((field) => [field.name, make(field)]);
  return Object.fromEntries(entries) as Record<ContactFieldName, T>;
}

/** The unchecked entries of a browser or an API client, with the token. */
export type Entries = Record<string, unknown>;

/**
 * Whether the hidden field is filled. Then the response is a success, the Worker stores nothing, and the page shows nothing.
 * The form keeps its text, since a visitor's browser may have filled the field.
 */
export const isHoneypotFilled = ({ website }: Entries): boolean => typeof website === "string" && website !== "";

export type EnteredValues = Record<string, string>;

/** Reads the entries of a form, without the token. */
export function enteredValues(form: FormData): EnteredValues {
  return byField(({ name }) => String(form.get(name) ?? ""));
}
