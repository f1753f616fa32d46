/** The service worker's journeys in Chromium; tests/engines has them in Firefox. */
import { changeAndRemove, changePicture, comeBack, readOffline, writeOffline } from "../engines/offline-journeys.ts";
import { openLine } from "../support/line.ts";
import { rest } from "./matrix.ts";
import { test } from "./support.ts";

// Without a line what is asked for fails, and so does looking for another version of the service worker.
test.use({ serviceWorkers: "allow", expectedErrors: [/Failed to (load resource|update a ServiceWorker)/] });

for (const [name, details, journey] of [
  ["what was seen can be read without a connection, and says how old it is", {}, readOffline],
  ["a page that is not stored opens by itself when the line is back, and a copy stays", {}, comeBack],
  ["a picture that changed under its name shows", rest, changePicture],
  ["a new version takes over, and the switch leaves nothing behind", rest, changeAndRemove],
  ["a message that is sent without a connection is not lost, and sent once when it is back", {}, writeOffline],
] as const) {
  test(name, details, async ({ page, baseURL }) => {
    const line = await openLine(baseURL ?? "");
    await journey(
      {
        open: async (url) => void (await page.goto(url)),
        ask: (question, ...values) => page.evaluate(`(${String(question)})(...${JSON.stringify(values)})`),
        write: (label, text) => page.getByLabel(label, { exact: true }).pressSequentially(text),
        pressButton: (label) => page.getByRole("button", { name: label }).click(),
        pressLink: (label) => page.getByRole("link", { name: label }).click(),
      },
      line,
    );
    await line.close();
  });
}
