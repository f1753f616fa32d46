/** The built Worker with production's configuration, alone: no stand-ins, and the internet is `globalThis.fetch`. */
import { parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { site as store } from "#app/content/site.ts";
import { pages } from "#app/pages/page-records.server.ts";
import { settingNames } from "#workers/settings/setting-table.ts";
import { checkSettings } from "#workers/settings/settings.ts";
import { useSite } from "../support/harness.ts";
import { mailSettled, onlyMessage, seedMessage } from "../support/messages.ts";
import { minutes, timeFromNow } from "../support/times.ts";

const { vars } = readConfig({ config: "wrangler.toml", env: "production" }, { hideWarnings: true });
const origin = String(vars.SITE_ORIGIN);
const { host, hostname } = new URL(origin);

/** As `wrangler secret put` hands them over; the geocoder is one that wants a key. */
const secrets = {
  TURNSTILE_SECRET_KEY: "turnstile-secret",
  MAILCHANNELS_API_KEY: "mail-secret",
  GEOCODER_URL: "https://geo.everywhere.com/reverse?key={key}",
  GEOCODER_KEY: "geo secret",
};

interface Call {
  url: URL;
  body: string;
}
let calls: Call[] = [];
const callsTo = (path: string) => calls.filter(({ url }) => url.pathname.endsWith(path));

/** The three services as they answer when all is well. */
const internet: ReadonlyArray<[path: string, answer: object]> = [
  ["/siteverify", { success: true, hostname, action: "contact" }],
  ["/tx/v1/send", { results: [{ index: 0, message_id: "1", status: "sent" }] }],
  ["/reverse", { address: { town: "Concord Township", state: "Ohio" } }],
];

beforeEach(() => {
  calls = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(String(input));
    const request = init as unknown as globalThis.Response | undefined;
    calls.push({ url, body: (await request?.text?.()) ?? "" });
    const [, answer] = internet.find(([path]) => url.pathname.endsWith(path)) ?? [];
    return answer === undefined ? new Response("nobody", { status: 502 }) : Response.json(answer);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const form = (changes: object = {}) =>
  new URLSearchParams({
    name: "Ada Example",
    email: "ada@visitor.com",
    phone: "",
    service: "printing",
    message: `Do you print on canvas? ${crypto.randomUUID()}`,
    recaptcha: crypto.randomUUID(),
    website: "",
    ...changes,
  });

describe("as it is deployed", { tags: "store" }, () => {
  const site = useSite({ environment: "production", vars: secrets });
  const at = (path: string) => site.fetch(origin + path);
  const send = (path: string) =>
    site.fetch(origin + path, {
      method: "POST",
      headers: { origin, "content-type": "application/x-www-form-urlencoded" },
      body: form().toString(),
    });
  const outboxRanAt = (time: string) =>
    site.db().prepare("update work_runs set ran_at = ? where name = 'outbox'").bind(time).run();

  test("every page is there, under its one address", async () => {
    for (const { path } of pages) {
      const response = await at(path);
      expect(response.status, path).toBe(200);
      const head = parse(await response.text()).querySelector("head");
      const canonical = head?.querySelector("link[rel=canonical]")?.getAttribute("href") ?? origin;
      expect(new URL(canonical).origin, path).toBe(origin);
    }
    for (const elsewhere of [`http://${host}`, `https://${host.replace(/^www\./, "")}`]) {
      const response = await site.fetch(`${elsewhere}/services?a=b`);
      expect([response.status, response.headers.get("location")]).toEqual([301, `${origin}/services?a=b`]);
    }
    expect((await at("/stand-ins/outbox")).status).toBe(404);
    expect((await at("/")).headers.get("x-robots-tag")).toBeNull();
    expect(calls).toEqual([]);
  });

  test("a message goes through the form into the database and the mail, with production's addresses and keys", async () => {
    expect((await send("/contact-us")).status).toBe(200);
    await mailSettled(site.db());

    expect(await onlyMessage(site.db())).toMatchObject({ mail_status: "sent", mail_error: null });
    expect(JSON.parse(callsTo("/siteverify")[0]?.body ?? "")).toMatchObject({ secret: "turnstile-secret" });
    expect(JSON.parse(callsTo("/tx/v1/send")[0]?.body ?? "")).toMatchObject({
      reply_to: { email: "ada@visitor.com" },
      from: { name: `${store.name} website` },
    });
    expect(calls).toHaveLength(2);
  });

  test("a place is looked up with the key that is a secret", async () => {
    const response = await at("/api/geocode/reverse?format=json&lat=41.67&lon=-81.25");

    expect(await response.json()).toEqual({ town: "Concord Township", state: "Ohio" });
    const [asked] = callsTo("/reverse");
    expect(asked?.url.host).toBe("geo.everywhere.com");
    expect(asked?.url.searchParams.get("key")).toBe("geo secret");
    expect(site.logs().join()).not.toMatch(/geo.secret/);
  });

  test("crons mail what is due, keep the health good, and refuse a time that nobody knows", async () => {
    await outboxRanAt(timeFromNow(-minutes(20)));
    await seedMessage(site.db(), { received_at: timeFromNow(-minutes(90)) });
    const ill = await at("/api/health");
    expect(ill.status).toBe(503);
    expect(await ill.text()).toMatch(/could not be emailed for more than an hour.*has not run for 15 minutes/);

    await site.runCron("outbox");
    await site.runCron("retention");
    expect(await onlyMessage(site.db())).toMatchObject({ mail_status: "sent" });
    expect((await at("/api/health")).status).toBe(200);
    await site.runCron("1 1 1 1 1", "exception");
  });
});

const broken: ReadonlyArray<[name: string, value: string]> = [
  ["CAPTCHA_VERIFY_URL", "verify.cloudflare"],
  ["GEOCODER_URL", "nominatim.org/reverse"],
  ["GEOCODER_KEY", ""],
  ["DKIM_DOMAIN", "https://signed-by.com"],
  ["DKIM_SELECTOR", "the key"],
  ["DKIM_PRIVATE_KEY", "C:\\keys\\mail.pem"],
  ["IMAGES_BASE_URL", "pictures.com/x"],
  ["GTM_CONTAINER_ID", "G-ABC123"],
  ["OFFLINE_READING", "sometimes"],
];

describe("with a setting that cannot be read", () => {
  const site = useSite({ environment: "production", hasSettingsByRequest: true, vars: secrets });

  test.each(broken)("%s = %j: pages, form, mail and health go on, and the log names it", async (name, value) => {
    const changed = { "x-settings": JSON.stringify({ [name]: value }) };
    for (const path of ["/", "/contact-us", "/services", "/tracking", "/api/health"]) {
      // With a query, because pages without one are kept for a minute, whatever the settings.
      const response = await site.fetch(`${origin}${path}?of=${name}`, { headers: changed });
      expect(response.status, path).toBe(200);
      const shown = (await response.text()) + (response.headers.get("content-security-policy") ?? "");
      expect(value !== "" && shown.includes(value), path).toBe(false);
    }
    await expect.poll(() => site.logs().join("\n")).toContain(`"setting":"${name}"`);

    const headers = { ...changed, origin, "content-type": "application/json" };
    const body = JSON.stringify(Object.fromEntries(form()));
    expect((await site.fetch(`${origin}/api/contact`, { method: "POST", headers, body })).status).toBe(201);
    await mailSettled(site.db());
    expect(await onlyMessage(site.db())).toMatchObject({ mail_status: "sent" });
  });

  test("one that pages cannot do without: they say so with 500, and the log names it", async () => {
    const headers = { "x-settings": JSON.stringify({ MAIL_TO: "owner" }) };
    expect((await site.fetch(`${origin}/`, { headers })).status).toBe(500);
    await expect.poll(() => site.logs().join("\n")).toContain("MAIL_TO");
  });
});

test("each setting that pages can do without is broken above", () => {
  const required = checkSettings({}).faults.map(({ name }) => name);
  const others = ["STAGE", "FROZEN_CLOCK", "TIMEOUTS_MS"];
  expect(settingNames.filter((name) => !required.includes(name) && !others.includes(name)).toSorted()).toEqual(
    broken.map(([name]) => name).toSorted(),
  );
});
