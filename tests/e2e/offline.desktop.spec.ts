/** The service worker's journeys in Chromium; tests/engines has them in Firefox. */
import { journeys } from "../engines/offline-journeys.ts";
import { openLine } from "../support/line.ts";
import { rest } from "./matrix.ts";
import { test } from "./support.ts";

// Without a line what is asked for fails, and so does looking for another version of the service worker.
test.use({ serviceWorkers: "allow", expectedErrors: [/Failed to (load resource|update a ServiceWorker)/] });

for (const { name, journey, isRare = false } of journeys) {
  test(name, isRare ? rest : {}, async ({ page, baseURL }) => {
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
