import { expect, test } from "vitest";
import { numbers } from "#app/content/numbers.ts";
import type { Hours, SiteConfig } from "#app/content/schema.ts";
import { site } from "#app/content/site.ts";
import { checkSettings } from "#workers/settings/settings.ts";
import { fixtureWeek } from "../support/store.ts";
import { findPlaceholders, type Release } from "../../scripts/deploy-guard.ts";
import { missingSecrets, requiredSecrets, type ProductionConfig } from "../../scripts/production-guard.ts";

const database = { binding: "DB", database_id: "6f1c1f0e-8f5a-4b57-9c39-5d6b0a6b1c2d" };

const filledSite: SiteConfig = {
  ...site,
  domain: "www.the-store.com",
  contact: {
    phone: "(440) 352-7788",
    email: "hello@the-store.com",
    address: { ...site.contact.address, street: "7 Crile Road" },
  },
  social: {
    facebook: "https://www.facebook.com/the-store",
    instagram: "https://www.instagram.com/the-store",
    nextdoor: "https://nextdoor.com/pages/the-store",
  },
  geo: { lat: 41.6712, lng: -81.2466 },
  externalLinks: { boxes: [{ label: "Box sizes", url: "https://boxes.com/sizes" }] },
};

const filledVars = {
  SITE_ORIGIN: "https://www.the-store.com",
  CAPTCHA_SCRIPT_URL: "https://challenges.cloudflare.com/turnstile/v0/api.js",
  CAPTCHA_VERIFY_URL: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  TURNSTILE_SITE_KEY: "0x4AAAAAAADnPIDROrmt1Wwj",
  MAIL_FROM: "website@the-store.com",
  MAIL_TO: "owner@the-store.com",
  // The public service is fine for as many lookups as one store has.
  GEOCODER_URL: "https://nominatim.openstreetmap.org/reverse",
  IMAGES_BASE_URL: "",
  GTM_CONTAINER_ID: "",
};

// All federal holidays of the sixty days from December 1, 2026 on.
const ordinary: Hours = { timeZone: "America/New_York", weekly: fixtureWeek, holidays: [] };
const filledHours: Hours = {
  ...ordinary,
  holidays: [
    { date: "2026-12-25", name: "Christmas Day", hours: null },
    { date: "2027-01-01", name: "New Year's Day", hours: null },
    { date: "2027-01-18", name: "Martin Luther King Jr. Day", hours: { opens: "09:00", closes: "18:00" } },
  ],
};

const filled: Release = {
  site: filledSite,
  partners: [{ name: "Crile Cafe", kind: "Cafe", logoUrl: "/images/cafe.svg", website: "https://crile-cafe.com/" }],
  hours: filledHours,
  production: {
    vars: filledVars,
    d1_databases: [database],
    services: [],
    routes: [{ pattern: "www.the-store.com" }, { pattern: "the-store.com" }],
    workers_dev: false,
  },
  today: new Date("2026-12-01T00:00:00Z"),
};

const places = (release: Release) => findPlaceholders(release).map(({ where }) => where);

test("a configuration that is filled in may go live", () => {
  expect(findPlaceholders(filled)).toEqual([]);
  expect(
    findPlaceholders({ site: filledSite, hours: filledHours, production: filled.production, today: filled.today }),
  ).toEqual([]);
});

const contact = (changes: Partial<SiteConfig["contact"]>): Partial<SiteConfig> => ({
  contact: { ...filledSite.contact, ...changes },
});

test.each<[name: string, changes: Partial<SiteConfig>, place: string]>([
  ["phone", contact({ phone: "(440) 555-0100" }), "contact.phone"],
  ["the last such phone", contact({ phone: "(216) 555-0199" }), "contact.phone"],
  ["e-mail", contact({ email: "a@b.example" }), "contact.email"],
  [
    "street",
    contact({ address: { ...filledSite.contact.address, street: "100 Main Street" } }),
    "contact.address.street",
  ],
  ["domain", { domain: "www.store.example" }, "domain"],
  ["a domain of everybody's examples", { domain: "example.com" }, "domain"],
  ["social link", { social: { ...filledSite.social, nextdoor: "https://n.example/a" } }, "social.nextdoor"],
  ["external link", { externalLinks: { a: [{ label: "All", url: "https://a.example" }] } }, "externalLinks.a[0].url"],
  ["host in a sentence", { description: "Write to store.example. We answer soon, all day long." }, "description"],
  ["the township's centre", { geo: { lat: 41.67167, lng: -81.25083 } }, "geo"],
])("finds in the site: %s", (_, changes, place) => {
  expect(places({ ...filled, site: { ...filledSite, ...changes } })).toEqual([`app/content/site.ts: ${place}`]);
});

