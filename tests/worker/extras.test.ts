/** A mistake in the setting of an extra switches the extra off, and nothing else. */
import { expect, test } from "vitest";
import { useSite } from "../support/harness.ts";

const site = useSite({
  vars: { CAPTCHA_VERIFY_URL: "no address", IMAGES_BASE_URL: "pictures.example/x", GTM_CONTAINER_ID: "G-ABC123" },
});

test("pages, forms and health go on, without what is switched off", async () => {
  for (const path of ["/", "/contact-us", "/services", "/api/health"]) {
    expect((await site.request(path)).status, path).toBe(200);
  }
  const response = await site.request("/");
  const html = await response.text();
  expect(html).not.toMatch(/pictures\.example|G-ABC123/);
  expect(response.headers.get("content-security-policy")).not.toMatch(/pictures\.example|google-analytics/);
  expect((await site.sendJson(site.contactFields())).status).toBe(201);
  await site.mailSettled();
  expect(await site.outbox()).toHaveLength(1);
});
