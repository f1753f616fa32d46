import { afterEach, expect, test, vi } from "vitest";
import { contactExample as fields } from "../../tests/support/contact-inputs.ts";
import { byField } from "./fields.ts";
import { sendMessage } from "./send-message.ts";
import { submitFailures } from "./outcome.ts";

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    form.set(name, value);
  }
  return form;
}

const wrong = "⚠️ Something went wrong. Please try again later.";
const noAnswer = "❌ Unable to send message. Please check your connection.";
const html = "<!doctype html>";

/** @returns what was asked of the server */
function play(answer: () => Response) {
  const fetched = vi.fn(() => new Promise<Response>((resolve) => resolve(answer())));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["no answer", () => Promise.reject<Response>(new TypeError("Failed to fetch")) as unknown as Response, noAnswer],
  ["our own 503", () => Response.json({ ok: false, code: "unavailable" }, { status: 503 }), wrong],
  ["an HTML page of the edge", () => new Response(html, { status: 502 }), wrong],
  ["an HTML page with 200", () => new Response(html), wrong],
  ["null with 201", () => Response.json(null, { status: 201 }), wrong],
  ["a body over the limit", () => new Response(html, { status: 413 }), submitFailures["too-large"].text],
  ["too many in a minute", () => new Response(html, { status: 429 }), submitFailures["rate-limited"].text],
  ["a refusal without a result", () => new Response(html, { status: 403 }), wrong],
  [
    "a failed robot check",
    () => Response.json({ ok: false, code: "captcha-refused" }, { status: 403 }),
    submitFailures["captcha-refused"].text,
  ],
])("%s is told in its words, and what was typed is kept", async (_, answer, text) => {
  play(answer);
  const { result, values } = await sendMessage(formOf(fields));
  expect(result?.ok === false && submitFailures[result.reason].text).toBe(text);
  expect(values).toEqual(fields);
});

test("wrong fields are told without asking the server", async () => {
  const fetched = play(() => Response.json({ ok: true }, { status: 201 }));
  const { result } = await sendMessage(formOf({ ...fields, name: "" }));
  expect(result).toMatchObject({ ok: false, reason: "invalid-fields" });
  expect(fetched).not.toHaveBeenCalled();
});

test.each([fields, byField(() => "")])(
  "a filled trap is sent as it is, shows nothing and keeps what was typed",
  async (typed) => {
    const fetched = play(() => Response.json({ ok: true }, { status: 201 }));
    const submission = await sendMessage(formOf({ ...typed, website: "https://spam.example" }));
    expect(submission).toEqual({ result: null, values: typed });
    expect(fetched).toHaveBeenCalledOnce();
  },
);
