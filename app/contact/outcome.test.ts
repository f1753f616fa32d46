import { expect, test } from "vitest";
import { submitFailures, successText } from "./outcome.ts";

test("success, in the specification's words", () => {
  expect(successText).toBe("✅ Message sent successfully! We'll get back to you soon.");
});

test.each([
  ["captcha-missing", 400, "Please verify that you are not a robot."],
  ["captcha-refused", 403, "reCAPTCHA verification failed. Please try again."],
  ["unavailable", 503, "⚠️ Something went wrong. Please try again later."],
  ["network", 0, "❌ Unable to send message. Please check your connection."],
] as const)("%s: %i, in the specification's words", (reason, status, text) => {
  expect(submitFailures[reason]).toEqual({ status, text });
});
