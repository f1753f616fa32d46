/** The console of every template in WebKit: no error, no warning, nothing that the policy is blamed for. */
import { templatePages } from "../support/template-pages.ts";
import { expect, test } from "./support.ts";
import { readConsole } from "./webkit-console.ts";

/** WebKit on Linux is built without manifests, and says of each page that it does not know what lets others read ours. */
const unknownDirective = "CONSOLE SECURITY ERROR Unrecognized Content-Security-Policy directive 'manifest-src'.";
/** Scripts are asked for together and run one after the other, on a busy machine seconds after the document has loaded. */
const lateScript = /\/assets\/[^/]+\.js was preloaded using link preload but not used within a few seconds/;

test("the console is silent on every page", async ({ baseURL }) => {
  // Each page is a process of its own.
  test.slow();
  const paths = templatePages.map(({ path }) => path);
  const complaints = await readConsole(baseURL ?? "", paths);
  expect(complaints.filter((line) => line !== unknownDirective && !lateScript.test(line))).toEqual([]);
});
