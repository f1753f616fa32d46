import { expect, test as base, type Page } from "@playwright/test";
import { withLocalDatabase } from "../support/local-database.mjs";

export interface Mail {
  reply_to: { email: string; name: string };
  subject: string;
  content: Array<{ type: string; value: string }>;
}

/** Fails on any console error or exception the test doesn't expect. */
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
      // Chromium reports skipped cross-document transitions.
      expectedErrors = [...expectedErrors, /Transition was (aborted|skipped)/];
      await use(undefined);
      expect(errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Resolves when the page's scripts run: they log its path and wake its islands. */
export async function visit(page: Page, address: string) {
  const { pathname } = new URL(address, "http://localhost");
  const isAlive = page.waitForEvent("console", (message) => message.text() === pathname);
  await page.goto(address);
  await isAlive;
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
}

export function queryDatabase(sql: string): unknown[] {
  return withLocalDatabase(`.wrangler/e2e-${process.env.E2E_PORT}`, (database) =>
    database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row })),
  );
}

/** After this round trip, listeners and routes have seen all earlier requests. */
export async function afterRequests(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch("/api/health")).text());
}

export const siteOrigin = `http://localhost:${process.env.E2E_PORT}`;

/** The captcha loads when the form is first touched, then solves itself. */
export const captchaSolved = (page: Page) => expect(page.getByText("Local captcha: passed")).toBeVisible();

export async function writeMessage(page: Page, email: string, words: string): Promise<void> {
  await page.getByLabel("Full Name").fill("Ada Lovelace");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Message", { exact: true }).fill(words);
}

export async function fillForm(page: Page, email: string, words: string): Promise<void> {
  await writeMessage(page, email, words);
  await captchaSolved(page);
}

export async function mailsFrom(email: string): Promise<Mail[]> {
  const response = await fetch(`${siteOrigin}/stand-ins/outbox`, { headers: { accept: "application/json" } });
  return ((await response.json()) as Mail[]).filter((mail) => mail.reply_to.email === email);
}

export const uniqueEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Runs in the page: whether the service worker stored this path. */
export async function isStored(path: string): Promise<boolean> {
  const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return stores.flat().some(({ url }) => url === location.origin + path);
}
