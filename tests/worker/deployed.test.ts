/** The deployed site: production and staging settings, no stand-ins. `globalThis.fetch` plays the internet. */
import { parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { redirects } from "#app/content/redirects.ts";
import { numbers } from "#app/content/numbers.ts";
import { site as store } from "#app/content/site.ts";
import { readRelease } from "../../scripts/release-config.ts";
import { readProblem } from "../support/api-answers.ts";
import { useSite } from "../support/harness.ts";
import {
  contactEntries,
  expectNothingStored,
  mailSettled,
  makeMailDue,
  onlyMessage,
  seedMessage,
  type StoredRow,
} from "../support/messages.ts";
import { artworkShipping } from "../support/service-like.ts";
import { bucket } from "../support/site-server.ts";
import { days, minutes, timeFromNow } from "../support/times.ts";

/** This geocoder requires a key. */
const secrets = {
  TURNSTILE_SECRET_KEY: "turnstile-secret",
  MAILCHANNELS_API_KEY: "mail-secret",
  DKIM_DOMAIN: "signed.example",
  DKIM_SELECTOR: "site",
  DKIM_PRIVATE_KEY: "a2V5",
  GEOCODER_URL: "https://geo.example/reverse?key={key}",
  GEOCODER_KEY: "geo secret",
};
const deployment = { ...secrets, VERSION: { id: "version-1" } };
const production = { ...readRelease("production").vars, ...deployment };
const staging = { ...readRelease("staging").vars, ...deployment, MAILCHANNELS_API_KEY: undefined };
const origin = String(production.SITE_ORIGIN);
const { host, hostname } = new URL(origin);

interface Call {
  url: URL;
  headers: Headers;
  body: string;
}
let calls: Call[] = [];
/** Answers of the three services, by the end of the URL's path. */
let internet: Record<string, () => Response> = {};
const callsTo = (path: string) => calls.filter(({ url }) => url.pathname.endsWith(path));

const passed = (changes: object = {}) =>
  Response.json({ success: true, "error-codes": [], hostname, action: "contact", ...changes });
const taken = () => Response.json({ results: [{ index: 0, message_id: "1", status: "sent" }] });
const networkDown = () => {
  throw new TypeError("network down");
};

beforeEach(() => {
  calls = [];
  internet = {
    "/siteverify": () => passed(),
    "/send": taken,
    "/reverse": () => Response.json({ address: { town: "Concord Township", state: "Ohio" } }),
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(String(input));
    // The harness passes its own Request instead of `init`.
    const request = init as unknown as globalThis.Request | undefined;
    calls.push({ url, headers: new Headers(request?.headers), body: (await request?.text?.()) ?? "" });
    const [, answer = networkDown] = Object.entries(internet).find(([path]) => url.pathname.endsWith(path)) ?? [];
    return answer();
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("production", () => {
  const site = useSite({ deployedVars: production });
  const at = (path: string) => site.fetch(origin + path);
  const send = (changes: object = {}) =>
    site.postJson("/api/contact", contactEntries({ recaptcha: "a-real-token", ...changes }));

  test("pages and texts for machines name the one address, and pages call nobody", async () => {
    for (const path of ["/", "/contact-us", artworkShipping.path, "/sitemap.xml", "/robots.txt", "/llms.txt"]) {
      const response = await at(path);
      const text = await response.text();
      expect(response.status, path).toBe(200);
      expect(response.headers.get("x-robots-tag")).toBeNull();
      expect(text, path).toContain(origin);
      expect(text, path).not.toMatch(/localhost|stand-ins/);
    }
    expect((await at("/stand-ins/outbox")).status).toBe(404);
    expect(calls).toEqual([]);
  });

  const bare = host.replace(/^www\./, "");
  test.each([
    [`http://${host}/tracking?n=1%202`, "/tracking?n=1%202"],
    [`https://${bare}/services`, "/services"],
    [`http://${bare}/`, "/"],
    [`https://${host}:8443/terms`, "/terms"],
    [`http://${bare}/contact-us/`, "/contact-us"],
    ...Object.entries(redirects).map(([from, to]) => [`http://${bare}${from}?a=1`, `${to}?a=1`]),
    [`http://${bare}/sitemap.xml`, "/sitemap.xml"],
    [`http://${bare}//elsewhere.example/a`, "/elsewhere.example/a"],
  ])("%s leads to the one address in one step", async (from = "", path) => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await site.fetch(from, { method });
      expect([status, headers.get("location")]).toEqual([301, origin + path]);
      expect(headers.get("strict-transport-security")).toMatch(/^max-age=/);
    }
  });

  test("a message goes from the form to the database and the mail, with production's keys, and to nobody else", async () => {
    const recaptcha = "a-real-token";
    expect(await (await site.postJson("/api/captcha/verify", { token: recaptcha })).json()).toEqual({ success: true });
    expect((await site.postForm("/contact-us", contactEntries({ recaptcha }))).status).toBe(200);
    await mailSettled(site.db());

    expect(await onlyMessage(site.db())).toMatchObject({ mail_status: "sent", mail_error: null });
    expect(calls.map(({ url }) => url.href).toSorted()).toEqual(
      [
        "https://api.mailchannels.net/tx/v1/send",
        String(production.CAPTCHA_VERIFY_URL),
        String(production.CAPTCHA_VERIFY_URL),
      ].toSorted(),
    );
    const [verified, submitted] = callsTo("/siteverify").map(({ body }) => JSON.parse(body) as object);
    // Equal idempotency keys make Turnstile repeat its first answer.
    expect(verified).toEqual({
      secret: "turnstile-secret",
      response: recaptcha,
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(submitted).toEqual(verified);
    const [mail] = callsTo("/send");
    expect(mail?.headers.get("x-api-key")).toBe("mail-secret");
    const dkim = { dkim_domain: "signed.example", dkim_selector: "site", dkim_private_key: "a2V5" };
    expect(JSON.parse(mail?.body ?? "")).toMatchObject({
      reply_to: { email: "ada@visitor.example" },
      from: { name: `${store.name} website` },
    });
    for (const [name, value] of Object.entries(dkim)) {
      expect(mail?.body).toContain(`"${name}":"${value}"`);
    }
  });

  test.each<[string, () => Response]>([
    ["is that of a testing key", () => passed({ metadata: { result_with_testing_key: true } })],
    ["says no", () => Response.json({ success: false, "error-codes": ["timeout-or-duplicate"] })],
    ["names another host", () => passed({ hostname: "elsewhere.example" })],
    ["names no host", () => passed({ hostname: undefined })],
    ["names another action", () => passed({ action: "login" })],
    ["names no action", () => passed({ action: undefined })],
  ])("nobody gets through when Turnstile's answer %s", async (_, answer) => {
    internet["/siteverify"] = answer;
    expect((await readProblem(await send(), 403)).code).toBe("captcha-refused");
  });

  test.each<[string, () => Response]>([
    ["says yes in a text", () => passed({ success: "true" })],
    ["is a list", () => Response.json([])],
    ["is null", () => Response.json(null)],
    ["is empty", () => new Response("")],
    ["says yes with an error status", () => new Response(passed().body, { status: 500 })],
    ["does not know our secret", () => Response.json({ success: false, "error-codes": ["invalid-input-secret"] })],
    ["leads elsewhere", () => Response.redirect("https://elsewhere.example/siteverify", 307)],
    ["does not come", networkDown],
  ])("everybody is asked to try later when Turnstile's answer %s", async (_, answer) => {
    internet["/siteverify"] = answer;
    expect((await readProblem(await send(), 503)).code).toBe("unavailable");
  });

  test.each<[string, () => Response]>([
    [
      "a page of something in between",
      () => new Response("<h1>Hello</h1>", { headers: { "content-type": "text/html" } }),
    ],
    ["403 without a domain lock", () => Response.json({ errors: ["550 5.7.1 not authorized"] }, { status: 403 })],
    ["nothing, because the network is down", networkDown],
  ])("a mail answered with %s stays in the outbox with a reason, and goes out later", async (_, answer) => {
    internet["/send"] = answer;
    expect((await send()).status).toBe(201);
    await mailSettled(site.db());
    expect(await onlyMessage(site.db())).toMatchObject({
      mail_status: "pending",
      mail_error: expect.stringMatching(/./),
    });

    internet["/send"] = taken;
    await makeMailDue(site.db());
    await site.runCron("outbox");
    expect(await onlyMessage(site.db())).toMatchObject({ mail_status: "sent", mail_error: null });
  });

  test.each<[string, () => Response]>([
    ["an empty list of results", () => Response.json({ results: [] })],
    ["no results", () => Response.json({})],
    ["an empty body", () => new Response("")],
  ])("a mail that was taken with %s is not sent twice, and its row says so", async (_, answer) => {
    internet["/send"] = answer;
    await send();
    await mailSettled(site.db());
    await makeMailDue(site.db());
    await site.runCron("outbox");
    expect(await onlyMessage(site.db())).toMatchObject({
      mail_status: "sent",
      mail_error: "taken, response unreadable",
    });
    expect(callsTo("/send")).toHaveLength(1);
  });

  test("a place is looked up rounded, with the key that is a secret", async () => {
    const response = await at("/api/geocode/reverse?format=json&lat=41.67167&lon=-81.25083");
    expect(await response.json()).toEqual({ town: "Concord Township", state: "Ohio" });
    const [asked] = callsTo("/reverse");
    const sent = Object.fromEntries(asked?.url.searchParams ?? []);
    expect([asked?.url.host, sent]).toMatchObject([
      "geo.example",
      { key: "geo secret", lat: "41.672", lon: "-81.251" },
    ]);
  });

  test("the health check names late mail and a silent cron, until the crons run, and refuses an unknown one", async () => {
    const outboxRanAt = (time: string) =>
      site.db().prepare("update work_runs set ran_at = ? where name = 'outbox'").bind(time).run();
    await outboxRanAt(timeFromNow(-minutes(14)));
    const healthy = await at("/api/health");
    // `npm run deploy` waits for this version.
    expect([healthy.status, healthy.headers.get("x-version")]).toEqual([200, "version-1"]);

    await outboxRanAt(timeFromNow(-minutes(16)));
    await seedMessage(site.db(), { received_at: timeFromNow(-minutes(90)) });
    expect(await readProblem(await at("/api/health"), 503)).toMatchObject({ troubles: ["mail-late", "cron-late"] });
    await site.runCron("retention");
    expect((await at("/api/health")).status).toBe(503);
    await site.runCron("outbox");
    expect((await at("/api/health")).status).toBe(200);
    await site.runCron("1 1 1 1 1", "exception");
  });

  const ago = (count: number) => timeFromNow(-minutes(count));
  const waiting = (count: number) => ({ received_at: ago(count), mail_next_at: timeFromNow(minutes(30)) });
  test.each<[string, () => Array<Partial<StoredRow>>, number]>([
    ["one has waited for an hour", () => [waiting(61)], 503],
    ["one has waited for less", () => [waiting(58)], 200],
    ["all were mailed", () => [{ ...waiting(61), mail_status: "sent" }], 200],
    ["one waits and a later one went out", () => [waiting(61), { mail_status: "sent", mailed_at: ago(30) }], 503],
    ["one was given up", () => [{ mail_status: "failed", mail_next_at: null }], 503],
    ["one was given up and answered", () => [{ mail_status: "failed", mail_next_at: null, answered_by: "Ann" }], 200],
  ])("the health check goes by the messages: %s", async (_, messages, status) => {
    await site.runCron("outbox");
    for (const message of messages()) {
      await seedMessage(site.db(), message);
    }
    expect((await at("/api/health")).status).toBe(status);
  });

  test("the captcha comes from Turnstile, and the policy lets its frame in", async () => {
    const response = await at("/contact-us");
    expect(response.headers.get("content-security-policy")).toMatch(/frame-src [^;]*https:\/\/challenges\.cloudflare/);
    expect(await response.text()).toContain(String(production.CAPTCHA_SCRIPT_URL));
  });

  test("no secret shows in a page or a log", async () => {
    internet = { "/siteverify": () => new Response("oops", { status: 500 }) };
    const answers = [
      await at("/contact-us"),
      await send(),
      await at("/api/geocode/reverse?format=json&lat=41.61&lon=-81.21"),
    ];
    const shown = (await Promise.all(answers.map((answer) => answer.text()))).join("\n") + site.logs().join("\n");
    expect(shown).not.toMatch(/turnstile-secret|mail-secret|a2V5|geo.secret/);
  });
});

describe("a hole in the configuration", () => {
  const site = useSite({ vars: { TURNSTILE_SECRET_KEY: "", MAIL_TO: "not an address" } });

  test.each(["/", "/contact-us", "/api/health", "/no-such-page"])(
    "lets %s fail with a number that the log line has, and nothing else",
    async (path) => {
      const response = await site.fetch(path);
      const { code, message } = await readProblem(response, 500);
      const [, requestId = "none"] =
        /^Something went wrong on our side\..* give this number: (.+)\.$/.exec(message) ?? [];
      expect(code).toBe("internal");
      await expect.poll(() => site.logs().join("\n")).toContain(requestId);
      expect(response.headers.get("content-security-policy")).toBe("default-src 'none'");

      const page = await site.fetch(path, { headers: { accept: "text/html,*/*;q=0.8" } });
      expect(page.status).toBe(500);
      expect(await page.text()).toMatch(/<h1>Something went wrong<\/h1>[^]*<code>[\da-f-]{36}<\/code>/);
    },
  );

  test("lets no message through, and the log names every setting that is wrong, without its value", async () => {
    await readProblem(await site.postJson("/api/contact", contactEntries()), 500);
    await readProblem(await site.postForm("/contact-us", contactEntries()), 500);
    await expectNothingStored(site);
    await expect.poll(() => site.logs().join("\n")).toMatch(/ConfigurationError[^]*TURNSTILE_SECRET_KEY.*MAIL_TO/);
    expect(site.logs().join("\n")).not.toMatch(/not an address|MAILCHANNELS_API_KEY/);
  });

  test("keeps no message past its time", async () => {
    const received_at = timeFromNow(-days(numbers["message-retention"].value + 1));
    await seedMessage(site.db(), { received_at, mail_status: "sent" });
    await site.runCron("retention");
    await expectNothingStored(site);
  });
});

describe("staging", () => {
  const site = useSite({ deployedVars: staging });

  test.each(["/", "/sitemap.xml", "/api/health", "/no-such-page", "/contact-us/"])(
    "keeps %s out of search engines, and shows a version on trial under its own host",
    async (path) => {
      const { headers, status } = await site.fetch(path);
      expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
      expect(status).not.toBe(301);
    },
  );

  test("keeps no message past its time, though none is ever mailed", async () => {
    await seedMessage(site.db(), { received_at: timeFromNow(-days(numbers["message-retention"].value + 1)) });
    await site.runCron("retention");
    await expectNothingStored(site);
  });

  test("stores a message that passes with Turnstile's test keys, and mails it to nobody", async () => {
    internet["/siteverify"] = () => Response.json({ success: true, metadata: { result_with_testing_key: true } });
    expect((await site.postJson("/api/contact", contactEntries({ recaptcha: "dummy" }))).status).toBe(201);
    await mailSettled(site.db());
    await makeMailDue(site.db());
    await site.runCron("outbox");
    expect(await onlyMessage(site.db())).toMatchObject({
      mail_status: "pending",
      mail_error: "a staging site sends no mail",
    });
    expect(calls.map(({ url }) => url.pathname)).toEqual(["/turnstile/v0/siteverify"]);
  });
});

describe("pictures in a bucket", () => {
  const site = useSite();
  const read = (path: string) => site.server().bucketSite.fetch(site.origin() + path);

  test.each(["/", "/pack-ship", artworkShipping.path, "/shipping-partners", "/no-such-page"])(
    "come from it on %s, and the policy lets them in",
    async (path) => {
      const response = await read(path);
      const root = parse(await response.text());
      const sources = root.querySelectorAll("img").map((image) => image.getAttribute("src") ?? "");
      expect(sources.length).toBeGreaterThan(1);
      expect(sources.filter((source) => !source.startsWith(`${bucket}/`) && !source.startsWith("/assets/"))).toEqual(
        [],
      );
      expect(response.headers.get("content-security-policy")).toMatch(/img-src 'self' https:\/\/bucket\.example/);
    },
  );

  test("are told to the islands of a page", async () => {
    expect(await (await read("/")).text()).toContain(`data-images="${bucket}"`);
  });
});

describe("the tag manager", () => {
  const site = useSite({ vars: { GTM_CONTAINER_ID: "GTM-TEST123" } });

  test("is told to the browser, unless the visitor asks for privacy", async () => {
    const response = await site.fetch("/");
    const told = await response.text();
    expect(told).toContain("GTM-TEST123");
    // Loaded later by the browser.
    expect(told).not.toContain("googletagmanager");
    expect(response.headers.get("content-security-policy")).toMatch(/connect-src 'self' [^;]*google-analytics\.com/);
    const inPrivate = await (await site.fetch("/", { headers: { "sec-gpc": "1" } })).text();
    expect(inPrivate).not.toMatch(/GTM-|googletagmanager/);
  });
});
