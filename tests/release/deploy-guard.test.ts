/** The guard names each value that must not go live, with file and line. */
import { expect, test, vi } from "vitest";
import { numbers } from "#app/content/numbers.ts";
import type { Hours, SiteConfig } from "#app/content/schema.ts";
import { site } from "#app/content/site.ts";
import { checkSettings } from "#workers/settings/settings.ts";
import { fixtureWeek } from "../support/store.ts";
import { askSite, checkedPaths, findingsOf } from "../../scripts/deploy.mjs";
import { followingFrom } from "../../scripts/release-config.ts";
import { findInRelease, findPlaceholders, type ReleaseConfig, type Release } from "../../scripts/release-guard.ts";
import { readText } from "../architecture/repository-files.ts";

const database = { binding: "DB", database_name: "store" };
const staging = { d1_databases: [{ binding: "DB", database_name: "trial" }] };

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
  // One store's lookups fit the public service.
  GEOCODER_URL: "https://nominatim.openstreetmap.org/reverse",
  IMAGES_BASE_URL: "",
  GTM_CONTAINER_ID: "",
};

// `filledHours` settles all federal holidays in the sixty days from December 1, 2026.
const ordinary: Hours = { weekly: fixtureWeek, holidays: [] };
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
  numbers,
  carriers: [],
  lawRules: {},
  storeRules: [],
  production: {
    vars: filledVars,
    d1_databases: [database],
    services: [],
    workers_dev: false,
  },
  staging,
  today: new Date("2026-12-01T00:00:00Z"),
};

const inSite = (changes: Partial<SiteConfig>): Release => ({ ...filled, site: { ...filledSite, ...changes } });
const inContact = (changes: object) => inSite({ contact: { ...filledSite.contact, ...changes } });
const inHours = (changes: Partial<Hours>): Release => ({ ...filled, hours: { ...filledHours, ...changes } });
const inProduction = (changes: Partial<ReleaseConfig>): Release => ({
  ...filled,
  production: { ...filled.production, ...changes },
});
const inVars = (changes: Record<string, unknown>) => inProduction({ vars: { ...filledVars, ...changes } });
const inDatabase = (changes: object) => inProduction({ d1_databases: [{ ...database, ...changes }] });
const onDay = (date: string): Release => ({ ...filled, today: new Date(date) });
const girth = { value: 108, unit: "inches" as const, source: "USPS", checkedOn: "2026-06-01" };
const holidays = filledHours.holidays.slice(0, 2);
const mayVary = ["Martin Luther King Jr. Day"];
const pub = { name: "Neighborhood Pub", kind: "Pub", logoUrl: "/images/a.svg", website: "https://pub.com" };
const withRetention = (value: number): Release => ({ ...filled, numbers: { "message-retention": { value } } });
const geocoder = (url: string) => inVars({ GEOCODER_URL: `https://geo.the-store.com/${url}` });

test.each<[what: string, release: Release]>([
  ["a store that is filled in", filled],
  ["555 outside the numbers for examples", inContact({ phone: "(440) 555-0200" })],
  ["the word example", inSite({ description: "For example, we pack a golf bag." })],
  ["a host that only begins like one", inContact({ email: "hello@example-store.com" })],
  ["a holiday that may vary", inHours({ holidays, mayVary })],
  ["a holiday in sixty-one days", onDay("2026-12-16T12:00:00Z")],
  ["a check of 180 days ago", inSite({ checkedOn: "2026-06-04" })],
  ["a geocoder with a key", geocoder("reverse?key={key}&zoom=13")],
])("%s may go live", (_, release) => {
  expect(findPlaceholders(release)).toEqual([]);
});

test.each<[what: string, release: Release, place: string]>([
  ["an example phone", inContact({ phone: "(440) 555-0100" }), "site.ts: contact.phone"],
  ["the example street", inContact({ address: { street: "100 Main Street" } }), "site.ts: contact.address.street"],
  ["an example domain", inSite({ domain: "www.store.example" }), "site.ts: domain"],
  ["an example link", inSite({ externalLinks: { a: [{ label: "All", url: "https://a.example" }] } }), "a[0].url"],
  ["the township's center", inSite({ geo: { lat: 41.67167, lng: -81.25083 } }), "site.ts: geo"],
  ["an example partner", { ...filled, partners: [pub] }, "partners.ts: [0].name"],
  ["an old check of the store", inSite({ checkedOn: "2026-06-03" }), "site.ts: checkedOn"],
  ["a check that is still to come", inSite({ checkedOn: "2026-12-02" }), "site.ts: checkedOn"],
  ["an old rule", { ...filled, carriers: [{ id: "usps", rules: { girth } }] }, "carriers/usps.ts: girth"],
  ["an unsettled federal holiday", inHours({ holidays }), "hours.ts: holidays"],
  ["a holiday in sixty days", onDay("2026-12-17T12:00:00Z"), "hours.ts: holidays"],
  ["messages that are deleted at once", withRetention(0), "numbers.ts: message-retention"],
  ["a site without https", inVars({ SITE_ORIGIN: "http://www.the-store.com" }), "vars.SITE_ORIGIN"],
  ["the local captcha", inVars({ CAPTCHA_SCRIPT_URL: "/stand-ins/turnstile/api.js" }), "vars.CAPTCHA_SCRIPT_URL"],
  ["a test key of Turnstile", inVars({ TURNSTILE_SITE_KEY: "1x00000000000000000000AA" }), "vars.TURNSTILE_SITE_KEY"],
  ["what is no key", inVars({ TURNSTILE_SITE_KEY: "abc" }), "vars.TURNSTILE_SITE_KEY"],
  ["pictures on this machine", inVars({ IMAGES_BASE_URL: "http://localhost:9000/images" }), "vars.IMAGES_BASE_URL"],
  ["a clock that stands still", inVars({ FROZEN_CLOCK: "2026-11-26T15:00:00-05:00" }), "vars.FROZEN_CLOCK"],
  ["a setting that nothing reads", inVars({ MAIL_FORM: "website@the-store.com" }), "vars.MAIL_FORM"],
  ["a staging site, which sends no mail", inVars({ STAGE: "staging" }), "vars.STAGE"],
  ["a key of the geocoder in its address", geocoder("?api_key=s3cret"), "vars.GEOCODER_URL"],
  ["a database of staging's name", inDatabase({ database_name: "trial" }), "d1_databases: database_name"],
  ["no database", inProduction({ d1_databases: [] }), "d1_databases: database_name of DB"],
  ["the local stand-ins", inProduction({ services: [{ binding: "STAND_INS", service: "" }] }), "services[0].binding"],
  ["a second address", inProduction({ workers_dev: undefined }), "workers_dev"],
])("%s may not go live", (_, release, place) => {
  const found = findPlaceholders(release);
  expect(found.map(({ where }) => where)).toEqual([expect.stringContaining(place)]);
  expect(found[0]?.why).toMatch(/\w+ \w+/);
  expect(JSON.stringify(found)).not.toContain("s3cret");
});

