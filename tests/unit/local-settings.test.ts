import { expect, test } from "vitest";
import { describeSettings } from "../../scripts/local-settings.ts";
import { localSettings } from "../support/settings.ts";

test.each([
  [{}, [], []],
  [{ FROZEN_CLOCK: "tomorrow" }, ["FROZEN_CLOCK: it must be an instant such as 2026-11-26T15:00:00-05:00"], []],
  [{ MAIL_TO: "owner" }, [expect.stringMatching(/^MAIL_TO: it must be addresses/)], []],
  [{ TURNSTILE_SECRET_KEY: "" }, ["TURNSTILE_SECRET_KEY: it is missing"], []],
  [{ GTM_CONTAINER_ID: "G-1" }, [], [expect.stringMatching(/^setting_switched_off GTM_CONTAINER_ID: it must be/)]],
])("before the local site starts, %j says what is wrong", (changes, faults, switchedOff) => {
  expect(describeSettings({ ...localSettings, ...changes })).toEqual({ faults, switchedOff });
});
