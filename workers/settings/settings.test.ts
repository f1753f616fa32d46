import { expect, test, vi } from "vitest";
import { settingNames } from "./setting-table.ts";
import { checkSettings, readSettings } from "./settings.ts";
import { localSettings, productionSettings } from "../../tests/support/settings.ts";

test("production gives slow answers of others seconds to come", () => {
  const { captcha, mail, store, geocoder } = readSettings(productionSettings).TIMEOUTS_MS;
  expect(Math.min(captcha, mail, store, geocoder)).toBeGreaterThan(2000);
});

test("production may not, and says which setting it is", () => {
  expect(() => readSettings({ ...productionSettings, TIMEOUTS_MS: { captcha: 200 } })).toThrow(
    /TIMEOUTS_MS: only the local/,
  );
});

test.each([
  ["longer than the default", { captcha: 3_600_000 }],
  ["nothing", { mail: 0 }],
  ["less than nothing", { mail: -1 }],
  ["a text", { mail: "100" }],
  ["a name that is not in the table", { coffee: 100 }],
])("no time may be %s", (_, TIMEOUTS_MS) => {
  expect(() => readSettings({ ...localSettings, TIMEOUTS_MS })).toThrow(/malformed.*TIMEOUTS_MS/);
});

test.each([
  ["SITE_ORIGIN", "www.store.example"],
  ["SITE_ORIGIN", "https://www.store.example/"],
  ["SITE_ORIGIN", "ftp://www.store.example"],
  ["MAIL_TO", 5],
  ["MAIL_FROM", "a@store.example, b@store.example"],
  ["TURNSTILE_SITE_KEY", ""],
  ["TURNSTILE_SECRET_KEY", undefined],
])("without a %s that can be read (%j) there are no settings, and the error names it alone", (name, value) => {
  const { settings, faults } = checkSettings({ ...productionSettings, [name]: value });

  expect(settings).toBeUndefined();
  expect(faults.map((fault) => fault.name)).toEqual([name]);
  expect(() => readSettings({ ...productionSettings, [name]: value })).toThrow(`malformed settings: ${name}: `);
});

const broken = [
  ["CAPTCHA_VERIFY_URL", "verify.cloudflare", "https://challenges.cloudflare.com/turnstile/v0/siteverify"],
  ["GEOCODER_URL", "nominatim.org/reverse", ""],
  ["ANSWER_LINK_KEY", "a short one", ""],
  ["DKIM_DOMAIN", "https://signed-by.com", ""],
  ["DKIM_SELECTOR", "the key", ""],
  ["DKIM_PRIVATE_KEY", "C:\\keys\\mail.pem", ""],
  ["IMAGES_BASE_URL", true, ""],
  ["GTM_CONTAINER_ID", "G-ABC123", ""],
  ["OFFLINE_READING", "sometimes", "on"],
] as const;

test.each(broken)("%s = %j is switched off, and the log says so once", (name, value, instead) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const env = { ...productionSettings, [name]: value };

  expect(readSettings(env)[name]).toBe(instead);
  readSettings(env);
  expect(warn.mock.calls.map(([line]) => (JSON.parse(String(line)) as { setting: string }).setting)).toEqual([name]);
  warn.mockRestore();
});

test("every setting that pages can do without was tried", () => {
  const required = checkSettings({}).faults.map(({ name }) => name);
  // These accept any text.
  const tried = ["STAGE", "FROZEN_CLOCK", "TIMEOUTS_MS", "GEOCODER_KEY", ...broken.map(([name]) => name)];
  expect([...required, ...tried].toSorted()).toEqual(settingNames.toSorted());
});

test.each([
  [{ DKIM_DOMAIN: "store.example" }, ["DKIM_SELECTOR"]],
  [{ DKIM_PRIVATE_KEY: "a2V5" }, ["DKIM_DOMAIN", "DKIM_SELECTOR"]],
  [{ DKIM_DOMAIN: "store.example", DKIM_SELECTOR: "site" }, []],
  [{ DKIM_DOMAIN: "store.example", DKIM_SELECTOR: "a b" }, ["DKIM_SELECTOR"]],
  [{ GEOCODER_URL: "https://geo.example/reverse?key={key}" }, ["GEOCODER_KEY"]],
  [{ GEOCODER_URL: "https://geo.example/reverse?key={key}", GEOCODER_KEY: "k" }, []],
])("of %j, %j is named as missing, and the rest goes on", (extras, expected) => {
  const { settings, switchedOff } = checkSettings({ ...productionSettings, ...extras });
  expect(switchedOff.map(({ name }) => name)).toEqual(expected);
  expect(settings).toBeDefined();
});

test("a private key may stand between the lines of a PEM file", () => {
  const DKIM_PRIVATE_KEY = "-----BEGIN RSA PRIVATE KEY-----\na2V5\na2V5\n-----END RSA PRIVATE KEY-----\n";
  const { settings } = checkSettings({ ...productionSettings, DKIM_PRIVATE_KEY });
  expect(settings?.DKIM_PRIVATE_KEY).toBe("a2V5a2V5");
});
