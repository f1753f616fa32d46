import { expect, test } from "vitest";
import { createClock } from "./clock.ts";
import { localSettings as local, productionSettings as production } from "../tests/support/settings.ts";

const requestAt = (time: string) => new Request("https://www.store.example/", { headers: { "x-frozen-clock": time } });

test.each<[string, object, Request | undefined, string]>([
  ["the setting", { ...local, FROZEN_CLOCK: "2026-11-26T15:00:00-05:00" }, undefined, "2026-11-26T20:00:00.000Z"],
  ["the header", local, requestAt("2026-11-26T15:00:00-05:00"), "2026-11-26T20:00:00.000Z"],
  [
    "the header before the setting",
    { ...local, FROZEN_CLOCK: "2026-11-26T15:00:00-05:00" },
    requestAt("2027-07-05T09:00:00Z"),
    "2027-07-05T09:00:00.000Z",
  ],
])("locally %s freezes the clock", (_, env, request, expected) => {
  const clock = createClock(env, request);

  expect(clock.now().toISOString()).toBe(expected);
  expect(clock.frozenAt).toBe(expected);
});

test.each<[string, object, Request | undefined]>([
  ["locally without either", { ...local, FROZEN_CLOCK: "" }, new Request("https://www.store.example/")],
  [
    "in production, whatever setting and header say",
    { ...production, FROZEN_CLOCK: "2026-11-26T15:00:00-05:00" },
    requestAt("2026-11-26T15:00:00-05:00"),
  ],
])("%s it runs", (_, env, request) => {
  const from = Date.now();
  const clock = createClock(env, request);

  expect(clock.frozenAt).toBeNull();
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(from);
  expect(clock.now().getTime()).toBeLessThanOrEqual(Date.now());
});

test.each(["2026-11-26", "Thanksgiving", "2026-11-26T15:00:00", "2026-11-26T15:00"])(
  "%s is no instant, and is refused by name",
  (time) => {
    expect(() => createClock({ ...local, FROZEN_CLOCK: time })).toThrow(/FROZEN_CLOCK/);
    expect(() => createClock(local, requestAt(time))).toThrow(/x-frozen-clock/);
  },
);
