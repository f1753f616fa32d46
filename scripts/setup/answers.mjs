/** Questions of `npm run setup`, and where their answers are written: records and wrangler.toml. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import * as clack from "@clack/prompts";
import { hours } from "../../app/content/hours.ts";
import { partners } from "../../app/content/partners.ts";
import { site } from "../../app/content/site.ts";
import { storeDate, unsettledHolidays, weekdayOf } from "../../app/hours/store-days.ts";
import { releaseNow } from "../deploy.mjs";
import { findMistakes, schemaOf } from "../records/mistakes.ts";
import { withValue } from "../records/source.ts";
import { findPlaceholders } from "../release-guard.ts";
import { root, run } from "../toolchain.mjs";

/** Refuses an answer. @param {string} why @returns {never} */
export function fail(why) {
  throw new Error(why);
}

/**
 * Asks until an answer is taken. Ctrl+C ends the script.
 * @template Taken
 * @param {string} message
 * @param {(answer: string) => Taken | Promise<Taken>} take throws an error that says what is wrong
 * @returns {Promise<Taken>}
 */
export async function ask(message, take, prompt = clack.text) {
  for (;;) {
    const answer = await prompt({ message });
    if (clack.isCancel(answer) || answer === false) {
      clack.cancel("Stopped here. What you answered is written: run it again to go on.");
      process.exit(1);
    }
    try {
      return await take(String(answer ?? "").trim());
    } catch (error) {
      clack.log.error(error.message);
    }
  }
}

/** Asks for something to be done. @param {string} message */
export const askDone = (message) =>
  ask(
    message,
    () => true,
    (options) => clack.confirm({ ...options, active: "Done", inactive: "Stop here" }),
  );

/** The records that setup fills in, as they are now. */
export const records = structuredClone({ site, partners, hours });

/** What the guard finds in them. */
const findings = (release = records) =>
  findPlaceholders(releaseNow(release)).filter(({ where }) =>
    /\/(?:site|partners)\.ts: |\/hours\.ts: holidays$/.test(where),
  );

/**
 * Writes a value into a record, unless the record's schema or the guard has something against it.
 * @param {keyof typeof records} name of the record and its file
 * @param {Array<string | number>} path
 * @param {unknown} value `undefined` takes the entry out
 */
function writeRecord(name, path, value) {
  const file = `app/content/${name}.ts`;
  const changed = structuredClone(records);
  const parent = path.slice(0, -1).reduce((part, key) => part[key], changed[name]);
  parent[path.at(-1)] = value;
  if (value === undefined && Array.isArray(parent)) {
    parent.splice(Number(path.at(-1)), 1);
  }
  const source = readFileSync(resolve(root, file), "utf8");
  const [mistake] = findMistakes(schemaOf(source, name), changed[name]);
  const place = `${file}: ${path.join(".").replaceAll(/\.?(\d+)(?=\.|$)/g, "[$1]")}`;
  // Each holiday has a question of its own.
  const left = findings(changed).find(({ where }) => where === place && name !== "hours" && value !== undefined);
  const why = mistake?.why ?? left?.why;
  if (why !== undefined) {
    fail(why);
  }
  writeFileSync(resolve(root, file), withValue(source, [name, ...path], value));
  run("oxfmt", [file], { quiet: true });
  Object.assign(records, changed);
}

function rewriteSettings(change) {
  const path = resolve(root, "wrangler.toml");
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

/** Writes a setting of production into wrangler.toml. */
export const writeSetting = (name, value) =>
  rewriteSettings((source) => {
    const [before, section, rest] = source.split(/(?<=^\[env\.production\.vars\]\n)([^[]*)/m);
    const line = `${name} = ${JSON.stringify(value)}\n`;
    const pattern = new RegExp(`^${name} = .*\n`, "m");
    return before + (pattern.test(section) ? section.replace(pattern, () => line) : line + section) + rest;
  });

/** Writes the account into wrangler.toml: every command finds it there. */
export const writeAccount = (id) =>
  rewriteSettings((source) => source.replace(/^name = .*\n/m, (name) => `${name}account_id = "${id}"\n`));

/** A phone number or an address of the web in the form that the record has. */
function tidy(key, text, before) {
  const [, area, exchange, line] = /^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})\D*$/.exec(text) ?? [];
  if (key === "phone" && area !== undefined) {
    return `(${area}) ${exchange}-${line}`;
  }
  return before.startsWith("https:") && /^[\w-]+\.[^\s:]+$/.test(text) ? `https://${text}` : text;
}

function askText(name, path, before) {
  const [first, second, third] = path;
  // Pages need these links.
  const isLink = first === "externalLinks";
  const mayGo = name === "partners" || first === "social" ? ' ("none" takes it out)' : "";
  const about = isLink ? records.site.externalLinks[second][third].label : `${name}: ${path.join(" ")}`;
  return ask(`${about}, now ${before}${mayGo}`, (answer) => {
    // Of a partner, all of it goes.
    const whole = name === "partners" ? [first] : path;
    return mayGo && answer === "none"
      ? writeRecord(name, whole)
      : writeRecord(name, path, tidy(path.at(-1), answer, before));
  });
}

/** A day in the words of the owner: "closed", "usual", "9:00-14:00". */
function hoursFrom(text, date) {
  const [, opens, closes] = /^(\d\d?:\d\d)\s*-\s*(\d\d?:\d\d)$/.exec(text) ?? [];
  const known = { closed: null, usual: records.hours.weekly[weekdayOf(date)] };
  return closes === undefined
    ? (known[text] ?? (text === "closed" ? null : fail('"closed", "usual", or times such as 9:00-14:00')))
    : { opens: opens.padStart(5, "0"), closes: closes.padStart(5, "0") };
}

async function askHolidays() {
  const { mayVary = [] } = records.hours;
  const days = unsettledHolidays(records.hours, storeDate(new Date()));
  for (const { date, name } of days.filter((day) => !mayVary.includes(day.name))) {
    await ask(`${name}, ${date}: closed, usual, or times such as 9:00-14:00`, (text) => {
      const day = { date, name, hours: hoursFrom(text.toLowerCase(), date) };
      writeRecord(
        "hours",
        ["holidays"],
        [...records.hours.holidays, day].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
      );
    });
  }
}

/** Asks for each fact of the store that is still an example. */
export async function askFacts() {
  for (;;) {
    const [missing] = findings();
    if (missing === undefined) {
      return "all are there";
    }
    const [, name, place] = /(\w+)\.ts: (.*)$/.exec(missing.where);
    if (place === "geo") {
      await ask("ZIP code", (zip) => writeRecord("site", ["contact", "address", "zip"], zip));
      await ask("The store's door, as a map gives it, such as 41.67167, -81.25083", (text) => {
        const [lat, lng] = text.split(",").map(Number);
        writeRecord("site", ["geo"], lat + lng ? { lat, lng } : fail("two numbers such as 41.67167, -81.25083"));
      });
    } else if (place === "checkedOn") {
      await askDone("You have read hours, prices and rules of app/content, and they are today's (docs/editing.md)");
      writeRecord("site", ["checkedOn"], storeDate(new Date()));
    } else if (name === "hours") {
      await askHolidays();
    } else {
      const path = place.match(/[^.[\]]+/g).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      await askText(name, path, missing.value);
    }
  }
}
