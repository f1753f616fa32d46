/** The service worker's journeys in Firefox; tests/e2e has them in Chromium. */
import { openLine } from "../support/line.ts";
import { changeAndRemove, readOffline } from "./offline-journeys.ts";
import { test } from "./support.ts";

for (const [name, journey] of [
  ["what was seen can be read without a connection, and says how old it is", readOffline],
  ["a new version takes over, and the switch leaves nothing behind", changeAndRemove],
] as const) {
  test(name, { tag: "@essential" }, async ({ engine, baseURL }) => {
    const line = await openLine(baseURL ?? "");
    const look = { width: 1440, height: 900, isDark: false, isStill: false, hasScript: true };
    const tab = await engine.open(look);
    await journey(tab, line);
    await tab.close();
    await line.close();
  });
}
