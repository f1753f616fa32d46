/** Questions of `npm run setup`, and where their answers are written: records and wrangler.toml. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { hours } from "../../app/content/hours.ts";
import { partners } from "../../app/content/partners.ts";
import { site } from "../../app/content/site.ts";
import { releaseNow } from "../deploy.mjs";
import { findMistakes, schemaOf } from "../records/mistakes.ts";
import { withValue } from "../records/source.ts";
import { findPlaceholders } from "../release-guard.ts";
import { root, run, stop } from "../toolchain.mjs";

let piped;

/** One line of the terminal, or of what is piped in; that of a secret is not shown. */
async function readLine(isSecret) {
  const input = process.stdin;
  if (input.isTTY) {
    // It is closed before a tool of a vendor asks something itself.
    const output = isSecret ? new Writable({ write: (_, __, done) => done() }) : process.stdout;
    const terminal = createInterface({ input, output, terminal: true });
    const line = await terminal.question("");
    terminal.close();
    return line;
  }
  piped ??= createInterface({ input })[Symbol.asyncIterator]();
  const { value, done } = await piped.next();
  return done ? stop("Stopped here. What was answered is written: run it again to go on.") : value;
}

/** How many questions were asked. */
export let asked = 0;

/**
 * Asks until an answer is taken.
 * @template Taken
 * @param {string} question
 * @param {(answer: string) => Taken | Promise<Taken>} take throws an error that says what is wrong
 * @param {{ isSecret?: boolean }} [options]
 * @returns {Promise<Taken>}
 */
export async function askFor(question, take, { isSecret = false } = {}) {
  asked += 1;
  for (;;) {
    process.stdout.write(`  ? ${question}: `);
    const answer = (await readLine(isSecret)).trim();
    if (!process.stdin.isTTY || isSecret) {
      console.log(isSecret ? "(not shown)" : answer);
    }
    try {
      return await take(answer);
    } catch (error) {
      console.log(`    ✗ ${error.message}`);
    }
  }
}

/** Refuses an answer. @param {string} why @returns {never} */
export function fail(why) {
  throw new Error(why);
}

/** Asks for something to be done. @param {string} question */
export const askDone = (question) =>
  askFor(`${question} (y)`, (answer) => /^y(es)?$/i.test(answer) || fail("y when it is done; Ctrl+C stops until then"));

/** Files that were written. */
export const written = new Set();

/** @param {string} file from the root @param {(source: string) => string} change */
function rewrite(file, change) {
  const path = resolve(root, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
  written.add(file);
}

const contents = "app/content/";

/** The records that setup fills in, as they are now. */
export const records = structuredClone({ site, partners, hours });

/** What the guard finds in them. */
export const findings = (release = records) =>
  findPlaceholders(releaseNow(release)).filter(({ where }) => where.startsWith(contents));

/**
 * Writes a value into a record, unless the record's schema or the guard has something against it.
 * @param {keyof typeof records} name of the record and its file
 * @param {Array<string | number>} path
 * @param {unknown} value `undefined` takes the entry out
 */
export function writeRecord(name, path, value) {
  const file = `${contents}${name}.ts`;
  const changed = structuredClone(records);
  const parent = path.slice(0, -1).reduce((part, key) => part[key], changed[name]);
  parent[path.at(-1)] = value;
  if (value === undefined && Array.isArray(parent)) {
    parent.splice(Number(path.at(-1)), 1);
  }
  const source = readFileSync(resolve(root, file), "utf8");
  const [mistake] = findMistakes(schemaOf(source, name), changed[name]);
  const place = `${file}: ${path.join(".").replaceAll(/\.?(\d+)(?=\.|$)/g, "[$1]")}`;
  // Of the holidays each is asked for by itself.
  const still = () => findings(changed).find(({ where }) => where === place && name !== "hours" && value !== undefined);
  const why = mistake?.why ?? still()?.why;
  if (why !== undefined) {
    fail(why);
  }
  rewrite(file, () => withValue(source, [name, ...path], value));
  run("oxfmt", [file], { quiet: true });
  Object.assign(records, changed);
}

/** Writes a setting of production into wrangler.toml. */
export const writeSetting = (name, value) =>
  rewrite("wrangler.toml", (source) => {
    const [before, section, rest] = source.split(/(?<=^\[env\.production\.vars\]\n)([^[]*)/m);
    const line = `${name} = ${JSON.stringify(value)}\n`;
    const pattern = new RegExp(`^${name} = .*\n`, "m");
    return before + (pattern.test(section) ? section.replace(pattern, () => line) : line + section) + rest;
  });

/** Writes the account into wrangler.toml: every command finds it there. */
export const writeAccount = (id) =>
  rewrite("wrangler.toml", (source) => source.replace(/^name = .*\n/m, (name) => `${name}account_id = "${id}"\n`));
