/** Faults beside the database and the mail cost no message. */
import { expect, test } from "vitest";
import { contactExample } from "../../tests/support/contact-inputs.ts";
import { openMessageServer } from "../../tests/support/message-server.ts";

test("a limiter that cannot be asked lets a message pass", async () => {
  const server = openMessageServer({ isWithinRateLimit: () => Promise.reject(new Error("limiter is down")) });

  expect(await server.submit({ ...contactExample, recaptcha: "a token" })).toEqual({ ok: true });
  expect([...server.kept()]).toEqual([contactExample.message]);
});
