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

const isCached = ({ headers }: Response) => headers.get("server-timing") === "cached";
const nonceOf = ({ headers }: Response) =>
  /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";

interface Answer {
  response: Response;
  text: string;
}

async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await site.fetch(path, { headers });
  return { response, text: await response.text() };
}

/** A page that waits for its notice is another page. */
const isLate = ({ text }: Answer) => /later\\?"/.test(text);

/** Asks until an answer was made for its request, and then until one was not. */
async function askTwice(path: string, headers: Record<string, string> = {}): Promise<[made: Answer, cached: Answer]> {
  let made: Answer | undefined;
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await ask(path, headers);
    if (isCached(answer.response)) {
      expect(made, path).toBeDefined();
      return [made ?? answer, answer];
    }
    if (!isLate(answer)) {
      made = answer;
    }
  }
  throw new Error(`${path} is never cached`);
}

/** What is left when all that belongs to one request is taken out. */
const withoutTokens = ({ response, text }: Answer) =>
  text.replaceAll(nonceOf(response), "NONCE").replaceAll(/\b\d{10}\.\d{10}\b/g, "SERVED");

/** At which no notice can turn old while a test runs, and no minute ends. */
const atThree = { "x-frozen-clock": "2026-11-24T15:00:00-05:00" };
const beforeFour = { "x-frozen-clock": "2026-11-24T15:00:59-05:00" };

const addresses = pages.map(({ path }) => path);

test("every page is cached, and is what it would be", async () => {
  const nonces = new Set<string>();
  for (const path of addresses) {
    const [made, cached] = await askTwice(path, atThree);
    expect(made.response.status, path).toBe(200);
    expect(withoutTokens(cached) === withoutTokens(made), `${path} is the same`).toBe(true);
    const others = ({ response: { headers } }: Answer) =>
      [...headers].filter(
        ([name]) => !["content-security-policy", "server-timing", "content-length", "transfer-encoding"].includes(name),
      );
    expect(others(cached), path).toEqual(others(made));

    for (const { response, text } of [made, cached]) {
      const nonce = nonceOf(response);
      const used = [...text.matchAll(/ nonce="([^"]+)"/g)].map(([, value]) => value);
      expect(used, path).not.toEqual([]);
      expect(new Set([...used, nonce]), path).toEqual(new Set([nonce]));
      expect(nonces, path).not.toContain(nonce);
      nonces.add(nonce);
    }
  }
});

test("a notice that holds the second of the page stands on it as it was written", async () => {
  const text = `Call ${Date.parse(atThree["x-frozen-clock"]) / 1000}`;
  await addNotice(site.db(), { text, starts_at: "2026-11-24T12:00:00Z", ends_at: "2026-11-25T12:00:00Z" });
  const shown = async (clock: Record<string, string>) => textsWithRole((await ask("/terms", clock)).text, "status");
  await expect.poll(() => shown(atThree)).toEqual([text]);
  for (const clock of [atThree, beforeFour]) {
    const cached = async () => {
      const answer = await ask("/accessibility", clock);
      return isCached(answer.response) && textsWithRole(answer.text, "status");
    };
    await expect.poll(cached).toEqual([text]);
  }
  await site.db().prepare("delete from notices").run();
});

test("each answer says when it was made, and none has the number of a request", async () => {
  const [made, first] = await askTwice("/privacy", atThree);
  const second = await ask("/privacy", atThree);
  await (await site.fetch("/", { headers: beforeFour })).text();
  const later = await ask("/privacy", beforeFour);

  const answers = [made, first, second, later];
  expect(answers.map(({ response }) => isCached(response))).toEqual([false, true, true, true]);
  expect(answers.filter(({ text }) => /[\da-f]{8}-[\da-f-]{27}/.test(text))).toEqual([]);
  for (const { text } of [made, first, second]) {
    expect(text).toContain(String(Date.parse(atThree["x-frozen-clock"]) / 1000));
  }
  expect(later.text).toContain(String(Date.parse(beforeFour["x-frozen-clock"]) / 1000));
});

test("the open sign turns with the minute", async () => {
  const noon = new Date("2028-05-03T12:00:00-04:00");
  const closing = noon.getTime() + untilHoursChange(hours, noon);
  for (const time of [closing - 1000, closing].map((ms) => new Date(ms))) {
    const [, { text }] = await askTwice("/", { "x-frozen-clock": time.toISOString() });
    expect(new Set(openSigns(text))).toEqual(new Set([openState(hours, time).text]));
  }
  expect(openState(hours, new Date(closing - 1000)).text).not.toBe(openState(hours, new Date(closing)).text);
});

test.each([
  "/?x=1",
  "/contact-us.data",
  "/contact-us.data?_routes=root",
  "/no-such-page",
  "/pack-ship/no-such-service",
  "/search?q=box",
])("%s is made for each who asks", async (path) => {
  for (let time = 0; time < 4; time += 1) {
    expect(isCached((await ask(path, atThree)).response)).toBe(false);
  }
});

test.each(["/privacy/.data", "/PRIVACY.data", "/privacy/_.data"])(
  "%s is missing, though the data of the page have been asked for",
  async (path) => {
    for (let time = 0; time < 4; time += 1) {
      expect((await ask("/privacy.data", atThree)).response.status).toBe(200);
    }
    expect((await ask(path, atThree)).response.status).toBe(404);
  },
);

test("what one visitor sent stands on no other's page", async () => {
  await askTwice("/contact-us", atThree);
  const sent = await site.postForm("/contact-us", contactEntries({ name: "Only Ada's", email: "wrong" }));
  expect(await sent.text()).toContain("Only Ada&#x27;s");
  expect(isCached(sent)).toBe(false);

  const { response, text } = await ask("/contact-us", atThree);
  expect(isCached(response)).toBe(true);
  expect(text).not.toContain("Only Ada");
});

test("who wants no tag manager gets a page without it, whoever asked before", async () => {
  for (const { text } of await askTwice("/terms", atThree)) {
    expect(text).toContain("GTM-TEST123");
  }
  for (const { text } of await askTwice("/terms", { ...atThree, "sec-gpc": "1" })) {
    expect(text).not.toContain("GTM-TEST123");
  }
  expect((await ask("/terms", atThree)).text).toContain("GTM-TEST123");
});
