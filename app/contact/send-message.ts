import { isRouteErrorResponse } from "react-router";
import { enteredValues, isHoneypotFilled } from "./fields.ts";
import { submitFailures, type Submission, type SubmitFailure } from "./outcome.ts";

/** The reason for an error; `fetch` rejects with a TypeError only when there was no response. */
function failureOf(error: unknown): SubmitFailure {
  if (isRouteErrorResponse(error)) {
    const told = (["too-large", "rate-limited"] as const).find((each) => submitFailures[each].status === error.status);
    return told ?? "unavailable";
  }
  return error instanceof TypeError ? "network" : "unavailable";
}

/**
 * Sends the contact form by script. Checks the fields first, and returns failures of the request as results, so that the
 * form keeps its entries.
 * @param send hands the form to the server; rejects when no result comes
 */
export async function sendMessage(form: FormData, send: () => Promise<Submission>): Promise<Submission> {
  const entries = Object.fromEntries(form);
  const values = enteredValues(form);
  if (isHoneypotFilled(entries)) {
    await send().catch(() => undefined);
    return { result: null, values };
  }
  // The form has preloaded the checks. Without them the server checks alone.
  const rules = await import("./message.ts").catch(() => null);
  const parsed = rules?.parseContactMessage(entries);
  if (parsed?.ok === false) {
    return { result: { ok: false, reason: "invalid-fields", fields: parsed.fields }, values };
  }
  try {
    return await send();
  } catch (error) {
    return { result: { ok: false, reason: failureOf(error) }, values };
  }
}
