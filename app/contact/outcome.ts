/** The outcome of a contact submission: status and text by reason. */
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
  | { ok: true }
  | { ok: false; reason: SubmitFailure; fields?: FieldErrors; retryAfterSeconds?: number };

/** The outcome of a try, and the values sent. */
export interface Submission {
  /** Null where the hidden field was filled. */
  result: SubmitResult | null;
  values: EnteredValues;
}

export const successText = "✅ Message sent successfully! We'll get back to you soon.";

const sendFailed = "⚠️ Something went wrong. Please try again later.";

export const submitFailures: Record<SubmitFailure, { status: number; text: string }> = {
  "invalid-fields": { status: 422, text: "Please fix the marked fields." },
  "captcha-missing": { status: 400, text: "Please verify that you are not a robot." },
  "captcha-refused": { status: 403, text: "reCAPTCHA verification failed. Please try again." },
  "rate-limited": { status: 429, text: "You have sent several messages. Please wait a minute and try again." },
  unavailable: { status: 503, text: sendFailed },
  "too-large": { status: 413, text: "Your message is too long. Please shorten it and try again." },
  /** The browser's own: no response came. */
  network: { status: 0, text: "❌ Unable to send message. Please check your connection." },
};

/** The reason for the HTTP status of a response that the contact API did not make. */
export function failureOfStatus(status: number): SubmitFailure {
  return (
    (["too-large", "rate-limited"] as const).find((reason) => submitFailures[reason].status === status) ?? "unavailable"
  );
}
