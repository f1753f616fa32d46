/** The service worker's journeys in Firefox; tests/e2e has them in Chromium. */
import { openLine } from "../support/line.ts";
import { changeAndRemove, readOffline, writeOffline } from "./offline-journeys.ts";
import { test, Visitor } from "./support.ts";

for (const [name, journey] of [
  ["what was seen can be read without a connection, and says how old it is", readOffline],
  ["a new version takes over, and the switch leaves nothing behind", changeAndRemove],
  ["a message that is sent without a connection is not lost, and sent once when it is back", writeOffline],
] as const) {
  test(name, { tag: "@essential" }, async ({ engine, baseURL }) => {
    const line = await openLine(baseURL ?? "");
    const look = { width: 1440, height: 900, isDark: false, isStill: false, hasScript: true };
    const tab = await engine.open(look);
    const visitor = new Visitor(tab, look, line.origin);
    const write = (label: string, words: string) => visitor.write(label, words);
    const pressButton = (label: string) => visitor.press({ role: "button", name: label });
    await journey({ ...tab, write, pressButton }, line);
    await tab.close();
    await line.close();
  });
}
