import { expect, test as base, type Page } from "@playwright/test";
import { withLocalDatabase } from "../support/local-database.mjs";

/** A mail as the provider's send call received it. */
export interface Mail {
  reply_to: { email: string; name: string };
  subject: string;
  content: Array<{ type: string; value: string }>;
}

/** Fails the test when the page logs an error or throws, unless the test says which one it expects. */
export const test = base.extend<{ expectedErrors: RegExp[]; watchConsole: undefined }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  watchConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") {
          errors.push(message.text());
        }
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      // What Chromium says of a cross-fade between documents that it left out.
      expectedErrors = [...expectedErrors, /Transition was (aborted|skipped)/];
      await use(undefined);
      expect(errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** When the scripts of the page at this address have taken over: it logs its path, and its islands wake. */
export async function takeover(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address, "http://localhost");
  await page.waitForEvent("console", (message) => message.text() === pathname);
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
}

/** Opens a page and waits until its scripts have taken over. */
export async function visit(page: Page, address: string) {
  const isAlive = takeover(page, address);
  await page.goto(address);
  await isAlive;
}

/** Asks the test server's own database, or writes to it. */
export function queryDatabase(sql: string): unknown[] {
  return withLocalDatabase(`.wrangler/e2e-${process.env.E2E_PORT}`, (database) =>
    database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row })),
  );
}

/** When this has come back, all that the page asked for before has been seen by its listeners and routes. */
export async function afterRequests(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch("/api/health")).text());
}

export const siteOrigin = `http://localhost:${process.env.E2E_PORT}`;

/** Marks what only `npm run test:all` runs. */
export const all = { tag: "@all" };

/** The captcha comes with the first touch of the form and solves itself after a moment. */
export const captchaSolved = (page: Page) => expect(page.getByText("Local captcha: passed")).toBeVisible();

export async function writeMessage(page: Page, email: string, words: string): Promise<void> {
  await page.getByLabel("Full Name").fill("Ada Lovelace");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Message", { exact: true }).fill(words);
}

/** Fills in the message form and waits for its captcha. */
export async function fillForm(page: Page, email: string, words: string): Promise<void> {
  await writeMessage(page, email, words);
  await captchaSolved(page);
}

/** The mails with which the store can answer this address, from the stand-in of the provider. */
export async function mailsFrom(email: string): Promise<Mail[]> {
  const response = await fetch(`${siteOrigin}/stand-ins/outbox`, { headers: { accept: "application/json" } });
  return ((await response.json()) as Mail[]).filter((mail) => mail.reply_to.email === email);
}

/** An address that no other test writes from. */
export const uniqueEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Runs in the page: whether the service worker has stored this address. */
export async function isStored(path: string): Promise<boolean> {
  const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return stores.flat().some(({ url }) => url === location.origin + path);
}
