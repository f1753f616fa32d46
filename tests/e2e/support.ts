import { execFileSync } from "node:child_process";
import { expect, test as base, type Page } from "@playwright/test";

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
      await use(undefined);
      expect(errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until its scripts have taken over: the path is logged by the first effect. */
export async function visit(page: Page, address: string) {
  const { pathname } = new URL(address, "http://localhost");
  const isAlive = page.waitForEvent("console", (message) => message.text() === pathname);
  await page.goto(address);
  await isAlive;
}

/** Rows of the test server's own database. */
export function queryDatabase<Row>(sql: string): Row[] {
  const output = execFileSync(
    "wrangler",
    [
      "d1",
      "execute",
      "DB",
      "--local",
      "--json",
      "--persist-to",
      ".wrangler/e2e",
      "-c",
      "build/server/wrangler.json",
    ].concat("--command", sql),
    { encoding: "utf8", env: { ...process.env, WRANGLER_SEND_METRICS: "false" } },
  );
  const [result] = JSON.parse(output) as Array<{ results: Row[] }>;
  return result?.results ?? [];
}

/** An address that no other test writes from. */
export const uniqueEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
