/** Every link arrives in Firefox and WebKit; tests/e2e has the same in Chromium. */
import { openLine, type Line } from "../support/line.ts";
import { files, goOnAfterRelease, goOnWithoutFile, type Browsing } from "./arrival-journeys.ts";
import { sizes, test, type EngineName } from "./support.ts";

/** WebKit takes a script that was refused for the script, and asks for it no more while it lives (WebKitGTK 2.50). */
const withoutFile = (tab: Browsing, line: Line, engine: EngineName) =>
  goOnWithoutFile(tab, line, files, engine !== "webkit");

const afterRelease = (tab: Browsing, line: Line) => goOnAfterRelease(tab, line);

for (const [name, journey] of [
  ["from an old page into a new release every kind of link arrives", afterRelease],
  ["each file of the build may fail once, and every link arrives", withoutFile],
] as const) {
  test(name, async ({ engine, engineName, baseURL }) => {
    test.setTimeout(400_000);
    const line = await openLine(baseURL ?? "");
    const tab = await engine.open({ ...sizes.desktop, isDark: false, isStill: false, hasScript: true });
    await journey(tab, line, engineName);
    await tab.close();
    await line.close();
  });
}
