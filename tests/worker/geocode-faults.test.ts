/** Where the geocoder's throttle lives, what becomes of it when it fails, and how long it keeps what it knows. */
import { expect, onTestFinished, test } from "vitest";
import { readProblem } from "../support/api-answers.ts";
import type { ThrottleMode } from "../support/faulty-throttle-worker.ts";
import { useSite } from "../support/harness.ts";

const site = useSite({
  hasFaultyThrottle: true,
  timeouts: { geocoderSpacing: 10, placeLifetime: 3000, noPlaceLifetime: 1500 },
});

const ask = (lat: string, lon: string) => site.fetch(`/api/geocode/reverse?format=json&lat=${lat}&lon=${lon}`);

const setThrottle = async (mode: ThrottleMode) =>
  expect((await site.fetch("/faulty-throttle", { method: "POST", body: mode })).status).toBe(200);

test.each(["reset", "overloaded"] as const)(
  "a throttle that is %s is an upstream that does not answer",
  async (mode) => {
    await setThrottle(mode);
    onTestFinished(() => setThrottle("ok"));

    expect((await readProblem(await ask("41.7", "-81.3"), 502)).code).toBe("geocoder-unavailable");
    await expect.poll(() => site.logs()).toHaveLength(1);
    const [line] = site.logs();
    expect(JSON.parse(line ?? "")).toMatchObject({
      event: "geocode_failed",
      error: "Error",
      // Where the site's own code was, and nothing of what the error says.
      frames: expect.arrayContaining([expect.stringMatching(/\.js:\d+:\d+/)]),
    });
    expect(line).not.toMatch(/Durable Object|overloaded\./);

    await setThrottle("ok");
    expect(await (await ask("41.7", "-81.3")).json()).toMatchObject({ state: "Ohio" });
  },
);

test("there is one throttle, near the store, whoever asks first", async () => {
  await ask("41.71", "-81.3");
  await ask("-33.86", "151.2");

  expect(await (await site.fetch("/faulty-throttle")).json()).toEqual([
    { name: "site", locationHint: "enam" },
    { name: "site", locationHint: "enam" },
  ]);
});

test("places past their time are deleted, though nobody asks again", async () => {
  const throttle = await site.server().worker.getDurableObjectStorage("GEOCODE_THROTTLE", { name: "site" });
  const cells = async () => (await throttle.exec("select cell from places order by cell")).map(({ cell }) => cell);
  await expect.poll(cells).toEqual([]);
  await ask("41.72", "-81.3");
  await ask("0", "-140");
  expect(await cells()).toEqual(["0,-140", "41.72,-81.3"]);

  await expect.poll(cells).toEqual(["41.72,-81.3"]);
  await expect.poll(cells).toEqual([]);
});

test("no cache on the way keeps a place longer than the throttle does", async () => {
  await ask("41.73", "-81.3");
  const throttle = await site.server().worker.getDurableObjectStorage("GEOCODE_THROTTLE", { name: "site" });
  const inOneHour = Date.now() + 3_600_000;
  await throttle.exec(`insert or replace into places values ('41.74,-81.3', '{"state":"Ohio"}', ${inOneHour})`);

  const response = await ask("41.74", "-81.3");
  expect(await response.json()).toEqual({ state: "Ohio" });
  const [, seconds] = /^public, max-age=(\d+)$/.exec(response.headers.get("cache-control") ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThan(3500);
  expect(Number(seconds)).toBeLessThanOrEqual(3600);
  await throttle.exec("delete from places where cell = '41.74,-81.3'");
});
