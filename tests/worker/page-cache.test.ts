/** Pages that are cached for a minute: nobody can tell them from pages made for this request, but by the header. */
import { expect, test } from "vitest";
import { hours } from "#app/content/hours.ts";
import { openState, untilHoursChange } from "#app/hours/opening-hours.ts";
import { pages } from "#app/pages/page-records.server.ts";
import { useSite, type Response } from "../support/harness.ts";
import { contactEntries } from "../support/messages.ts";
import { addNotice } from "../support/notices.ts";
import { openSigns, textsWithRole } from "../support/page-text.ts";

const site = useSite({ vars: { GTM_CONTAINER_ID: "GTM-TEST123" } });

interface Answer {
  response: Response;
  text: string;
}

const isCached = ({ response }: Answer) => response.headers.get("server-timing") === "cached";
const nonceOf = ({ response }: Answer) =>
  /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? "";

async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await site.fetch(path, { headers });
  return { response, text: await response.text() };
}

/** Asks until an answer was made for its request, and then until one was not. */
async function askTwice(path: string, headers: Record<string, string> = {}): Promise<[made: Answer, cached: Answer]> {
  let made: Answer | undefined;
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await ask(path, headers);
    if (made !== undefined && isCached(answer)) {
      return [made, answer];
    }
    // A page that waits for its notice is another page.
    if (!/later\\?"/.test(answer.text)) {
      made = answer;
    }
  }
  throw new Error(`${path} is never cached`);
}

/** At which no notice can turn old while a test runs, and no minute ends. */
const atThree = { "x-frozen-clock": "2026-11-24T15:00:00-05:00" };
const secondsAtThree = String(Date.parse(atThree["x-frozen-clock"]) / 1000);

test("every page is cached, is what it would be, and has a nonce and a time of its own", async () => {
  const nonces = new Set<string>();
  for (const { path } of pages) {
    const answers = await askTwice(path, atThree);
    const [made, cached] = answers.map((answer) => ({
      text: answer.text.replaceAll(nonceOf(answer), "NONCE").replaceAll(/\b\d{10}\.\d{10}\b/g, "SERVED"),
      headers: [...answer.response.headers].filter(
        ([name]) => !["content-security-policy", "server-timing", "content-length", "transfer-encoding"].includes(name),
      ),
    }));
    expect(cached?.text === made?.text, `${path} is the same`).toBe(true);
    expect(cached?.headers, path).toEqual(made?.headers);
    for (const answer of answers) {
      const used = [...answer.text.matchAll(/ nonce="([^"]+)"/g)].map(([, value]) => value);
      expect(new Set(used), path).toEqual(new Set([nonceOf(answer)]));
      expect(nonces, path).not.toContain(nonceOf(answer));
      nonces.add(nonceOf(answer));
      expect(answer.text).toContain(secondsAtThree);
      // The number of a request is for its own log lines.
      expect(answer.text).not.toMatch(/[\da-f]{8}-[\da-f-]{27}/);
    }
  }
});

test("a notice that holds the second of the page stands on it as it was written", async () => {
  const text = `Call ${secondsAtThree}`;
  await addNotice(site.db(), { text, starts_at: "2026-11-24T12:00:00Z", ends_at: "2026-11-25T12:00:00Z" });
  const later = { "x-frozen-clock": "2026-11-24T15:00:59-05:00" };
  for (const clock of [atThree, later]) {
    const cached = async () => {
      const answer = await ask("/accessibility", clock);
      return isCached(answer) && textsWithRole(answer.text, "status");
    };
    await expect.poll(cached).toEqual([text]);
  }
});

test("the open sign turns with the minute", async () => {
  const noon = new Date("2028-05-03T12:00:00-04:00");
  const closing = noon.getTime() + untilHoursChange(hours, noon);
  for (const time of [closing - 1000, closing].map((ms) => new Date(ms))) {
    const [, { text }] = await askTwice("/", { "x-frozen-clock": time.toISOString() });
    expect(new Set(openSigns(text))).toEqual(new Set([openState(hours, time).text]));
  }
});

test.each(["/?x=1", "/contact-us.data", "/contact-us.data?_routes=root", "/no-such-page", "/search?q=box"])(
  "%s is made for each who asks",
  async (path) => {
    for (let time = 0; time < 3; time += 1) {
      expect(isCached(await ask(path, atThree))).toBe(false);
    }
  },
);

test.each(["/privacy/.data", "/PRIVACY.data", "/privacy/_.data"])(
  "%s is missing, though the data of the page have been asked for",
  async (path) => {
    for (let time = 0; time < 3; time += 1) {
      expect((await ask("/privacy.data", atThree)).response.status).toBe(200);
    }
    expect((await ask(path, atThree)).response.status).toBe(404);
  },
);

test("what one visitor sent stands on no other's page", async () => {
  await askTwice("/contact-us", atThree);
  const response = await site.postForm("/contact-us", contactEntries({ name: "Only Ada's", email: "wrong" }));
  const sent = { response, text: await response.text() };
  expect(sent.text).toContain("Only Ada&#x27;s");
  expect(isCached(sent)).toBe(false);
  const next = await ask("/contact-us", atThree);
  expect(isCached(next)).toBe(true);
  expect(next.text).not.toContain("Only Ada");
});

test("who wants no tag manager gets a page without it, whoever asked before", async () => {
  for (const [headers, isTold] of [
    [atThree, true],
    [{ ...atThree, "sec-gpc": "1" }, false],
    [atThree, true],
  ] as const) {
    const answers = [await ask("/terms", headers), await ask("/terms", headers), await ask("/terms", headers)];
    expect(answers.map(({ text }) => text.includes("GTM-TEST123"))).toEqual([isTold, isTold, isTold]);
  }
});
