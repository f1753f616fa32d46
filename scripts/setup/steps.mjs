/** The steps of `npm run setup`: each looks whether it is done, does it by a vendor's own tool, and says what is there. */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import dns from "node:dns/promises";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import * as clack from "@clack/prompts";
import { MailChannels } from "mailchannels-sdk";
import { folderFor, isDeployed } from "../build.mjs";
import { listSecrets } from "../doctor.mjs";
import { mailRecords, missingRecords } from "../mail-dns.mjs";
import { readRelease } from "../release-config.ts";
import { askDatabase } from "../store-database.mjs";
import { askWrangler, run, stop, tryRun } from "../toolchain.mjs";
import { ask, askDone, askFacts, fail, records, writeAccount, writeSetting } from "./answers.mjs";

const { REHEARSAL: isRehearsal } = process.env;
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
  const spinner = clack.spinner();
  spinner.start(`Looking for ten minutes: ${what}`);
  let isThere = await look();
  for (const until = Date.now() + 600_000; !isThere && Date.now() < until; isThere = await look()) {
    await setTimeout(isRehearsal ? 100 : 5000);
  }
  spinner.stop(isThere ? "Found" : `Still true: ${what}. The next run looks again.`);
  left.push(...(isThere ? [] : [what]));
}

/** The needed keys that Cloudflare does not have, and this run neither. */
function missingKeys() {
  const has = [...(listSecrets("production") ?? []), ...Object.keys(keys)];
  return release().secrets.required.filter((name) => !has.includes(name));
}

async function account() {
  const whoami = () => askWrangler(["whoami", "--json"]);
  if (whoami().status !== 0) {
    run("wrangler", ["login"]);
  }
  if (release().account_id === undefined) {
    const options = JSON.parse(whoami().stdout).accounts.map(({ name, id }) => ({ label: name, value: id }));
    const choose = (question) => (options.length === 1 ? options[0].value : clack.select({ ...question, options }));
    await ask("Which account?", writeAccount, choose);
  }
  const { account_id: id } = release();
  if (listSecrets("production") === undefined || isRehearsal) {
    await askDone(`Workers Paid is on: https://dash.cloudflare.com/${id}/workers/plans`);
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
    await ask("Where should the site mail its messages?", (text) =>
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
  keys.MAILCHANNELS_API_KEY = await ask(
    "API key of MailChannels, from https://dash.mailchannels.com",
    check,
    clack.password,
  );
  const isAccount = (text) => (/^[\w.-]{3,60}$/.test(text) ? text : fail("one word, as the foot of its pages has it"));
  const known = {
    dkim: await signingKey(provider, "site"),
    account: await ask("Your account there, from the foot of its pages", isAccount),
  };
  const needed = await missing(known);
  if (needed.length > 0) {
    const lines = needed.map(({ name, value }) => `${name}\n  ${value}`).join("\n");
    clack.note(lines, "In the DNS at https://dash.cloudflare.com, of type TXT (an SPF that is there gets the include)");
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
  if (Object.keys(keys).length === 0 && isDeployed(folderFor("production"))) {
    return "nothing has changed since";
  }
  const folder = mkdtempSync(join(tmpdir(), "keys-"));
  // A closed terminal ends this process, too, and must leave no keys behind.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  ["SIGINT", "SIGTERM", "SIGHUP"].forEach((signal) => process.once(signal, () => process.exit(130)));
  const file = join(folder, "keys.json");
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  const options = isRehearsal ? ["--check"] : ["--quick", "--secrets-file", file];
  const isDone = tryRun(process.execPath, ["scripts/deploy.mjs", ...options]);
  rmSync(folder, { recursive: true });
  return isDone ? release().vars.SITE_ORIGIN : fail("mend what stands above");
}

function doctor() {
  const env = { MAILCHANNELS_API_KEY: keys.MAILCHANNELS_API_KEY ?? "" };
  const isFine = isRehearsal || tryRun(process.execPath, ["scripts/doctor.mjs", "--remote"], { env });
  return isFine ? "all is well" : fail("see what is marked ✗");
}

async function message() {
  const isMailed = () =>
    askDatabase("select 1 from contact_messages where mail_status = 'sent' limit 1", true).length > 0;
  if (!isRehearsal && !isMailed()) {
    await askDone(`You wrote a message at ${release().vars.SITE_ORIGIN}/contact-us`);
    await wait("no message was mailed", isMailed);
  }
  return `mailed to ${release().vars.MAIL_TO}`;
}

/** GitHub deploys by a token of its own, from main and from tags alone. */
async function github() {
  const gh = (args, input) => spawnSync("gh", args, { encoding: "utf8", input });
  const origin = release().vars.SITE_ORIGIN;
  const environment = "repos/{owner}/{repo}/environments/production";
  if (isRehearsal || gh(["auth", "status"]).status !== 0) {
    return `gh is not here: docs/operations.md says what the repository needs; SITE_ORIGIN is ${origin}`;
  }
  if (gh(["secret", "list", "--env", "production"]).stdout.includes("CLOUDFLARE_API_TOKEN")) {
    return "it has its token";
  }
  const isToken = (text) => (/^[\w-]{40,}$/.test(text) ? text : fail("forty letters or more"));
  const page = "https://dash.cloudflare.com/profile/api-tokens";
  const token = await ask(`API token for GitHub, by docs/operations.md, from ${page}`, isToken, clack.password);
  const policy = { deployment_branch_policy: { protected_branches: false, custom_branch_policies: true } };
  const results = [
    gh(["api", "-X", "PUT", environment, "--input", "-"], JSON.stringify(policy)),
    ...["name=main", "name=v*"].map((name, at) =>
      gh([
        "api",
        "-X",
        "POST",
        `${environment}/deployment-branch-policies`,
        "-f",
        name,
        "-f",
        `type=${["branch", "tag"][at]}`,
      ]),
    ),
    gh(["secret", "set", "CLOUDFLARE_ACCOUNT_ID", "--env", "production"], release().account_id),
    gh(["secret", "set", "CLOUDFLARE_API_TOKEN", "--env", "production"], token),
    gh(["variable", "set", "SITE_ORIGIN", "--body", origin]),
  ];
  const failed = results.find(({ status }) => status !== 0);
  return failed === undefined ? "done" : fail(failed.stderr);
}

const steps = { account, store: askFacts, domain, database, captcha, mail, ownKeys, deploy, doctor, message, github };

clack.intro("Setup: from a clone to the live site. Ctrl+C stops it; the next run goes on.");
for (const [at, [name, step]] of Object.entries(steps).entries()) {
  clack.log.step(`${at + 1} of ${Object.keys(steps).length}: ${name}`);
  try {
    clack.log.info(await step());
  } catch ({ message: why }) {
    stop(`${name}: ${why}`, "Run it again to go on here.");
  }
}
const changed = spawnSync("git", ["status", "--porcelain", "app/content", "wrangler.toml"], {
  encoding: "utf8",
}).stdout;
const files = [...changed.matchAll(/^(?:.M|M.) (.*)/gm)].map(
  ([, file]) => `${file}: commit and push it, GitHub deploys what it has`,
);
clack.note([...left.map((what) => `✗ ${what}`), ...files].join("\n") || "Nothing", "Left to do");
clack.outro(`${left.length === 0 ? "Live" : "Not done yet"}: ${release().vars.SITE_ORIGIN}`);
process.exit(left.length === 0 ? 0 : 1);
