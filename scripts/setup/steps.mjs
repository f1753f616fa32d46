/** The steps of `npm run setup`: each looks whether it is done, does it by a vendor's own tool, and says what is there. */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import dns from "node:dns/promises";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { MailChannels } from "mailchannels-sdk";
import { folderFor, isDeployed } from "../build.mjs";
import { listSecrets } from "../doctor.mjs";
import { mailRecords, missingRecords } from "../mail-dns.mjs";
import { readRelease } from "../release-config.ts";
import { askDatabase } from "../store-database.mjs";
import { askWrangler, run, say, stop, tryRun } from "../toolchain.mjs";
import { asked, askDone, askFor, fail, records, writeAccount, written, writeSetting } from "./answers.mjs";
import { askFacts } from "./facts.mjs";

const began = Date.now();
const release = () => readRelease("production", records.site);
const mailHost = () => release().vars.MAIL_FROM.split("@")[1];
/** Keys of this run, by name: they go to Cloudflare with the release, and nowhere else. */
const keys = {};
/** What could not be done yet. */
const left = [];

/** The JSON with which wrangler answers. @throws {Error} with what it said */
function askJson(...args) {
  const { status, stdout, stderr } = askWrangler([...args, "--json"]);
  return status === 0 ? JSON.parse(stdout) : fail(stderr.trim() || stdout.trim());
}

/** Looks again and again, for ten minutes. @param {() => unknown} look */
async function wait(what, look) {
  if (!(await look())) {
    console.log(`    … ${what}. Looking again, for ten minutes.`);
  }
  for (const until = Date.now() + 600_000; !(await look()); await setTimeout(5000)) {
    if (Date.now() > until) {
      left.push(what);
      return console.log(`    ✗ ${what}, after ten minutes. The next run looks again.`);
    }
  }
}

/** The needed keys that Cloudflare does not have, and this run neither. */
function missingKeys() {
  const has = [...(listSecrets("production") ?? []), ...Object.keys(keys)];
  return release().secrets.required.filter((name) => !has.includes(name));
}

async function account() {
  const ask = () => askWrangler(["whoami", "--json"]);
  if (ask().status !== 0) {
    run("wrangler", ["login"]);
  }
  if (release().account_id === undefined) {
    const { accounts } = JSON.parse(ask().stdout);
    const list = accounts.map(({ name }, at) => `\n    ${at + 1} ${name}`).join("");
    const choose = (text) => accounts[Number(text) - 1]?.id ?? fail("the number of one of them");
    writeAccount(accounts.length === 1 ? accounts[0].id : await askFor(`Which account?${list}\n   `, choose));
  }
  const { account_id: id } = release();
  if (listSecrets("production") === undefined) {
    await askDone(`Workers Paid is on, https://dash.cloudflare.com/${id}/workers/plans`);
  }
  return id;
}

async function domain() {
  const zone = mailHost().split(".").slice(-2).join(".");
  const isThere = async () => {
    const servers = await dns.resolveNs(zone).catch(() => []);
    return servers.some((name) => name.endsWith(".ns.cloudflare.com"));
  };
  if (!(await isThere())) {
    await askDone(`${zone} is added at https://dash.cloudflare.com, and your registrar names its two nameservers`);
    await wait(`the nameservers of ${zone} are not Cloudflare's yet`, isThere);
  }
  return records.site.domain;
}

function database() {
  const { database_name: name } = release().d1_databases[0];
  if (!askJson("d1", "list").some((one) => one.name === name)) {
    run("wrangler", ["d1", "create", name, "--location", "enam"], { quiet: true });
  }
  return name;
}

/** By wrangler's own commands, which are new: https://developers.cloudflare.com/turnstile/spin (2026-11-27). */
function captcha() {
  const { name, routes, vars } = release();
  if (/^\dx0{10}/.test(vars.TURNSTILE_SITE_KEY) || missingKeys().includes("TURNSTILE_SECRET_KEY")) {
    const turnstile = (...args) => askJson("turnstile", "widget", ...args);
    const hosts = routes.map(({ pattern }) => pattern).join();
    const known = turnstile("list").find((widget) => widget.name === name);
    const { sitekey } = known ?? turnstile("create", name, "--domain", hosts, "--mode", "managed");
    keys.TURNSTILE_SECRET_KEY = turnstile("get", sitekey).secret;
    writeSetting("TURNSTILE_SITE_KEY", sitekey);
  }
  return release().vars.TURNSTILE_SITE_KEY;
}

/** MailChannels signs mail by a key that it keeps. @returns what its record in the DNS has to say */
async function signingKey({ emails }, selector) {
  const made = await emails.createDkimKey(mailHost(), { selector });
  const known = made.data ?? (await emails.getDkimKeys(mailHost(), { selector, includeDnsRecord: true })).data?.[0];
  writeSetting("DKIM_SELECTOR", selector);
  return known?.dnsRecords[0]?.value ?? fail(`MailChannels made no key to sign with: ${made.error?.message}`);
}