test.each<[name: string, changes: Partial<SiteConfig>]>([
  ["555 outside the reserved numbers", contact({ phone: "(440) 555-0200" })],
  ["the word example", { description: "For example, we pack a golf bag while you wait at our counter." }],
  ["a host that only begins like one", contact({ email: "hello@example-store.com" })],
  ["a position in the same street as the centre", { geo: { lat: 41.67167, lng: -81.2508 } }],
])("lets pass: %s", (_, changes) => {
  expect(places({ ...filled, site: { ...filledSite, ...changes } })).toEqual([]);
});

test("names the federal holidays of the coming sixty days for which there are no hours", () => {
  const found = findPlaceholders({ ...filled, hours: { ...ordinary, holidays: filledHours.holidays.slice(0, 1) } });
  expect(found).toEqual(
    [
      ["2027-01-01", "New Year's Day"],
      ["2027-01-18", "Martin Luther King Jr. Day"],
    ].map(([date, name]) => ({
      where: "app/content/hours.ts: holidays",
      value: "",
      why: `${date} is ${name}: write down the store's hours of that day, or that it is closed`,
    })),
  );
  // Presidents' Day is on the 15th of February: sixty-one days away at first, then sixty.
  const nextDay = { ...filled, today: new Date("2026-12-17T12:00:00Z") };
  expect(places({ ...filled, today: new Date("2026-12-16T12:00:00Z") })).toEqual([]);
  expect(places(nextDay)).toEqual(["app/content/hours.ts: holidays"]);
});

const withProduction = (changes: Partial<ProductionConfig>): Release => ({
  ...filled,
  production: { ...filled.production, ...changes },
});
const productionPlace = (place: string) => `wrangler.toml, [env.production]: ${place}`;

test.each([
  ["SITE_ORIGIN", "https://store.example"],
  ["SITE_ORIGIN", "http://www.the-store.com"],
  ["CAPTCHA_SCRIPT_URL", "/stand-ins/turnstile/api.js"],
  ["TURNSTILE_SITE_KEY", "1x00000000000000000000AA"],
  ["TURNSTILE_SITE_KEY", "3x00000000000000000000FF"],
  ["MAIL_TO", "owner@example.org"],
  ["IMAGES_BASE_URL", "http://localhost:9000/images"],
])("finds the var %s = %s", (name, value) => {
  expect(findPlaceholders(withProduction({ vars: { ...filledVars, [name]: value } }))).toEqual([
    { where: productionPlace(`vars.${name}`), value, why: expect.stringMatching(/\w+ \w+/) },
  ]);
});

/** Settings that the Worker itself requires. */
const requiredVars = checkSettings({})
  .faults.map(({ name }) => name)
  .filter((name) => !requiredSecrets.some((secret) => secret === name));

test.each(requiredVars)("finds that the var %s is missing or empty", (name) => {
  const { [name]: _, ...others }: Record<string, string> = filledVars;
  const missing = [{ where: productionPlace(`vars.${name}`), value: "", why: "it is missing" }];
  expect(findPlaceholders(withProduction({ vars: others }))).toEqual(missing);
  expect(findPlaceholders(withProduction({ vars: { ...others, [name]: "" } }))).toEqual(missing);
});

test.each<[string, unknown]>([
  ["FROZEN_CLOCK", "2026-11-26T15:00:00-05:00"],
  ["TIMEOUTS_MS", { mail: 100 }],
])("finds %s, which only the local configuration may have", (name, value) => {
  const at = (setting: unknown) => places(withProduction({ vars: { ...filledVars, [name]: setting } }));

  expect(at(value)).toEqual([productionPlace(`vars.${name}`)]);
  expect(at(undefined)).toEqual([]);
});

