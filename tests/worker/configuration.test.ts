/** A hole in the configuration: a clear error in the log that names it, nothing for the visitor, nothing let through. */
import { expect, test } from "vitest";
import { readProblem } from "../support/api-answers.ts";
import { useSite } from "../support/harness.ts";
import { contactEntries, expectNothingStored } from "../support/messages.ts";

const site = useSite({ vars: { TURNSTILE_SECRET_KEY: "", MAIL_TO: "not an address" } });

test.each(["/", "/contact-us", "/api/health", "/no-such-page"])(
  "%s answers with a failure that names nothing",
  async (path) => {
    const response = await site.fetch(path);

    const { code, message } = await readProblem(response, 500);
    expect(code).toBe("internal");
    const [, requestId] = /^Something went wrong on our side\..* give this number: (.+)\.$/.exec(message) ?? [];
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    await expect
      .poll(() => site.logs().map((line) => (JSON.parse(line) as { requestId: string }).requestId))
      .toEqual([requestId]);
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  },
);

test("a browser gets a page for people, with the number of the log line", async () => {
  const response = await site.fetch("/contact-us", { headers: { accept: "text/html,*/*;q=0.8" } });
  const html = await response.text();
  await expect.poll(() => site.logs()).toHaveLength(1);
  const [line] = site.logs().map((text) => JSON.parse(text) as { event: string; requestId: string });

  expect(response.status).toBe(500);
  expect(html).toContain("<h1>Something went wrong</h1>");
  expect(line?.event).toBe("request_failed");
  expect(html).toContain(`<code>${line?.requestId}</code>`);
});

test("no message is let through", async () => {
  await readProblem(await site.postJson("/api/contact", contactEntries()), 500);
  await readProblem(await site.postForm("/contact-us", contactEntries()), 500);
  await expectNothingStored(site);
});

test("the log names every setting that is wrong, without its value", async () => {
  await site.fetch("/");
  await expect.poll(() => site.logs().join("\n")).toContain("ConfigurationError");
  const logs = site.logs().join("\n");
  expect(logs).toContain("TURNSTILE_SECRET_KEY");
  expect(logs).toContain("MAIL_TO");
  expect(logs).not.toContain("not an address");
  expect(logs).not.toContain("MAILCHANNELS_API_KEY");
});
