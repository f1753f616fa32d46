/** What a configured tag manager changes: the page names its container, unless the visitor asks not to be tracked. */
import { expect, test } from "vitest";
import { useSite } from "../support/harness.ts";

const site = useSite({ vars: { GTM_CONTAINER_ID: "GTM-TEST123" } });

const policyOf = async (path: string) => (await site.fetch(path)).headers.get("content-security-policy") ?? "";

test.each(["/", "/contact-us", "/_.data"])("%s hands the browser the container", async (path) => {
  expect(await (await site.fetch(path)).text()).toContain("GTM-TEST123");
});

test.each(["/", "/_.data"])("%s says nothing of it under Global Privacy Control", async (path) => {
  const answer = await (await site.fetch(path, { headers: { "sec-gpc": "1" } })).text();

  expect(answer).not.toMatch(/gtmContainerId|GTM-|googletagmanager/);
});

test("no page loads it by itself", async () => {
  expect(await (await site.fetch("/")).text()).not.toContain("googletagmanager");
});

test("the policy lets its measurements out", async () => {
  expect(await policyOf("/")).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/);
});
