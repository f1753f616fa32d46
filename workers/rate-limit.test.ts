import { expect, test } from "vitest";

// By a name that the compiler does not follow: the types of the tests and of workerd do not go together.
const rateLimitModule = "./rate-limit.ts";

test("a limiter that cannot be asked lets a request pass, and says so once", async () => {
  const { isWithinLimit } = await import(rateLimitModule);
  const lines: string[] = [];
  const limiter = { limit: () => Promise.reject(new Error("limiter is down")) };

  expect(await isWithinLimit(limiter, "a visitor", { error: (event: string) => lines.push(event) })).toBe(true);
  expect(lines).toEqual(["rate_limit_not_read"]);
});
