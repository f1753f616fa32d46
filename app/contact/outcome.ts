import type { EnteredValues, FieldErrors } from "./fields.ts";

export type SubmitFailure =
  | "invalid-fields"
  | "captcha-missing"
  | "captcha-refused"
  | "rate-limited"
  | "unavailable"
  | "network"
  | "too-large";

export type SubmitResult =
  | { ok: true; reason?: never; fields?: never }
  | { ok: false; reason: SubmitFailure; fields?: FieldErrors };

export interface Submission {
  /** Null if the hidden field was filled. */
  result: SubmitResult | null;
  values: EnteredValues;
}

export const successText = "✅ Message sent successfully! We'll get back to you soon.";

export const checkMissedText = "Your message was not sent, because the robot check didn't load.";
/** Of a form sent without its script, which shows the robot check. */
export const uncheckedText = `${checkMissedText} Please try again.`;

export const submitFailures: Record<SubmitFailure, { status: number; text: string; headers?: Record<string, string> }> =
  {
    "invalid-fields": { status: 422, text: "Please fix the marked fields." },
    "captcha-missing": { status: 400, text: "Please verify that you are not a robot." },
    "captcha-refused": { status: 403, text: "reCAPTCHA verification failed. Please try again." },
    "rate-limited": {
      status: 429,
      text: "You've sent several messages. Please wait a minute and try again.",
      headers: { "retry-after": "60" },
    },
    unavailable: { status: 503, text: "⚠️ Something went wrong. Please try again later." },
    "too-large": { status: 413, text: "Your message is too long. Please shorten it and try again." },
    /** The browser got no response. */
    network: { status: 0, text: "❌ Unable to send message. Please check your connection." },
  };
