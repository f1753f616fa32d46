/** What a visitor whose line comes and goes sees, with the service worker: the same in every browser. */
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { site as store } from "../../app/content/site.ts";
import { queryDatabase, uniqueEmail } from "../e2e/support.ts";
import type { Line } from "../support/line.ts";
import { inWords } from "../support/store-numbers.ts";
import { openDayFrom, storeInstant, usualDay } from "../support/store.ts";
import type { Plain, Tab } from "./tab.ts";

export interface Browsing extends Pick<Tab, "open" | "ask"> {
  /** Types into the field of this label. */
  write: (label: string, text: string) => Promise<void>;
  pressButton: (name: string) => Promise<void>;
  pressLink: (name: string) => Promise<void>;
}

/** Words as they come one after the other, with anything between. */
const inOrder = (...words: readonly string[]) =>
  new RegExp(words.map((each) => each.replaceAll(/[^\w ]/g, String.raw`\$&`)).join("[^]*"));

const textOf = (name: string) =>
  readFileSync(new URL(`../../workers/offline/${name}.js`, import.meta.url), "utf8").replaceAll(/^ *\/\/.*\n/gm, "");

/** Runs in the page: the addresses that are stored. */
const stored = async () => {
  const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return caught.flat().map(({ url }) => url.slice(location.origin.length));
};
const words = () => document.body.innerText;
/** Waits until the page answers so; one that is about to go does not answer. */
async function finds<Arguments extends readonly Plain[]>(
  tab: Pick<Tab, "ask">,
  question: (...values: Arguments) => unknown,
  matches: (answer: unknown) => boolean,
  ...values: Arguments
): Promise<void> {
  let answer: unknown;
  await expect
    .poll(
      async () => {
        answer = await tab.ask(question, ...values).catch(() => undefined);
        return matches(answer) || answer;
      },
      { timeout: 30_000, intervals: [100] },
    )
    .toBe(true);
}

const reads = (tab: Browsing, pattern: RegExp) => finds(tab, words, (text) => pattern.test(String(text)));
export const keeps = (tab: Pick<Tab, "ask">, path: string) =>
  finds(tab, stored, (paths) => Array.isArray(paths) && paths.includes(path));

const sheet = "/visit?for=mailbox-rental";
const picture = "/images/logo.svg";
/** When the store is open, by the clock of the site; no clock of a visitor shows it. */
const openDay = openDayFrom("2028-05-03");
const whileOpen = storeInstant(openDay.date, openDay.opens, 60);
const oldCopy = /You are reading a saved copy from\s+.*\d:\d\d [AP]M\./;

/** "May 3, 2028, 10:00 AM", in the store's time zone. */
const formatTime = (instant: string) =>
  new Date(instant).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "America/New_York" });

