/** The fields of a contact message: form, schema, database, mails and inbox read this list. Light: no checks in it. */

/** Where the browser keeps what was typed until it has arrived. */
export const draftKey = "message-draft";

/** The form field with the captcha token. */
export const captchaField = "recaptcha";

interface FieldBase {
  /** In the form and the API, and the column in the database. */
  name: string;
  /** Above the control. */
  label: string;
  /** Said of an empty one; a field without it is optional. */
  missing?: string;
}

interface EnteredField extends FieldBase {
  /** What to enter, within a sentence. */
  object: string;
  maxLength: number;
}

interface InputField extends EnteredField {
  type: "text" | "email" | "tel";
  autoComplete: string;
  placeholder?: string;
}

export interface LineField extends InputField {
  kind: "line";
}

export interface EmailField extends InputField {
  kind: "email";
  missing: string;
  incomplete: string;
}

export interface TextField extends EnteredField {
  kind: "text";
  missing: string;
}

export interface ChoiceField extends FieldBase {
  kind: "choice";
  /** Label by key; the key is what is sent and stored, and the view `inbox` has the labels too. */
  options: Readonly<Record<string, string>>;
  prompt: string;
  unknown: string;
  /** In mails, when nothing was chosen. */
  unchosen: string;
}

type FieldRecord = LineField | EmailField | TextField | ChoiceField;

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
    incomplete: "Enter a complete email address, such as name@example.com.",
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
    maxLength: 30,
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
] as const satisfies readonly FieldRecord[];

export type ContactFieldName = (typeof list)[number]["name"];
export type ContactField = FieldRecord & { name: ContactFieldName };
/** In the order of the form. Adding one also takes a migration: a column, and its place in the views. */
export const contactFields: readonly ContactField[] = list;

/** A message as it is stored and mailed: checked text in every field. */
export type ContactMessage = Record<ContactFieldName, string>;
export type FieldErrors = Partial<ContactMessage>;

/** Makes something for each field. */
export function byField<T>(make: (field: ContactField) => T): Record<ContactFieldName, T> {
  const entries = contactFields.map((field) => [field.name, make(field)]);
  return Object.fromEntries(entries) as Record<ContactFieldName, T>;
}

/** How to reach the visitor, and what it is about: one line below the name. */
export const detailNames = list.map(({ name }) => name).filter((name) => name !== "name" && name !== "message");

/** What a browser or an API client sends: nothing in it is trusted. */
export interface ContactSubmission {
  fields: Record<string, unknown>;
  /** The captcha token. */
  captchaToken: unknown;
  /** The hidden `website` field, which only machines fill. */
  trap: unknown;
}

/** Splits a flat record (form data or JSON) into fields, token and trap; unknown keys are ignored. */
export function toSubmission(values: Record<string, unknown>): ContactSubmission {
  const { [captchaField]: captchaToken, website: trap, ...fields } = values;
  return { fields, captchaToken, trap };
}

/**
 * Whether the hidden field is filled. Then the response says that all went well, nothing is stored, and the page shows
 * nothing. A browser may have filled it in for a person, so the form keeps its text.
 */
export function isHoneypotFilled({ trap }: ContactSubmission): boolean {
  return typeof trap === "string" && trap !== "";
}

/** What somebody wrote into the form, by field. */
export type EnteredValues = Record<string, string>;

/** Text only, never the token. */
export function enteredValues(form: FormData): EnteredValues {
  return byField(({ name }) => String(form.get(name) ?? ""));
}
