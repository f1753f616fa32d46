import { expect, test } from "vitest";
import { meantEmail } from "./typos.tsx";

test.each([
  ["gmail.con", "gmail.com"],
  ["gmial.con", "gmail.com"],
  ["GMAI.com", "gmail.com"],
  ["yahoo.co", "yahoo.com"],
  ["hotmail.comm", "hotmail.com"],
  ["neo.rr.con", "neo.rr.com"],
  ["gmail.com", undefined],
  ["yahoo.co.uk", undefined],
  ["email.com", undefined],
  ["mac.com", undefined],
  ["my.com", undefined],
  ["lakecountyohio.gov", undefined],
])("a mail address at %s may mean %s", (typed, meant) => {
  expect(meantEmail(`Bob@${typed}`)).toBe(meant && `Bob@${meant}`);
});