test.each([...requiredSecrets, "GEOCODER_KEY", "DKIM_PRIVATE_KEY"])(
  "finds the secret %s in the file, and keeps it to itself",
  (name) => {
    const found = findPlaceholders(
      withProduction({ vars: { ...filledVars, [name]: "1x0000000000000000000000000000000AA" } }),
    );
    expect(found.map(({ where }) => where)).toEqual([productionPlace(`vars.${name}`)]);
    expect(JSON.stringify(found)).not.toContain("1x0");
  },
);

test.each([
  [{ TURNSTILE_SITE_KEY: "abc" }, "vars.TURNSTILE_SITE_KEY"],
  [{ MAIL_FROM: "Mailbox Plus <mailboxplus@gmail.com>" }, "vars.MAIL_FROM"],
  [{ MAIL_FROM: "mailboxplus@yahoo.com" }, "vars.MAIL_FROM"],
])("finds what others would refuse: %j", (vars, place) => {
  expect(places(withProduction({ vars: { ...filledVars, ...vars } }))).toEqual([productionPlace(place)]);
});

test.each<[name: string, databases: ProductionConfig["d1_databases"], place: string]>([
  [
    "the id of no database",
    [{ binding: "DB", database_id: "00000000-0000-0000-0000-000000000000" }],
    "d1_databases[0].database_id",
  ],
  ["a name for an id", [{ binding: "DB", database_id: "mailbox-plus" }], "d1_databases: database_id of DB"],
  ["a database without an id", [{ binding: "DB" }], "d1_databases: database_id of DB"],
  ["no database", [], "d1_databases: database_id of DB"],
])("finds %s", (_, databases, place) => {
  expect(places(withProduction({ d1_databases: databases }))).toEqual([productionPlace(place)]);
});

test.each([
  ["binding", { binding: "STAND_INS", service: "other" }],
  ["service", { binding: "OTHER", service: "mailbox-plus-stand-ins" }],
])("finds the local stand-ins by their %s", (key, service) => {
  expect(places(withProduction({ services: [service] }))).toEqual([productionPlace(`services[0].${key}`)]);
});

test.each([
  ["none set", [], [...requiredSecrets]],
  ["one set", ["TURNSTILE_SECRET_KEY"], ["MAILCHANNELS_API_KEY"]],
  ["all set, and another", [...requiredSecrets, "OTHER"], []],
])("secrets: %s", (_, set, missing) => {
  const named = set.map((name) => ({ name }));
  const GEOCODER_URL = "https://geo.the-store.com/reverse?key={key}";

  expect(missingSecrets(named, filledVars)).toEqual(missing);
  expect(missingSecrets(named, { ...filledVars, GEOCODER_URL })).toEqual([...missing, "GEOCODER_KEY"]);
  expect(missingSecrets([...named, { name: "GEOCODER_KEY" }], { ...filledVars, GEOCODER_URL })).toEqual(missing);
});

test.each([
  ["https://geo.the-store.com/reverse?api_key=s3cret", false],
  ["https://geo.the-store.com/reverse?format=a&accessToken=s3cret", false],
  ["https://geo.the-store.com/reverse?key={key}", true],
  ["https://geo.the-store.com/reverse?key={key}&zoom=13", true],
  ["https://geo.the-store.com/reverse?zoom=13", true],
])("a geocoder at %s may go live: %j", (GEOCODER_URL, mayGo) => {
  const found = findPlaceholders(withProduction({ vars: { ...filledVars, GEOCODER_URL } }));
  expect(found.map(({ where }) => where)).toEqual(mayGo ? [] : [productionPlace("vars.GEOCODER_URL")]);
  expect(JSON.stringify(found)).not.toContain("s3cret");
});

test.each([
  ["2026-11-20", []],
  ["2027-05-01", []],
  ["2027-06-01", ["app/content/site.ts: checkedOn"]],
  ["2026-11-19", ["app/content/site.ts: checkedOn"]],
])("on %s, a store checked on the 20th of November 2026 has to renew %j", (today, expected) => {
  const checked = { ...filledSite, checkedOn: "2026-11-20" };

  const found = places({ ...filled, site: checked, today: new Date(today) });
  expect(found.filter((place) => place.startsWith("app/content/site.ts"))).toEqual(expected);
});

