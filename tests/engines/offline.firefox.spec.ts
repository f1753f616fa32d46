/** The service worker's journeys in Firefox; tests/e2e has them in Chromium. */
import { openLine } from "../support/line.ts";
import { journeys, keeps } from "./offline-journeys.ts";
import { expect, test, Visitor } from "./support.ts";

for (const { name, journey } of journeys) {
  test(name, { tag: "@essential" }, async ({ engine, baseURL }) => {
    const line = await openLine(baseURL ?? "");
    const look = { width: 1440, height: 900, isDark: false, isStill: false, hasScript: true };
    const tab = await engine.open(look);
    const visitor = new Visitor(tab, look, line.origin);
    const write = (label: string, words: string) => visitor.write(label, words);
    const pressButton = (label: string) => visitor.press({ role: "button", name: label });
    const pressLink = (label: string) => visitor.press({ role: "link", name: label });
    await journey({ ...tab, write, pressButton, pressLink }, line);
    await tab.close();
    await line.close();
  });
}

test("pages that are left while their files come are no error of the service worker", async ({ engine, baseURL }) => {
  const line = await openLine(baseURL ?? "");
  const tab = await engine.open({ width: 1440, height: 900, isDark: false, isStill: false, hasScript: true });
  await tab.open(`${line.origin}/`);
  await keeps(tab, "/");
  await tab.open(`${line.origin}/services`);
  // Each is left in another moment of its loading.
  for (const path of Array.from({ length: 15 }, (_, number) => (number % 2 === 0 ? "/" : "/services"))) {
    const before = line.asked.length;
    const go = async () => {
      // One that is about to go does not answer.
      await tab.ask((to) => void setTimeout(() => location.assign(to)), path).catch(() => undefined);
      return line.asked.slice(before);
    };
    await expect.poll(go, { intervals: [50] }).toContain(`GET ${path}`);
  }
  await expect.poll(() => tab.ask(() => document.readyState).catch(() => "")).toBe("complete");
  expect(tab.complaints()).toEqual([]);
  await tab.close();
  await line.close();
});