const secrets = ["TURNSTILE_SECRET_KEY", "MAILCHANNELS_API_KEY", "GEOCODER_KEY", "DKIM_PRIVATE_KEY", "ANSWER_LINK_KEY"];
const requiredVars = checkSettings({}).faults.flatMap(({ name }) => (secrets.includes(name) ? [] : name));

test.each(requiredVars)("a site without %s may not go live", (name) => {
  for (const missing of [undefined, ""]) {
    expect(findPlaceholders(inVars({ [name]: missing }))).toEqual([
      { where: expect.stringContaining(`vars.${name}`), value: "", why: "it is missing" },
    ]);
  }
});

test.each(secrets)("%s may not stand in a file, and is not shown", (name) => {
  const found = findPlaceholders(inVars({ [name]: "s3cret" }));
  expect(found.map(({ where }) => where)).toEqual([expect.stringContaining(`vars.${name}`)]);
  expect(JSON.stringify(found)).not.toContain("s3cret");
});

test.each<[what: string, changes: Partial<ReleaseConfig>, places: RegExp[]]>([
  ["a Worker on trial, with test keys", {}, []],
  ["one with the store's messages", filled.production, [/database_name/]],
  ["one at an invented address", { vars: { ...filledVars, SITE_ORIGIN: "https://a.example" } }, [/SITE_ORIGIN/]],
  ["one without a sender", { vars: { ...filledVars, MAIL_FROM: "" } }, [/vars\.MAIL_FROM/]],
])("of staging, %s is looked at", (_, changes, places) => {
  const vars = { ...filledVars, STAGE: "staging" };
  const trial = { ...staging, vars, services: undefined, workers_dev: true, ...changes };
  const found = findInRelease("staging", trial, [filled.production]);
  expect(found.map(({ where }) => where)).toEqual(places.map((place) => expect.stringMatching(place)));
});

test.each([
  ["www.the-store.com", ["www.the-store.com", "the-store.com"]],
  ["the-store.com", ["the-store.com", "www.the-store.com"]],
  ["print.the-store.com", ["print.the-store.com"]],
])("a site at %s is served at %j, and mails from its domain", (domain, hosts) => {
  const { vars, routes } = followingFrom({ domain }, { vars: {}, routes: undefined });
  expect(routes?.map((route) => (typeof route === "object" ? route.pattern : route))).toEqual(hosts);
  expect(vars).toEqual({ SITE_ORIGIN: `https://${domain}`, MAIL_FROM: `website@${domain.replace("www.", "")}` });
});

test("what is left to fill in of this repository is told with the line that holds it", () => {
  for (const finding of findingsOf()) {
    const [, file = "", line = "", key = "", value = key] =
      /^([\w./-]+):(\d+)[^:]*: .*?(\w+)(?:\[\d+\])?(?: = (.*?))?: /.exec(finding) ?? [];
    const source = readText(file).split("\n")[Number(line) - 1] ?? "";
    expect(source.includes(value) || source.includes(key), finding).toBe(true);
  }
});

test.each([
  ["is well", () => 200, []],
  ["fails on one page", (path: string) => (path === "/contact-us" ? 500 : 200), ["/contact-us answered 500"]],
])("a site that %s after its release is told as that", async (_, statusOf, expected) => {
  const asked: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    const { pathname } = new URL(String(url));
    asked.push(pathname);
    return new Response("", { status: statusOf(pathname), headers: { "x-version": "new" } });
  });
  const faults = await askSite("https://www.the-store.com", "old", { tries: 1 });
  const faultsOfOld = await askSite("https://www.the-store.com", "new", { tries: 1 });
  vi.restoreAllMocks();

  expect(faults).toEqual(expected.map((fault) => expect.stringContaining(fault)));
  expect(faultsOfOld.at(-1)).toContain("the version before");
  expect(asked).toEqual([...checkedPaths, ...checkedPaths]);
});
