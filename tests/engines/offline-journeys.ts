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
const follow = (path: string) => {
  const link = Object.assign(document.createElement("a"), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
};
const place = () => location.pathname;

/** Waits until the page answers so; one that is about to go does not answer. */
async function finds<Arguments extends readonly Plain[]>(
  tab: Browsing,
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
const keeps = (tab: Browsing, path: string) =>
  finds(tab, stored, (paths) => Array.isArray(paths) && paths.includes(path));

const sheet = "/visit?for=mailbox-rental";
/** When the store is open, by the clock of the site; no clock of a visitor shows it. */
const openDay = openDayFrom("2028-05-03");
const whileOpen = storeInstant(openDay.date, openDay.opens, 60);
const oldCopy = /You are offline\. This page and its open\s+sign are from .*\d:\d\d [AP]M\./;

/** "May 3, 2028, 10:00 AM", in the store's time zone. */
const formatTime = (instant: string) =>
  new Date(instant).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "America/New_York" });

/** Pages that were seen, by document and by the client router, are there; the rest is told. */
export async function readOffline(tab: Browsing, line: Line): Promise<void> {
  const open = (path: string) => tab.open(line.origin + path);
  await open("/contact-us");
  await keeps(tab, "/contact-us");
  await keeps(tab, "/offline");
  await tab.ask(follow, "/privacy");
  await keeps(tab, "/privacy");
  await open(sheet);
  await keeps(tab, sheet);
  // What was typed into a tool is nobody's business but the visitor's.
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
  await reads(tab, /Closed|Open/);
  await open(sheet);
  await reads(tab, /Form 1583/);
  // With the parameters of an advertisement it is the same page, as of its own time.
  await open("/?gclid=advertisement");
  await reads(tab, new RegExp(`from ${formatTime(whileOpen)}`));
  await reads(tab, /Open/);
  await open("/terms");
  await reads(tab, /This page isn't saved on your device/);
  await open("/about-us");
  const { phone, address } = store.contact;
  const mailboxPrice = inWords("{mailbox-basic.per-month}");
  await reads(tab, inOrder("You are offline", phone, address.street, usualDay, mailboxPrice));
  const sendInVain = () => fetch("/api/contact", { method: "POST", body: "{}" }).then(String, () => "refused");
  expect(await tab.ask(sendInVain)).toBe("refused");

  // A link to what was seen opens it, another one leaves the page that can be read.
  await open("/contact-us");
  await finds(
    tab,
    () => history.scrollRestoration,
    (value) => value === "manual",
  );
  await tab.ask(follow, "/services");
  await reads(tab, /We couldn't open that page\./);
  expect(await tab.ask(place)).toBe("/contact-us");
  await tab.ask(follow, "/privacy");
  await finds(tab, place, (path) => path === "/privacy");
  // Its data may be a moment old, and no news then; nobody asked for this one's.
  await open("/contact-us");
  await reads(tab, oldCopy);

  line.isCut = false;
  await finds(
    tab,
    () => history.scrollRestoration,
    (value) => value === "manual",
  );
  await tab.ask(() => void dispatchEvent(new Event("online")));
  await finds(
    tab,
    () => document.querySelector("offline-note"),
    (note) => note === null,
  );

  const paths = await tab.ask(stored);
  expect(paths.filter((path) => /^\/(api|search)\b|\.data|\?/.test(path))).toEqual([sheet]);
}

/** Another version takes over and keeps what was stored; the switch leaves nothing. */
export async function changeAndRemove(tab: Browsing, line: Line): Promise<void> {
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
  await tab.ask(() => navigator.serviceWorker.ready.then((registration) => void registration.update()));
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
const isAlive = () => history.scrollRestoration;

/** A message that is written and sent without a line stays, on the page and when it is opened again, and is sent once. */
export async function writeOffline(tab: Browsing, line: Line): Promise<void> {
  const typed = ["Ada Lovelace", uniqueEmail("tunnel"), "Do you pack a harp?"] as const;
  const [name, email, message] = typed;
  const hasTyped = (values: unknown) => JSON.stringify(values) === JSON.stringify(typed);
  const lives = () => finds(tab, isAlive, (value) => value === "manual");
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
  await reads(tab, /✅ Message sent successfully!/);
  expect(await tab.ask(entries)).toEqual(["", "", ""]);
  const rows = () => queryDatabase(`select message, mail_status from contact_messages where email = '${email}'`);
  await expect.poll(rows, { timeout: 30_000 }).toEqual([{ message, mail_status: "sent" }]);
  expect(line.asked.slice(before).filter((asked) => asked.startsWith("POST /contact-us"))).toHaveLength(1);
}
