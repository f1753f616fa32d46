/** Forms that are not taken: a browser gets a page that says why, other clients a problem. */
import { expect, test } from "vitest";
import { site as store } from "#app/content/site.ts";
import { useSite, type Response } from "../support/harness.ts";
import { contactEntries, expectNothingStored } from "../support/messages.ts";
import { textOf } from "../support/page-text.ts";

const site = useSite();

const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const tooMuch = { message: "x".repeat(70_000) };

/** A page with this title, the phone number and a way home. */
async function expectPage(response: Response, status: number, title: string): Promise<string> {
  const html = await response.text();
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toMatch(/^text\/html; charset=utf-8$/i);
  expect(textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "")).toBe(title);
  expect(textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? "")).toContain(title);
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
  expect(html).toMatch(/<a href="\/">/);
  expect(textOf(html)).toContain(store.contact.phone);
  return html;
}

test.each(["/contact-us", "/contact", "/tracking", "/services"])(
  "one that is too large for %s gets a page that says so",
  async (path) => {
    const html = await expectPage(await site.postForm(path, tooMuch, { accept }), 413, "Your text is too long");

    expect(textOf(html)).toContain("Please shorten it and send it again");
    // The way back to the form, without scripts too.
    expect(html).toContain('<a href="?">');
    await expectNothingStored(site);
  },
);

test("one for an address that looks like another host leads to none", async () => {
  const response = await site.fetch(`${site.origin()}//evil.example/contact`, {
    method: "POST",
    headers: { accept, origin: site.origin() },
    body: tooMuch.message,
  });
  expect(response.headers.get("location")).toBe("/evil.example/contact");
  expect(await response.text()).not.toContain("//evil");
});

const foreign: Array<[string, Record<string, string>]> = [
  ["another site's page, as the browser says", { "sec-fetch-site": "cross-site" }],
  ["a sibling site's page", { "sec-fetch-site": "same-site" }],
  ["another origin", { origin: "https://elsewhere.example" }],
  ["a sandboxed page", { origin: "null" }],
];

test.each(foreign)("one from %s gets a page, and is not sent", async (_, headers) => {
  for (const path of ["/contact-us", "/tracking"]) {
    const html = await expectPage(
      await site.postForm(path, contactEntries(), { accept, ...headers }),
      403,
      "Your form was not sent",
    );

    expect(textOf(html)).toContain("only be sent from our own pages");
    expect(html).toContain('<a href="?">');
  }
  await expectNothingStored(site);
});

test.each(foreign)("one from %s is a warning in the log, not an error", async (_, headers) => {
  await site.postForm("/contact-us", contactEntries(), { accept, ...headers });
  await site.postForm("/contact-us.data", contactEntries(), headers);

  const refusal = expect.objectContaining({ event: "form_refused", reason: "cross-origin" }) as unknown;
  await expect.poll(() => site.logs("warn").map((line) => JSON.parse(line) as unknown)).toEqual([refusal, refusal]);
  expect(site.logs()).toHaveLength(2);
});
