/** The stand-ins for the outside services: they keep their models' manners, faults included. */
import { expect, test } from "vitest";
import { configuredHost, useSite } from "../support/harness.ts";

const site = useSite();

const passSecret = "1x0000000000000000000000000000000AA";
const failSecret = "2x0000000000000000000000000000000AA";
const spentSecret = "3x0000000000000000000000000000000AA";
const dummyToken = "XXXX.DUMMY.TOKEN.XXXX";

const post = (path: string, body: unknown) =>
  site.standIns(path, { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) });

const siteverify = async (body: Record<string, unknown>) => (await post("/turnstile/v0/siteverify", body)).json();

const aMail = { subject: "Hello", content: [{ type: "text/plain", value: "<b>" }] };

test("the widget's script is served under the site's own address", async () => {
  const response = await site.request("/stand-ins/turnstile/api.js");

  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("text/javascript");
  expect(await response.text()).toContain("window.turnstile");
});

test("the outbox shows the mails of the site as JSON", async () => {
  await site.sendJson(site.contactFields());
  await site.mailSettled();
  const response = await site.request("/stand-ins/outbox", { headers: { accept: "application/json" } });

  expect(await response.json()).toEqual(await site.outbox());
  expect(await site.outbox()).toHaveLength(1);
});

test("the outbox shows the mails as a page, without running what is in them", async () => {
  await post("/tx/v1/send", aMail);
  const response = await site.request("/stand-ins/outbox", { headers: { accept: "text/html" } });
  const html = await response.text();

  expect(response.headers.get("content-type")).toContain("text/html");
  expect(html).toContain("Mail that left the store (1)");
  expect(html).toContain("&lt;b&gt;");
  expect(html).not.toContain("<b>");
});

test("calls are counted by service", async () => {
  expect(await site.calls()).toEqual({ mail: 0, captcha: 0, geocoder: 0 });
  await site.standIns("/reverse?lat=41.67&lon=-81.25");
  await site.standIns("/reverse?lat=41.67&lon=-81.25");
  await site.sendJson(site.contactFields());
  await site.mailSettled();

  expect(await (await site.request("/stand-ins/calls")).json()).toEqual({ mail: 1, captcha: 1, geocoder: 2 });
});

test.each([
  ["mail", "/tx/v1/send", "500", 500],
  ["mail", "/tx/v1/send", "502", 502],
  ["mail", "/tx/v1/send", "garbage", 200],
  ["mail", "/tx/v1/send", "refused", 202],
  ["captcha", "/turnstile/v0/siteverify", "500", 500],
  ["captcha", "/turnstile/v0/siteverify", "502", 502],
  ["captcha", "/turnstile/v0/siteverify", "garbage", 200],
])("the fault of %s at %s can be %s", async (service, path, fault, status) => {
  await site.setFaults({ [service]: fault });
  const response = await post(path, aMail);

  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toContain(fault === "refused" ? "application/json" : "text/");
  expect(await site.outbox()).toEqual([]);
});

test.each([
  ["500", 500, "text/"],
  ["502", 502, "text/"],
  ["garbage", 200, "text/html"],
] as const)("the geocoder's fault can be %s", async (geocoder, status, type) => {
  await site.setFaults({ geocoder });
  const response = await site.standIns("/reverse?lat=41.67&lon=-81.25");

  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toContain(type);
});

test("faults are set one by one under the site's address, and stay until they are changed", async () => {
  const set = async (faults: object) =>
    (await site.request("/stand-ins/faults", { method: "POST", body: JSON.stringify(faults) })).json();

  expect(await set({ mail: "500" })).toEqual({ mail: "500" });
  expect(await set({ captcha: "garbage" })).toEqual({ mail: "500", captcha: "garbage" });
  expect(await set({ mail: "ok" })).toEqual({ mail: "ok", captcha: "garbage" });
  expect(await set({})).toEqual({ mail: "ok", captcha: "garbage" });
});

const anyService = "Send a JSON object with any of: mail, captcha, geocoder.";

