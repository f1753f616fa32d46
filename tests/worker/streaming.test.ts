/** Pages never wait for the database: the notice streams in, or stays away. */
import { expect, test } from "vitest";
import { useSite, type Response } from "../support/harness.ts";
import { decodeData } from "../support/router-data.ts";
import { shortTimeouts as timeouts } from "../support/times.ts";
import { addNotice } from "../support/notices.ts";
import { openSigns, textOf, textsWithRole } from "../support/page-text.ts";
import { artworkShipping } from "../support/service-like.ts";

const site = useSite({ vars: { TIMEOUTS_MS: timeouts } });

const pages = ["/", "/contact-us", artworkShipping.path, "/no-such-page"];

const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** Reads a page piece by piece. */
function openPage(response: Response) {
  if (response.body === null) {
    throw new Error("The page has no body.");
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let html = "";
  return {
    /** Everything up to the piece that holds `text`. */
    async readUntil(text: string): Promise<string> {
      while (!html.includes(text)) {
        const { done, value } = await reader.read();
        if (done) {
          throw new Error(`The page ended without ${text}`);
        }
        html += decoder.decode(value as Uint8Array, { stream: true });
      }
      return html;
    },
    /** The whole page, once it has ended. */
    async readAll(): Promise<string> {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) {
          return html + decoder.decode();
        }
        html += decoder.decode(value as Uint8Array, { stream: true });
      }
    },
  };
}

/** The notice as the client router awaits it; a rejection would tear the page down in the browser. */
async function lateNotice(): Promise<unknown> {
  const data = (await decodeData(await site.fetch("/contact-us.data"))) as {
    root: { data: { notice: { later: Promise<unknown> } } };
  };
  return data.root.data.notice.later;
}

test.each(pages)("%s shows its heading before the database answers, and the notice after", async (path) => {
  await addNotice(site.db(), { text: "Closed today, snow", closes_store: 1 });
  await site.setConditions({ database: "hang" });
  const page = openPage(await site.fetch(path));

  const first = await page.readUntil("</h1>");
  expect(first).not.toContain("Closed today, snow");

  await site.setConditions({ database: "ok" });
  const whole = await page.readAll();
  expect(textsWithRole(whole, "status")).toEqual(["Closed today, snow"]);
  expect(openSigns(whole).at(-1)).toBe("Closed");
});

test("the client router gets a page's data before the database answers", async () => {
  await addNotice(site.db(), { text: "Closed today, snow" });
  await site.setConditions({ database: "hang" });
  const answer = openPage(await site.fetch("/contact-us.data"));

  expect(await answer.readUntil('"contact"')).not.toContain("Closed today, snow");
  await site.setConditions({ database: "ok" });
  expect(await answer.readAll()).toContain("Closed today, snow");
});

test("a crawler gets the page in one piece, the notice in its place", async () => {
  await addNotice(site.db(), { text: "Open until 8 this week" });
  await site.setConditions({ database: "slow" });
  const response = await site.fetch("/", { headers: { "user-agent": crawler } });
  const html = await response.text();

  expect(response.status).toBe(200);
  expect(textsWithRole(html, "status")).toEqual(["Open until 8 this week"]);
  expect(html).not.toContain('<template id="B:');
});

test("a database that never answers costs the notice, not the page", async () => {
  await addNotice(site.db(), { text: "Closed today, snow", closes_store: 1 });
  await site.setConditions({ database: "hang" });
  const started = performance.now();
  const responses = await Promise.all(pages.map((path) => site.fetch(path)));
  const [notice, ...texts] = await Promise.all([lateNotice(), ...responses.map((response) => response.text())]);
  expect(performance.now() - started).toBeGreaterThanOrEqual(timeouts.notice);

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  expect(notice).toBeNull();
  for (const html of texts) {
    expect(html).toContain("</html>");
    expect(textsWithRole(html, "status")).toEqual([]);
  }
  expect(site.logs().join("\n")).not.toContain("render_failed");
});

test.each(pages.slice(0, 3))("a broken database costs %s the notice, nothing else", async (path) => {
  await addNotice(site.db(), { text: "Closed today, snow", closes_store: 1 });
  await site.setConditions({ database: "refuse-all" });
  const response = await site.fetch(path);
  const html = await response.text();

  expect(response.status).toBe(200);
  expect(html).toContain("</html>");
  expect(textsWithRole(html, "status")).toEqual([]);
  expect(openSigns(html).join()).toMatch(/^(Open|Closed) · |^Holiday hours may vary today$/);
  expect(textOf(html)).not.toContain("Something went wrong");
  expect(html).not.toContain("D1_ERROR");
  expect(await lateNotice()).toBeNull();
  await expect.poll(() => site.logs().join("\n")).toContain("notice_not_read");
  expect(site.logs().join("\n")).not.toContain("render_failed");
});
