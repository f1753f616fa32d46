import { expect, test } from "vitest";
import { numbers } from "#app/content/numbers.ts";
import { readProblem } from "../support/api-answers.ts";
import { useSite, type Response } from "../support/harness.ts";
import { days, minutes, shortTimeouts } from "../support/times.ts";

const timeouts = { ...shortTimeouts, geocoderSpacing: 50, geocoderQueue: 2000 };
const site = useSite({ vars: { TIMEOUTS_MS: timeouts } });

let cells = 0;
/** A rounded position near Mentor that no other test uses, because results are cached. */
function freshCell(): { lat: string; lon: string } {
  cells += 1;
  return { lat: (41.68 + cells / 1000).toFixed(3), lon: "-81.336" };
}

const ask = (query: Record<string, string> | string, headers: Record<string, string> = {}) =>
  site.fetch(`/api/geocode/reverse?${new URLSearchParams(query).toString()}`, { headers });
const askCell = (cell: { lat: string; lon: string }, headers?: Record<string, string>) =>
  ask({ format: "json", ...cell }, headers);

const mentor = { city: "Mentor", county: "Lake County", state: "Ohio" };
/** Allows for time that passed on the way. */
function expectKeptFor(ms: number, response: Response): void {
  const [, left] = /^public, max-age=(\d+)$/.exec(response.headers.get("cache-control") ?? "") ?? [];
  expect(ms / 1000 - Number(left)).toBeLessThan(30);
  expect(Number(left)).toBeLessThanOrEqual(ms / 1000);
}

test("a position becomes the names that are known, kept as long as the privacy policy says", async () => {
  const response = await askCell(freshCell());
  expect(await response.json()).toEqual(mentor);
  expectKeptFor(days(numbers["place-retention"].value), response);
});

test("a position without a name is an empty answer that holds ten minutes", async () => {
  const response = await askCell({ lat: "0", lon: (-30 - Math.random() * 100).toFixed(3) });
  expect(await response.json()).toEqual({});
  expectKeptFor(minutes(10), response);
});

test("a township, which the provider calls a municipality, is a town", async () => {
  const township = { town: "Concord Township", county: "Lake County", state: "Ohio" };
  expect(await (await askCell({ lat: "41.672", lon: "-81.251" })).json()).toEqual(township);
});

test("a place that is known costs no visitor of what they may ask", async () => {
  const cell = freshCell();
  await askCell(cell);
  await site.setConditions({ limitPerMinute: 0 });
  expect((await askCell(cell)).status).toBe(200);
});

test.each([
  "format=json&lat=91&lon=0",
  "format=json&lat=0&lon=-180.001",
  "format=json&lat=abc&lon=0",
  "format=json&lat=&lon=0",
  "format=json&lon=0",
  "format=json&lat=1&lat=2&lon=0",
  "format=json&lat=1e309&lon=0",
  "format=json&lat=0x10&lon=0",
  "format=json&lat=%201&lon=0",
  "format=json&lat=1,5&lon=0",
  `format=json&lat=${"1".repeat(1024)}&lon=0`,
  "format=xml&lat=1&lon=0",
  "lat=1&lon=0",
])("%s is refused without asking anybody", async (query) => {
  expect((await readProblem(await ask(query), 400)).code).toBe("bad-query");
  expect((await site.calls()).geocoder).toBe(0);
});

test("fifty visitors of one rounded position, at once and later, ask the geocoder once, or once a second", async () => {
  await site.setConditions({ vars: { TIMEOUTS_MS: { ...timeouts, geocoderSpacing: 1000 } } });
  const { lat, lon } = freshCell();
  const started = Date.now();
  for (const digit of ["1", "2"]) {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, visitor) =>
        askCell({ lat: lat + digit, lon }, { "cf-connecting-ip": `192.0.2.${digit}${visitor}` }),
      ),
    );
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(answers.map(() => mentor));
  }
  expect((await site.calls()).geocoder).toBeLessThanOrEqual(1 + (Date.now() - started) / 1000);
});

test.each(["500", "garbage", "timeout"] as const)(
  "with the geocoder answering %s a known place is served, and a new one once it answers again",
  async (fault) => {
    const known = freshCell();
    expect(await (await askCell(known)).json()).toEqual(mentor);
    await site.setFaults({ geocoder: fault });
    const cell = freshCell();
    expect((await readProblem(await askCell(cell), 502)).code).toBe("geocoder-unavailable");
    expect(await (await askCell(known)).json()).toEqual(mentor);
    await site.setFaults({ geocoder: "ok" });
    expect((await askCell(cell)).status).toBe(200);
  },
);

test("different places take turns, and a long queue is refused", async () => {
  await askCell(freshCell());
  await site.setConditions({ vars: { TIMEOUTS_MS: { ...timeouts, geocoderQueue: 100 } } });
  const started = Date.now();
  const answers = await Promise.all(Array.from({ length: 9 }, () => askCell(freshCell())));
  const statuses = answers.map(({ status }) => status);
  const answered = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status === 502).length).toBe(9 - answered);
  expect(answered).toBeGreaterThan(1);
  expect(answered).toBeLessThan(9);
  expect(Date.now() - started).toBeGreaterThanOrEqual((answered - 1) * timeouts.geocoderSpacing);
  expect((await site.calls()).geocoder).toBe(1 + answered);
});

test("one visitor may ask so often in a minute, is told to wait, and takes nothing from another", async () => {
  await site.setConditions({ limitPerMinute: 2 });
  const askAs = async (visitor: string) => {
    const response = await askCell(freshCell(), { "cf-connecting-ip": visitor });
    return [response.status, response.headers.get("retry-after")];
  };
  for (const visitor of ["192.0.2.1", "192.0.2.2"]) {
    expect([await askAs(visitor), await askAs(visitor), await askAs(visitor)]).toEqual([
      [200, null],
      [200, null],
      [429, "60"],
    ]);
  }
  expect(await askAs("192.0.2.3")).toEqual([200, null]);
});