test.each([
  ["an unknown service", '{"fax":"500"}', anyService],
  ["an unknown fault", '{"mail":"teapot"}', "mail can be: ok, 500, 502, timeout, garbage, refused."],
  ["a refusal by the captcha", '{"captcha":"refused"}', "captcha can be: ok, 500, 502, timeout, garbage."],
  ["a number", '{"geocoder":500}', "geocoder can be: ok, 500, 502, timeout, garbage."],
  [
    "two unknown faults",
    '{"mail":"","captcha":null}',
    "mail can be: ok, 500, 502, timeout, garbage, refused. captcha can be: ok, 500, 502, timeout, garbage.",
  ],
  ["null", "null", anyService],
  ["malformed JSON", "{", anyService],
])("faults refuse %s and say what there is", async (_, body, message) => {
  const response = await post("/stand-ins/faults", body);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ ok: false, message });
});

test("a reset forgets faults, mails, calls and tokens", async () => {
  const token = site.freshToken();
  await siteverify({ secret: passSecret, response: token, idempotency_key: "first" });
  await post("/tx/v1/send", aMail);
  await site.setFaults({ captcha: "500" });
  await site.request("/stand-ins/reset", { method: "POST" });

  expect(await site.outbox()).toEqual([]);
  expect(await site.calls()).toEqual({ mail: 0, captcha: 0, geocoder: 0 });
  expect(await siteverify({ secret: passSecret, response: token, idempotency_key: "second" })).toMatchObject({
    success: true,
  });
});

test.each([
  ["the passing key and the dummy token", { secret: passSecret, response: dummyToken }, []],
  ["the failing key", { secret: failSecret, response: dummyToken }, ["invalid-input-response"]],
  ["the key of spent tokens", { secret: spentSecret, response: dummyToken }, ["timeout-or-duplicate"]],
  ["an unknown key", { secret: "mine", response: dummyToken }, ["invalid-input-secret"]],
  ["a token it never made", { secret: passSecret, response: "mine" }, ["invalid-input-response"]],
  ["no key", { response: dummyToken }, ["missing-input-secret"]],
  ["no token", { secret: passSecret }, ["missing-input-response"]],
  ["a token that is no text", { secret: passSecret, response: 7 }, ["bad-request"]],
])("siteverify answers %s as Turnstile does", async (_, body, codes) => {
  expect(await siteverify(body)).toMatchObject({ success: codes.length === 0, "error-codes": codes });
});

test("the dummy token's answer is marked, and names neither our host nor an action", async () => {
  const answer = await siteverify({ secret: passSecret, response: dummyToken });

  expect(answer).toMatchObject({ hostname: "example.com", metadata: { result_with_testing_key: true } });
  expect(answer).not.toHaveProperty("action");
});

test("a token of the local widget is good once, or again for the same question", async () => {
  const response = site.freshToken();
  const ask = (idempotency_key?: string) => siteverify({ secret: passSecret, response, idempotency_key });
  const spent = { success: false, "error-codes": ["timeout-or-duplicate"] };
  const good = { success: true, action: "contact", hostname: configuredHost };

  expect(await ask("a")).toMatchObject(good);
  expect(await ask("a")).toMatchObject(good);
  expect(await ask("b")).toMatchObject(spent);
  expect(await ask()).toMatchObject(spent);
});

test.each([
  [41.67167, -81.25083, { town: "Concord Township", county: "Lake County" }],
  [41.72164, -81.25836, { city: "Painesville", county: "Lake County" }],
  [41.7476, -81.27281, { village: "Fairport Harbor", county: "Lake County" }],
  [41.80067, -80.94615, { city: "Geneva", county: "Ashtabula County" }],
  [41.57, -81.21, { city: "Chardon", county: "Geauga County" }],
])("the geocoder knows what is at %d, %d", async (lat, lon, place) => {
  const answer = await (await site.standIns(`/reverse?format=jsonv2&lat=${lat}&lon=${lon}`)).json();

  expect(answer).toMatchObject({ address: { ...place, state: "Ohio" } });
});

test("the geocoder says so when it knows nothing", async () => {
  expect(await (await site.standIns("/reverse?lat=48.85&lon=2.35")).json()).toEqual({ error: "Unable to geocode" });
});