/** Pages that were seen are there, also the first of a visit; the rest is told. */
async function readOffline(tab: Browsing, line: Line): Promise<void> {
  const open = (path: string) => tab.open(line.origin + path);
  await open("/contact-us");
  await keeps(tab, "/contact-us");
  await keeps(tab, "/offline");
  await open("/privacy");
  await keeps(tab, "/privacy");
  // What was typed into a tool or chosen for a visit is nobody's business but the visitor's.
  await open(sheet);
  await open("/measure?length=20&width=15&height=10&weight=8&unit=in");
  await open("/search?q=notary");
  line.headers = { "x-frozen-clock": whileOpen };
  await open("/");
  await keeps(tab, "/");
  line.headers = {};
  // The login page of a hotel stands where ours would.
  line.standIns.set("/terms", "<!doctype html><title>Hotel</title><body>Log in to go on");
  await open("/terms");
  line.standIns.clear();
  const send = () => fetch("/api/contact", { method: "POST", body: "{}" }).then(({ status }) => status);
  expect(await tab.ask(send)).toBe(415);

  line.isCut = true;
  await open("/contact-us");
  await reads(tab, oldCopy);
  // With the parameters of an advertisement it is the same page, as of its own time.
  await open("/?gclid=advertisement");
  await reads(tab, new RegExp(`from\\s+${formatTime(whileOpen)}`));
  // Whether the store is open now it does not know.
  expect(await tab.ask(() => document.querySelector(".open-sign")?.checkVisibility())).toBe(false);
  await open("/terms");
  await reads(tab, /The page Terms isn't saved on your device/);
  await open("/about-us");
  const { phone, address } = store.contact;
  const mailboxPrice = inWords("{mailbox-basic.per-month}");
  await reads(
    tab,
    inOrder(phone, "You are offline", "The page About Us isn't saved", address.street, usualDay, mailboxPrice),
  );
  await open("/offline");
  await reads(tab, /For when you are offline/);
  expect(await tab.ask(() => document.body.innerText)).not.toMatch(/isn't saved|saved copy/);
  const sendInVain = () => fetch("/api/contact", { method: "POST", body: "{}" }).then(String, () => "refused");
  expect(await tab.ask(sendInVain)).toBe("refused");

  const paths = await tab.ask(stored);
  expect(paths.filter((path) => /^\/(api|search)\b|\.data|\?/.test(path))).toEqual([]);
}

/** Without a line a page that is not stored opens by itself when it is back; a copy stays until one wants another. */
async function comeBack(tab: Browsing, line: Line): Promise<void> {
  const open = (path: string) => tab.open(line.origin + path);
  const showsHeading = () => document.querySelector("h1")?.textContent;
  await open("/privacy");
  await keeps(tab, "/privacy");
  await keeps(tab, "/offline");

  line.isCut = true;
  await open("/about-us?from=letter#team");
  await reads(tab, /The page About Us isn't saved on your device/);
  await open("/no-such-page");
  await reads(tab, /The page \/no-such-page isn't saved on your device/);
  for (const [sign, path, name] of [
    ["online", "/terms", "Terms"],
    ["visibilitychange", "/accessibility", "Accessibility"],
    ["none", "/tracking", "Tracking"],
  ] as const) {
    line.isCut = true;
    await open(path);
    await reads(tab, new RegExp(`The page ${name} isn't saved on your device`));
    // Somebody else's login page is not what was wanted.
    line.standIns.set(path, "<!doctype html><title>Hotel</title><body>Log in to go on");
    line.isCut = false;
    await tab.ask((event) => void (event === "none" || dispatchEvent(new Event(event))), sign);
    await expect.poll(() => line.asked).toContain(`HEAD ${path}`);
    expect(await tab.ask(showsHeading)).toBe("You are offline");
    line.standIns.clear();
    await keeps(tab, path);
    await finds(tab, showsHeading, (heading) => heading !== "You are offline");
  }

  line.isCut = true;
  await open("/privacy");
  await reads(tab, oldCopy);
  line.isCut = false;
  await tab.ask(() => void dispatchEvent(new Event("online")));
  await reads(tab, oldCopy);
  await tab.pressLink("Load the page again");
  await finds(
    tab,
    () => document.querySelector("offline-note") === null && document.querySelector("h1")?.textContent,
    (heading) => heading === "Privacy Policy",
  );
}

/** A picture that changes under its name shows at once; without a line there is the last one. */
async function changePicture(tab: Browsing, line: Line): Promise<void> {
  const text = (path: string) => fetch(path, { cache: "reload" }).then((response) => response.text());
  await tab.open(`${line.origin}/privacy`);
  await keeps(tab, "/privacy");
  await keeps(tab, picture);
  await tab.open(`${line.origin}/privacy`);
  line.standIns.set(picture, "<svg>another</svg>");
  expect(await tab.ask(text, picture)).toBe("<svg>another</svg>");

  line.standIns.clear();
  line.isCut = true;
  await tab.open(`${line.origin}/privacy`);
  await reads(tab, oldCopy);
  expect(await tab.ask(text, picture)).toContain("<svg");
}

/** Another version takes over and keeps what was stored; the switch leaves nothing. */
async function changeAndRemove(tab: Browsing, line: Line): Promise<void> {
  const open = (path: string) => tab.open(line.origin + path);
  await open("/privacy");
  await keeps(tab, "/privacy");
  const remember = async () => void Object.assign(window, { before: (await navigator.serviceWorker.ready).active });
  const isAnother = async () => {
    const registration = await navigator.serviceWorker.ready;
    void registration.update();
    return registration.active !== (window as unknown as { before: unknown }).before;
  };
  await tab.ask(remember);
  line.standIns.set("/sw.js", `${textOf("service-worker")}/* another version */`);
  await finds(tab, isAnother, (is) => is === true);
  line.isCut = true;
  await open("/privacy");
  await reads(tab, oldCopy);

  line.isCut = false;
  line.standIns.set("/sw.js", textOf("removal"));
  await open("/terms");
  // The browser may have looked by itself, and nothing is registered any more.
  await tab.ask(() => navigator.serviceWorker.getRegistration().then((registration) => void registration?.update()));
  const isGone = async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length];
  await finds(tab, isGone, (counts) => String(counts) === "0,0");
  line.isCut = true;
  await expect(open("/privacy")).rejects.toThrow();
}

/** Runs in the page: what stands in the fields of the message form. */
const entries = () =>
  ["name", "email", "message"].map((name) => {
    const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    return field?.value ?? null;
  });
const isAlive = () => document.documentElement.dataset.alive;

/** A message that is written and sent without a line stays, on the page and when it is opened again, and is sent once. */
async function writeOffline(tab: Browsing, line: Line): Promise<void> {
  const typed = ["Ada Lovelace", uniqueEmail("tunnel"), "Do you pack a harp?"] as const;
  const [name, email, message] = typed;
  const hasTyped = (values: unknown) => JSON.stringify(values) === JSON.stringify(typed);
  const lives = () => finds(tab, isAlive, (value) => value === "");
  await tab.open(`${line.origin}/contact-us`);
  await keeps(tab, "/contact-us");

  line.isCut = true;
  await tab.write("Full Name", name);
  await tab.write("Email Address", email);
  await tab.write("Message", message);
  await reads(tab, /The robot check didn't load\./);
  await tab.pressButton("Send Message");
  await reads(tab, /❌ Unable to send message\. Please check your connection\./);
  expect(await tab.ask(entries)).toEqual(typed);
  await tab.open(`${line.origin}/contact-us`);
  await reads(tab, oldCopy);
  await finds(tab, entries, hasTyped);
  await lives();
  // It is tried again when the line is back, once it has failed. Until it has, it may push the button away from a press.
  await reads(tab, /The robot check didn't load\./);
  await tab.pressButton("Send Message");
  await reads(tab, /❌ Unable to send message\. Please check your connection\./);
  expect(await tab.ask(entries)).toEqual(typed);

  line.isCut = false;
  const before = line.asked.length;
  await tab.ask(() => void dispatchEvent(new Event("online")));
  await reads(tab, /Local captcha: passed/);
  await tab.pressButton("Send Message");
  await reads(tab, /Message sent successfully!/);
  expect(await tab.ask(entries)).toEqual(["", "", ""]);
  const rows = () => queryDatabase(`select message, mail_status from contact_messages where email = '${email}'`);
  await expect.poll(rows, { timeout: 30_000 }).toEqual([{ message, mail_status: "sent" }]);
  expect(line.asked.slice(before).filter((asked) => asked.startsWith("POST /contact-us"))).toHaveLength(1);
}

/** `isRare`: in Chromium `npm run test:all` alone takes it. */
export const journeys = [
  { name: "what was seen can be read without a connection, and says how old it is", journey: readOffline },
  { name: "a page that is not stored opens by itself when the line is back, and a copy stays", journey: comeBack },
  { name: "a picture that changed under its name shows", journey: changePicture, isRare: true },
  { name: "a new version takes over, and the switch leaves nothing behind", journey: changeAndRemove, isRare: true },
  { name: "a message sent without a connection is not lost, and sent once when it is back", journey: writeOffline },
];
