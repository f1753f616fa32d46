import { expect, test } from "vitest";
import { readSettings } from "#workers/settings.ts";
import { localSettings, productionSettings } from "../support/settings.ts";

const defaultTiming = {
  mail: 10_000,
  captcha: 5000,
  store: 4000,
  notice: 4000,
  noticeAge: 60_000,
  health: 3000,
  geocoder: 2500,
  geocoderSpacing: 1000,
  geocoderQueue: 2000,
  placeLifetime: 2_592_000_000,
  noPlaceLifetime: 600_000,
};

test.each([
  ["production", productionSettings],
  ["the local configuration", localSettings],
])("%s waits as long as it always did", (_, env) => {
  expect(readSettings(env).TIMING_MS).toEqual(defaultTiming);
});

test("the local configuration may shorten what it names", () => {
  const { TIMING_MS } = readSettings({ ...localSettings, TIMING_MS: { captcha: 200, geocoderSpacing: 10 } });

  expect(TIMING_MS).toEqual({ ...defaultTiming, captcha: 200, geocoderSpacing: 10 });
});

test("production may not, and says which setting it is", () => {
  expect(() => readSettings({ ...productionSettings, TIMING_MS: { captcha: 200 } })).toThrow(/only.*TIMING_MS/);
});

test.each([
  ["longer than the default", { captcha: 5001 }],
  ["nothing", { mail: 0 }],
  ["less than nothing", { mail: -1 }],
  ["a text", { mail: "100" }],
  ["a name that is not in the table", { coffee: 100 }],
])("no time may be %s", (_, TIMING_MS) => {
  expect(() => readSettings({ ...localSettings, TIMING_MS })).toThrow(/malformed.*TIMING_MS/);
});
