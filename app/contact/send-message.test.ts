/** What the browser makes of a try to send the contact form, whatever comes back. */
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test, vi } from "vitest";
import { contactExample } from "../../tests/support/contact-inputs.ts";
import { byField } from "./fields.ts";
import { sendMessage } from "./send-message.ts";
import { submitFailures } from "./outcome.ts";

const fields = contactExample;

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    form.set(name, value);
  }
  return form;
}

const answered = { result: { ok: true as const }, values: {} };
const wrong = "⚠️ Something went wrong. Please try again later.";
const noAnswer = "❌ Unable to send message. Please check your connection.";

test.each([
  ["no answer", new TypeError("Failed to fetch"), noAnswer],
  ["our own 503", new ErrorResponse(503, "", "{}"), wrong],
  ["an HTML page of the edge", new ErrorResponse(502, "Bad gateway", "<!doctype html>"), wrong],
  ["an HTML page with 200", new Error("Unable to decode turbo-stream response"), wrong],
  ["a body over the limit", new ErrorResponse(413, "", "{}"), submitFailures["too-large"].text],
  ["too many in a minute", new ErrorResponse(429, "", "{}"), submitFailures["rate-limited"].text],
  ["a refusal without a result", new ErrorResponse(403, "", "{}"), wrong],
])("%s is told in its words, and what was typed is kept", async (_, error, text) => {
  const { result, values } = await sendMessage(formOf(fields), () => Promise.reject(error));
  expect(result?.ok === false && submitFailures[result.reason].text).toBe(text);
  expect(values).toEqual(fields);
});

test("a result is handed on", async () => {
  expect(await sendMessage(formOf(fields), () => Promise.resolve(answered))).toBe(answered);
});

test("wrong fields are told without asking the server", async () => {
  const send = vi.fn(() => Promise.resolve(answered));
  const { result } = await sendMessage(formOf({ ...fields, name: "" }), send);
  expect(result).toMatchObject({ ok: false, reason: "invalid-fields" });
  expect(send).not.toHaveBeenCalled();
});

test.each([fields, byField(() => "")])(
  "a filled trap is sent as it is, shows nothing and keeps what was typed",
  async (typed) => {
    const send = vi.fn(() => Promise.resolve(answered));
    const submission = await sendMessage(formOf({ ...typed, website: "https://spam.example" }), send);
    expect(submission).toEqual({ result: null, values: typed });
    expect(send).toHaveBeenCalledOnce();
  },
);
