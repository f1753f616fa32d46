/** The console of every template in WebKit: no error, no warning, nothing that the policy is blamed for. */
import { templatePages } from "../../scripts/template-pages.ts";
import { expect, test } from "./support.ts";
import { readConsole } from "./webkit-console.ts";

test("the console is silent on every page", async ({ baseURL }) => {
  // Each page is a process of its own.
  test.slow();
  const paths = templatePages.map(({ path }) => path);
  expect(await readConsole(baseURL ?? "", paths)).toEqual([]);
});
