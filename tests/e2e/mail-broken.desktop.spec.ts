import { expect, queryDatabase, test, uniqueEmail, visit } from "./support.ts";

// Faults are switched for the whole server, so only one project breaks the mail, and only for its own row.
test("with the mail provider down a message is still accepted", async ({ page }) => {
  const email = uniqueEmail("patient");
  await visit(page, "/contact-us");
  await page.getByLabel("Full Name").fill("Ada Lovelace");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Message", { exact: true }).fill("Is the store open on Saturday?");
  await expect(page.getByText("Local captcha: passed")).toBeVisible();
  await page.request.post("/stand-ins/faults", { data: { mail: "502" } });
  try {
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("✅ Message sent successfully! We'll get back to you soon.")).toBeVisible();
    await expect
      .poll(() => queryDatabase(`select mail_status, mail_error from contact_messages where email = '${email}'`))
      .toEqual([{ mail_status: "pending", mail_error: "status 502" }]);
  } finally {
    await page.request.post("/stand-ins/faults", { data: { mail: "ok" } });
  }
});
