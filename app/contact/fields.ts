/** What the contact form asks for: all that it takes to show it, without what it takes to check it. */

export const contactLimits = { name: 100, email: 254, phone: 30, message: 5000, captchaToken: 2048 } as const;

export const serviceInterests = {
  shipping: "Pack & Ship",
  printing: "Printing Services",
  mailbox: "Mailbox Rental",
  fingerprinting: "Digital Fingerprinting",
  other: "Other",
} as const;
export type ServiceInterest = keyof typeof serviceInterests;

/** What a browser or an API client sends: nothing in it is trusted. */
export interface ContactSubmission {
  fields: Record<string, unknown>;
  /** The captcha token; the form field is named `recaptcha`. */
  captchaToken: unknown;
  /** The hidden `website` field, which only machines fill. */
  trap: unknown;
}

/** Splits a flat record (form data or JSON) into fields, token and trap; unknown keys are ignored. */
export function toSubmission(values: Record<string, unknown>): ContactSubmission {
  const { recaptcha, website, ...fields } = values;
  return { fields, captchaToken: recaptcha, trap: website };
}

/**
 * Whether the hidden field is filled. The answer looks as if all went well, and nothing is kept or shown; since it may
 * have been a browser that filled it in for a person, the form keeps its text.
 */
export function isTrapped({ trap }: ContactSubmission): boolean {
  return typeof trap === "string" && trap !== "";
}

/** What somebody wrote into the form, by field. */
export type EnteredValues = Record<string, string>;

/** Text only, never the token. */
export function enteredValues(form: FormData): EnteredValues {
  return Object.fromEntries(
    ["name", "email", "phone", "service", "message"].map((field) => [field, String(form.get(field) ?? "")]),
  );
}