async function mail() {
  if (release().vars.MAIL_TO.endsWith(".example")) {
    const isAddress = (text) => /^[^\s@,;]+@[^\s@,;]+\.[a-z]{2,}$/i.test(text);
    await askFor("Where the site's messages are mailed to", (text) =>
      isAddress(text) ? writeSetting("MAIL_TO", text) : fail("an address such as owner@the-store.com"),
    );
  }
  const missing = async (known) => missingRecords(mailRecords(release().vars, known));
  if (!missingKeys().includes("MAILCHANNELS_API_KEY") && (await missing()).length === 0) {
    return mailHost();
  }
  let provider;
  const check = async (key) => {
    provider = new MailChannels(key || fail("the key is empty"));
    const { error } = await provider.emails.checkDomain({ domain: mailHost() });
    return error ? fail(`MailChannels refuses it: ${error.message}`) : key;
  };
  const page = "https://dash.mailchannels.com";
  keys.MAILCHANNELS_API_KEY = await askFor(`API key of MailChannels, from ${page}`, check, { isSecret: true });
  const isAccount = (text) => (/^[\w.-]{3,60}$/.test(text) ? text : fail("one word, as the foot of its pages has it"));
  const known = {
    dkim: await signingKey(provider, "site"),
    account: await askFor("Your account there, from the foot of its pages", isAccount),
  };
  const needed = await missing(known);
  if (needed.length > 0) {
    console.log(`  In the DNS at https://dash.cloudflare.com, of type TXT (an SPF that is there gets the include):`);
    console.log(needed.map(({ name, value }) => `    ${name}\n      ${value}`).join("\n"));
    await askDone("They are there");
    await wait("not all of them are found in the DNS", async () => (await missing()).length === 0);
  }
  return mailHost();
}

/** Keys that nobody gives out are made here. */
function ownKeys() {
  const own = missingKeys();
  Object.assign(keys, Object.fromEntries(own.map((name) => [name, randomBytes(32).toString("base64url")])));
  return own.join(", ") || "none is missing";
}

/** Hands the keys over with the release, by a file outside of the project that nobody else can read. */
function deploy() {
  if (Object.keys(keys).length > 0 || !isDeployed(folderFor("production"))) {
    const folder = mkdtempSync(join(tmpdir(), "keys-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    // A closed terminal ends this process, too, and must leave no keys behind.
    ["SIGINT", "SIGTERM", "SIGHUP"].forEach((signal) => process.once(signal, () => process.exit(130)));
    const file = join(folder, "keys.json");
    writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
    const isDone = tryRun("node", ["scripts/deploy.mjs", "--quick", "--secrets-file", file]);
    rmSync(folder, { recursive: true });
    return isDone ? release().vars.SITE_ORIGIN : fail("mend what stands above");
  }
  return "nothing has changed since";
}

function doctor() {
  const env = { MAILCHANNELS_API_KEY: keys.MAILCHANNELS_API_KEY ?? "" };
  return tryRun("node", ["scripts/doctor.mjs", "--remote"], { env }) ? "all is well" : fail("see what is marked ✗");
}

async function message() {
  const sent = "select 1 from contact_messages where mail_status = 'sent' limit 1";
  const isMailed = () => askDatabase(sent, true).length > 0;
  if (!isMailed()) {
    await askDone(`A message is written at ${release().vars.SITE_ORIGIN}/contact-us`);
    await wait("no message was mailed", isMailed);
  }
  return `mailed to ${release().vars.MAIL_TO}`;
}

/** GitHub deploys by a token of its own. */
async function github() {
  const gh = (args, input) => spawnSync("gh", args, { encoding: "utf8", input });
  const origin = release().vars.SITE_ORIGIN;
  const environment = ["--env", "production"];
  // A rehearsal has no repository of its own.
  if (process.env.REHEARSAL || gh(["auth", "status"]).status !== 0) {
    return `gh is not here: docs/operations.md says what the repository needs; SITE_ORIGIN is ${origin}`;
  }
  if (!gh(["secret", "list", ...environment]).stdout.includes("CLOUDFLARE_API_TOKEN")) {
    const isToken = (text) => (/^[\w-]{40,}$/.test(text) ? text : fail("forty letters or more"));
    const question =
      "An API token for GitHub, by docs/operations.md, from https://dash.cloudflare.com/profile/api-tokens";
    const token = await askFor(question, isToken, { isSecret: true });
    gh(["api", "-X", "PUT", "repos/{owner}/{repo}/environments/production"]);
    gh(["secret", "set", "CLOUDFLARE_ACCOUNT_ID", ...environment], release().account_id);
    const { status, stderr } = gh(["secret", "set", "CLOUDFLARE_API_TOKEN", ...environment], token);
    return status === 0 && gh(["variable", "set", "SITE_ORIGIN", "--body", origin]).status === 0
      ? "done"
      : fail(stderr);
  }
  return "it has its token";
}

const steps = { account, store: askFacts, domain, database, captcha, mail, ownKeys, deploy, doctor, message, github };

for (const [at, [name, step]] of Object.entries(steps).entries()) {
  say(`${at + 1} of ${Object.keys(steps).length}: ${name}`);
  try {
    console.log(`  ✓ ${await step()}`);
  } catch ({ message: why }) {
    stop(`${name}: ${why}`, "Run it again to go on here.");
  }
}
const minutes = Math.ceil((Date.now() - began) / 60_000);
say(
  `${left.length === 0 ? "Live" : "Not done yet"}: ${release().vars.SITE_ORIGIN}, ${minutes} min, ${asked} questions.`,
);
const files = [...written].map((file) => `  written: ${file}; commit and push it, since GitHub deploys what it has`);
console.log([...left.map((what) => `  ✗ ${what}`), ...files].join("\n") || "  Nothing was left to do.");
process.exit(left.length === 0 ? 0 : 1);
