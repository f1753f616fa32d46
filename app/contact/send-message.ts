import { enteredValues, isHoneypotFilled } from "./fields.ts";
import { submitFailures, type Submission, type SubmitFailure, type SubmitResult } from "./outcome.ts";

/** A slow phone needs this long to send the longest message. */
const deadlineMs = 60_000;

/** From workers/api/index.ts. */
interface Answer {
  ok?: boolean;
  code?: string;
  fields?: SubmitResult["fields"];
}

const isFailure = (code: string | undefined): code is SubmitFailure =>
  code !== undefined && Object.hasOwn(submitFailures, code);

async function post(entries: Record<string, FormDataEntryValue>): Promise<SubmitResult> {
  let response: Response;
  try {
    response = await fetch("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(entries),
      signal: AbortSignal.timeout(deadlineMs),
    });
  } catch {
    return { ok: false, reason: "network" };
  }
  // A proxy may answer with anything.
  const { ok, code, fields } = await response.json().then(
    (answer) => (answer ?? {}) as Answer,
    (): Answer => ({}),
  );
  if (response.ok && ok === true) {
    return { ok };
  }
  // A proxy in front of the API may enforce a limit without our code.
  const limit = (["too-large", "rate-limited"] as const).find(
    (each) => submitFailures[each].status === response.status,
  );
  return { ok: false, reason: isFailure(code) ? code : (limit ?? "unavailable"), ...(fields && { fields }) };
}

/** Never throws: failed requests become results. */
export async function sendMessage(form: FormData): Promise<Submission> {
  const entries = Object.fromEntries(form);
  const values = enteredValues(form);
  if (isHoneypotFilled(entries)) {
    await post(entries);
    return { result: null, values };
  }
  // If the checks did not load, the server still checks.
  const rules = await import("./message.ts").catch(() => null);
  const parsed = rules?.parseContactMessage(entries);
  if (parsed?.ok === false) {
    return { result: { ok: false, reason: "invalid-fields", fields: parsed.fields }, values };
  }
  return { result: await post(entries), values };
}
