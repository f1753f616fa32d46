/** How a contact submission ends, and the one table from reason to status and the visitor's text. */
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

/** How the last try went, and what was typed when it did not succeed. */
export interface Submission {
  /** Null when there is nothing to tell: the hidden field was filled. */
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
  /** Only the browser can see this one. */
  network: { status: 0, text: "❌ Unable to send message. Please check your connection." },
};

/** What a response that is not ours (of the edge, of a broken server) means, by its HTTP status. */
export function failureOfStatus(status: number): SubmitFailure {
  return (
    (["too-large", "rate-limited"] as const).find((reason) => submitFailures[reason].status === status) ?? "unavailable"
  );
}
