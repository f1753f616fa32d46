import { expect, test } from "vitest";

// A variable hides the import from the compiler: test and workerd types conflict.
const rateLimitModule = "./rate-limit.ts";
const { isWithinLimit, visitorKey } = await import(rateLimitModule);

test("a limiter that cannot be asked lets a request pass, and says so once", async () => {
  const lines: string[] = [];
  const limiter = { limit: () => Promise.reject(new Error("limiter is down")) };

  expect(await isWithinLimit(limiter, "a visitor", { error: (event: string) => lines.push(event) })).toBe(true);
  expect(lines).toEqual(["rate_limit_not_read"]);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:0:0:1::", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  // An IPv4-mapped address.
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["unknown", "unknown"],
])("%s counts as %s", (address, expected) => {
  expect(visitorKey(address)).toBe(expected);
});
