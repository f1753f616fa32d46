/** Pages that are cached go by the notice as it is now, not as it was when they were made. */
import { expect, test } from "vitest";
import { useSite } from "../support/harness.ts";
import { addNotice } from "../support/notices.ts";
import { openSigns, textsWithRole } from "../support/page-text.ts";

const site = useSite({ vars: { TIMEOUTS_MS: { noticeAge: 300 } } });

test("a notice shows when it is no older than its time, and goes again", async () => {
  const ask = async () => {
    const response = await site.fetch("/");
    const html = await response.text();
    return { isCached: response.headers.get("server-timing") === "cached", strip: textsWithRole(html, "status"), html };
  };
  const strip = async () => (await ask()).strip;
  expect(await strip()).toEqual([]);
  await addNotice(site.db(), { text: "Closed today, snow", closes_store: 1 });
  await expect.poll(strip).toEqual(["Closed today, snow"]);
  const cachedSigns = async () => {
    const { isCached, html } = await ask();
    return isCached && [...new Set(openSigns(html))];
  };
  await expect.poll(cachedSigns).toEqual(["Closed"]);

  await site.db().prepare("delete from notices").run();
  await expect.poll(strip).toEqual([]);
});
