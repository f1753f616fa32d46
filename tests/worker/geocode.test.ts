/** The reverse geocoder's proxy: what it asks, keeps, refuses and never says. */
import { expect, test } from "vitest";
import { readProblem } from "../support/api-answers.ts";
import { useSite, type Response } from "../support/harness.ts";
import { shortTimeouts as timeouts } from "../support/times.ts";

const site = useSite({ timeouts });

let cells = 0;
/** A rounded position in Mentor that no other test asks about: results are cached. */
function freshCell(): { lat: string; lon: string } {
  cells += 1;
  return { lat: (41.68 + cells / 1000).toFixed(3), lon: "-81.336" };
}

const ask = (query: Record<string, string> | string, headers: Record<string, string> = {}) =>
  site.fetch(`/api/geocode/reverse?${new URLSearchParams(query).toString()}`, { headers });
const askCell = (cell: { lat: string; lon: string }, headers?: Record<string, string>) =>
  ask({ format: "json", ...cell }, headers);

const mentor = { city: "Mentor", county: "Lake County", state: "Ohio" };

/** A moment of what was left may have passed on the way. */
function expectKeptFor(seconds: number, response: Response): void {
  const [, left] = /^public, max-age=(\d+)$/.exec(response.headers.get("cache-control") ?? "") ?? [];
  expect(seconds - Number(left)).toBeLessThan(30);
  expect(Number(left)).toBeLessThanOrEqual(seconds);
}

test("a position becomes those of the five names that are known", async () => {
  const response = await askCell(freshCell());
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(mentor);
  expectKeptFor(30 * 24 * 3600, response);
});

test("a position without a name is an empty answer that holds ten minutes", async () => {
  const response = await askCell({ lat: "0", lon: String(-30 - Math.floor(Math.random() * 100)) });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({});
  expectKeptFor(600, response);
});

test.each(["lat", "lon"])("minus zero as %s is zero", async (key) => {
  // Somewhere in the oceans that no other try has asked about.
  const elsewhere = (-30 - Math.random() * 50).toFixed(3);
  const at = (zero: string) => ({ lat: elsewhere, lon: elsewhere, [key]: zero });
  for (const zero of ["-0", "0", "-0.0"]) {
    expect(await (await askCell(at(zero))).json()).toEqual({});
  }
  expect((await site.calls()).geocoder).toBe(1);
});

test.each([
  ["a latitude out of range", "format=json&lat=91&lon=0"],
  ["a longitude out of range", "format=json&lat=0&lon=-180.001"],
  ["words", "format=json&lat=abc&lon=0"],
  ["nothing", "format=json&lat=&lon=0"],
  ["no latitude", "format=json&lon=0"],
  ["no longitude", "format=json&lat=0"],
  ["a repeated latitude", "format=json&lat=1&lat=2&lon=0"],
  ["an exponent", "format=json&lat=1e309&lon=0"],
  ["a hexadecimal number", "format=json&lat=0x10&lon=0"],
  ["spaces", "format=json&lat=%201&lon=0"],
  ["a comma", "format=json&lat=1,5&lon=0"],
  ["a kilobyte of digits", `format=json&lat=${"1".repeat(1024)}&lon=0`],
  ["another format", "format=xml&lat=1&lon=0"],
  ["no format", "lat=1&lon=0"],
])("%s is refused without asking anybody", async (_, query) => {
  const response = await ask(query);
  expect(await readProblem(response, 400)).toMatchObject({ ok: false, code: "bad-query" });
  expect((await site.calls()).geocoder).toBe(0);
});

test("a hundred visitors of one cell at once make one call", async () => {
  const cell = freshCell();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, visitor) => askCell(cell, { "cf-connecting-ip": `192.0.2.${visitor}` })),
  );
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(answers.map(() => mentor));
  expect((await site.calls()).geocoder).toBe(1);
});

test("a thousand visits of one cell make one call", async () => {
  const { lat, lon } = freshCell();
  const visit = async (count: number) => {
    // Further digits are the same rounded position.
    const response = await askCell({ lat: `${lat}${count % 4}`, lon }, { "cf-connecting-ip": `198.51.100.${count}` });
    await response.arrayBuffer();
    return response.status;
  };
  for (let batch = 0; batch < 20; batch += 1) {
    const statuses = await Promise.all(Array.from({ length: 50 }, (_, count) => visit(count)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  expect((await site.calls()).geocoder).toBe(1);
});

test.each(["500", "garbage"] as const)(
  "with the geocoder answering %s a new place is a 502, a known one is served",
  async (fault) => {
    const known = freshCell();
    await askCell(known);
    await site.setFaults({ geocoder: fault });
    const response = await askCell(freshCell());
    expect(await readProblem(response, 502)).toMatchObject({ ok: false, code: "geocoder-unavailable" });
    expect(await (await askCell(known)).json()).toEqual(mentor);
  },
);

test("a geocoder that hangs is given up, and a failure is not remembered", async () => {
  const cell = freshCell();
  await site.setFaults({ geocoder: "timeout" });
  const started = performance.now();
  expect((await askCell(cell)).status).toBe(502);
  expect(performance.now() - started).toBeGreaterThanOrEqual(timeouts.geocoder);
  await site.setFaults({ geocoder: "ok" });
  expect((await askCell(cell)).status).toBe(200);
});

test("different places take turns, and a long queue is refused", async () => {
  const started = Date.now();
  const answers = await Promise.all(Array.from({ length: 6 }, () => askCell(freshCell())));
  const statuses = answers.map(({ status }) => status);
  const answered = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status === 502).length).toBe(6 - answered);
  expect(answered).toBeGreaterThan(1);
  expect(answered).toBeLessThan(6);
  expect(Date.now() - started).toBeGreaterThanOrEqual((answered - 1) * timeouts.geocoderSpacing);
  expect((await site.calls()).geocoder).toBe(answered);
});

test("one address may ask about thirty new places a minute", async () => {
  const started = Date.now();
  // The limit counts by the minute of the clock: sixty-one questions pass it even if a minute ends among them.
  const answers = await Promise.all(Array.from({ length: 61 }, () => askCell(freshCell())));
  const minutesTouched = Math.floor(Date.now() / 60_000) - Math.floor(started / 60_000) + 1;
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeLessThanOrEqual(31);
  expect(refused.length).toBeGreaterThanOrEqual(61 - 30 * minutesTouched);
  expect(refused[0]?.headers.get("retry-after")).toBe("60");
});