test.each([
  ["2026-11-22", []],
  ["2027-05-21", []],
  ["2027-05-22", ["app/content/carriers/usps.ts: girth", "app/content/store-rules.ts: text"]],
  ["2026-11-21", ["app/content/carriers/usps.ts: girth", "app/content/store-rules.ts: text"]],
])("on %s, rules of others checked on the 22nd of November 2026 have to be looked up: %j", (today, expected) => {
  const [newer, older] = [{ checkedOn: "2027-05-01" }, { checkedOn: "2026-11-22" }];
  const rule = { value: 108, unit: "inches" as const, owners: ["usps-services"], source: "USPS" };
  const sentence = { owner: "insurance", text: "A sentence of the store.", shown: "sentence" };
  const found = findPlaceholders({
    ...filled,
    carriers: [
      {
        id: "usps",
        rules: { girth: { ...rule, ...older }, ...(today > "2027" && { length: { ...rule, ...newer } }) },
      },
    ],
    storeRules: [
      { ...sentence, source: "store" },
      { ...sentence, text: "A sentence of others.", source: "USPS", ...older },
    ],
    today: new Date(today),
  }).filter(({ where }) => /carriers|rules\.ts/.test(where));
  expect(found.map(({ where }) => where)).toEqual(expected);
  expect(found.every(({ why }) => why.includes("2026-11-22"))).toBe(true);
});

test.each<[name: string, setting: string, value: unknown, why: RegExp]>([
  ["a number without quotes", "TURNSTILE_SITE_KEY", 5, /quotes/],
  ["half a signature", "DKIM_SELECTOR", "", /DKIM_DOMAIN and DKIM_SELECTOR/],
  ["a stage", "STAGE", "staging", /no mail/],
  ["a misspelled setting", "MAIL_T0", "owner@the-store.com", /nothing reads it/],
])("finds %s", (_, setting, value, why) => {
  const signed = setting.startsWith("DKIM") && { DKIM_DOMAIN: "the-store.com" };
  const found = findPlaceholders(withProduction({ vars: { ...filledVars, ...signed, [setting]: value } }));
  expect(found).toEqual([
    { where: productionPlace(`vars.${setting}`), value: expect.any(String), why: expect.stringMatching(why) },
  ]);
});

test.each<[name: string, changes: Partial<ProductionConfig>, place: string]>([
  ["no route for the host without www", { routes: [{ pattern: "www.the-store.com" }] }, "routes"],
  ["no route for the site's own host", { routes: ["the-store.com/*"] }, "routes"],
  ["a second address", { workers_dev: true }, "workers_dev"],
  ["a second address, which is what wrangler makes unless told", { workers_dev: undefined }, "workers_dev"],
])("finds %s", (_, changes, place) => {
  expect(places(withProduction(changes))).toEqual([productionPlace(place)]);
});

test("finds that the site's own domain is not where it is served", () => {
  const found = places({ ...filled, site: { ...filledSite, domain: "www.other-store.com" } });
  expect(found).toEqual(["app/content/site.ts: domain"]);
});

test("a host without www in front is served with it too", () => {
  const apex: Release = {
    ...withProduction({ vars: { ...filledVars, SITE_ORIGIN: "https://the-store.com" } }),
    site: { ...filledSite, domain: "the-store.com" },
  };
  expect(findPlaceholders(apex)).toEqual([]);
});

test.each([
  [["New Year's Day", "Martin Luther King Jr. Day"], []],
  [["New Year's Day"], ["app/content/hours.ts: holidays"]],
  [
    ["New Year's Day", "Martin Luther King Day"],
    ["app/content/hours.ts: holidays", "app/content/hours.ts: mayVary"],
  ],
])("holidays on which hours may vary, by name: %j", (mayVary, expected) => {
  const given = { ...ordinary, holidays: filledHours.holidays.slice(0, 1), mayVary };
  expect(places({ ...filled, hours: given })).toEqual(expected);
});

test.each([
  [365, []],
  [0, ["app/content/numbers.ts: message-retention"]],
  [0.5, ["app/content/numbers.ts: message-retention"]],
])("messages are kept for %d days", (value, expected) => {
  expect(
    places({ ...filled, numbers: { ...numbers, "message-retention": { ...numbers["message-retention"], value } } }),
  ).toEqual(expected);
});
