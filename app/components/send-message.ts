import { enteredValues, toSubmission } from "../domain/contact-fields.ts";
import type { SubmitResult } from "../domain/submit-result.ts";
import type { Submission } from "./contact-outcome.tsx";

/**
 * Sends the contact form by script. Wrong fields are told without asking the server, and a connection that broke is a
 * result like any other, so that the form keeps what was typed.
 * @param send hands the form to the server; rejects when no answer comes
 */
export async function sendMessage(form: FormData, send: () => Promise<Submission>): Promise<Submission> {
  const fail = (result: SubmitResult) => ({ result, values: enteredValues(form) });
  try {
    // The form fetched this on its first use.
    const { parseContactMessage } = await import("../domain/contact-message.ts");
    const parsed = parseContactMessage(toSubmission(Object.fromEntries(form)).fields);
    if (!parsed.ok) {
      return fail({ ok: false, reason: "invalid-fields", fields: parsed.fields });
    }
    return await send();
  } catch {
    return fail({ ok: false, reason: "network" });
  }
}
