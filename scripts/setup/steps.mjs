/** Each step of `npm run setup` returns what is there, or throws what is wrong. */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import dns from "node:dns/promises";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import * as clack from "@clack/prompts";
import { MailChannels } from "mailchannels-sdk";
import { folderFor, isDeployed } from "../build.mjs";
import { listSecrets } from "../doctor.mjs";
import { mailRecords, missingRecords } from "../mail-dns.mjs";
import { readRelease } from "../release-config.ts";
import { askDatabase } from "../store-database.mjs";
import { askWrangler, root, run, stop, tryRun } from "../toolchain.mjs";
import { ask, askDone } from "./questions.mjs";

const release = () => readRelease("production");
const { SITE_ORIGIN: origin, MAIL_FROM, MAIL_TO, DKIM_SELECTOR: selector } = release().vars;
const mailHost = MAIL_FROM.split("@")[1];
/** They go to Cloudflare with the release, and nowhere else. */
const keys = {};
const left = [];

function fail(why) {
  throw new Error(why);
}

function askJson(...args) {
  const { status, stdout, stderr } = askWrangler([...args, "--json"]);
  return status === 0 ? JSON.parse(stdout) : fail(stderr.trim() || stdout.trim());
}

async function wait(what, look) {
  const spinner = clack.spinner();
  spinner.start(`Looking for ten minutes: ${what}`);
  let isThere = await look();
  for (const until = Date.now() + 600_000; !isThere && Date.now() < until; isThere = await look()) {
    await setTimeout(2000);
  }
  spinner.stop(isThere ? "Found" : `Still true: ${what}. The next run looks again.`);
  left.push(...(isThere ? [] : [what]));
}

function missingKeys() {
  const has = [...(listSecrets("production") ?? []), ...Object.keys(keys)];
  return release().secrets.required.filter((name) => !has.includes(name));
}

function findAccount() {
  const accounts = askJson("whoami").accounts;
  const list = accounts.map(({ id, name }) => `${id} ${name}`).join("\n");
  const id = release().account_id ?? (accounts.length === 1 ? accounts[0].id : undefined);
  return id ?? fail(`write account_id = "…" below name in wrangler.toml, one of\n${list}`);
}

async function account() {
  if (askWrangler(["whoami", "--json"]).status !== 0) {
    run("wrangler", ["login"]);
  }
  const id = findAccount();
  if (listSecrets("production") === undefined) {
    await askDone(`Workers Paid is on: https://dash.cloudflare.com/${id}/workers/plans`);
  }
  return id;
}

async function domain() {
  const zone = mailHost.split(".").slice(-2).join(".");
  const isThere = async () => {
    const servers = await dns.resolveNs(zone).catch(() => []);
    return servers.some((name) => name.endsWith(".ns.cloudflare.com"));
  };
  if (!(await isThere())) {
    await askDone(`${zone} is added at https://dash.cloudflare.com, and your registrar names its two nameservers`);
    await wait(`the nameservers of ${zone} are not Cloudflare's yet`, isThere);
  }
  return origin;
}

function database() {
  const { database_name: name } = release().d1_databases[0];
  if (!askJson("d1", "list").some((one) => one.name === name)) {
    run("wrangler", ["d1", "create", name, "--location", "enam"], { quiet: true });
  }
  return name;
}

/** Wrangler's commands for this are new: https://developers.cloudflare.com/turnstile/spin (2026-11-27). */
function captcha() {
  const { name, routes, vars } = release();
  if (!/^\dx0{10}/.test(vars.TURNSTILE_SITE_KEY) && !missingKeys().includes("TURNSTILE_SECRET_KEY")) {
    return vars.TURNSTILE_SITE_KEY;
  }
  const turnstile = (...args) => askJson("turnstile", "widget", ...args);
  const hosts = routes.map(({ pattern }) => pattern).join();
  const known = turnstile("list").find((widget) => widget.name === name);
  const { sitekey } = known ?? turnstile("create", name, "--domain", hosts, "--mode", "managed");
  keys.TURNSTILE_SECRET_KEY = turnstile("get", sitekey).secret;
  const file = resolve(root, "wrangler.toml");
  const key = /(?<=^\[env\.production\.vars\]$[^[]*^TURNSTILE_SITE_KEY = ").*(?="$)/m;
  writeFileSync(file, readFileSync(file, "utf8").replace(key, sitekey));
  return sitekey;
}

async function mail() {
  const missing = async (known) => missingRecords(mailRecords(release().vars, known));
  if (!missingKeys().includes("MAILCHANNELS_API_KEY") && (await missing()).length === 0) {
    return mailHost;
  }
  let provider;
  const check = async (key) => {
    provider = new MailChannels(key || fail("the key is empty"));
    const { error } = await provider.emails.checkDomain({ domain: mailHost });
    return error ? fail(`MailChannels refuses it: ${error.message}`) : key;
  };
  const question = "API key of MailChannels, from https://dash.mailchannels.com";
  keys.MAILCHANNELS_API_KEY = await ask(question, check, clack.password);
  const made = await provider.emails.createDkimKey(mailHost, { selector });
  const [known] = made.data
    ? [made.data]
    : ((await provider.emails.getDkimKeys(mailHost, { selector, includeDnsRecord: true })).data ?? []);
  const dkim = known?.dnsRecords[0]?.value ?? fail(`MailChannels made no key to sign with: ${made.error?.message}`);
  const isAccount = (text) => (/^[\w.-]{3,60}$/.test(text) ? text : fail("one word, as the foot of its pages has it"));
  const needed = await missing({
    dkim,
    account: await ask("Your account there, from the foot of its pages", isAccount),
  });
  if (needed.length > 0) {
    clack.log.warn("In the DNS at https://dash.cloudflare.com, of type TXT (an SPF that is there gets the include):");
    // Without a frame: a key is longer than a line, and gets copied.
    console.log(needed.map(({ name, value }) => `${name}\n  ${value}`).join("\n"));
    await askDone("They are there");
    await wait("not all of them are found in the DNS", async () => (await missing()).length === 0);
  }
  return mailHost;
}

function ownKeys() {
  const own = missingKeys();
  own.forEach((name) => (keys[name] = randomBytes(32).toString("base64url")));
  return own.join(", ") || "none is missing";
}

/** The keys are in a file outside the project that nobody else can read. */
function deploy() {
  if (Object.keys(keys).length === 0 && isDeployed(folderFor("production"))) {
    return "nothing has changed since";
  }
  const folder = mkdtempSync(join(tmpdir(), "keys-"));
  // Closing the terminal must leave no keys behind.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  ["SIGINT", "SIGTERM", "SIGHUP"].forEach((signal) => process.once(signal, () => process.exit(130)));
  const file = join(folder, "keys.json");
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  const isDone = tryRun("node", ["scripts/deploy.mjs", "--quick", "--secrets-file", file]);
  rmSync(folder, { recursive: true });
  return isDone ? origin : fail("mend what stands above");
}

function doctor() {
  const env = { MAILCHANNELS_API_KEY: keys.MAILCHANNELS_API_KEY ?? "" };
  return tryRun("node", ["scripts/doctor.mjs", "--remote"], { env }) ? "all is well" : fail("see what is marked ✗");
}

async function message() {
  const isMailed = () =>
    askDatabase("select 1 from contact_messages where mail_status = 'sent' limit 1", true).length > 0;
  if (!isMailed()) {
    await askDone(`You wrote a message at ${origin}/contact-us`);
    await wait("no message was mailed", isMailed);
  }
  return `mailed to ${MAIL_TO}`;
}

function github() {
  const gh = (...args) => spawnSync("gh", args, { encoding: "utf8" });
  if (gh("auth", "status").status !== 0) {
    return `gh is not here: docs/operations.md says what the repository needs; SITE_ORIGIN is ${origin}`;
  }
  if (gh("secret", "list", "--env", "production").stdout.includes("CLOUDFLARE_API_TOKEN")) {
    return "it has its token";
  }
  const environment = "repos/{owner}/{repo}/environments/production";
  const policy = "deployment_branch_policy";
  const policies = `${environment}/deployment-branch-policies`;
  clack.log.message("gh asks for the API token; docs/operations.md lists its permissions.");
  const deeds = [
    `api -X PUT ${environment} -F ${policy}[protected_branches]=false -F ${policy}[custom_branch_policies]=true`,
    `api -X POST ${policies} -f name=main -f type=branch`,
    `api -X POST ${policies} -f name=v* -f type=tag`,
    `secret set CLOUDFLARE_ACCOUNT_ID --env production --body ${findAccount()}`,
    `variable set SITE_ORIGIN --body ${origin}`,
    "secret set CLOUDFLARE_API_TOKEN --env production",
  ];
  return deeds.every((deed) => tryRun("gh", deed.split(" "))) ? "done" : fail("gh says why");
}

const steps = { account, domain, database, captcha, mail, ownKeys, deploy, doctor, message, github };

for (const [name, step] of Object.entries(steps)) {
  clack.log.step(name);
  try {
    clack.log.info(await step());
  } catch ({ message: why }) {
    stop(`${name}: ${why}`, "Run it again to go on here.");
  }
}
const changes = spawnSync("git", ["status", "--short", "app/content", "wrangler.toml"], { encoding: "utf8" }).stdout;
for (const what of left) {
  clack.log.warn(`Left to do: ${what}`);
}
if (changes) {
  clack.log.warn(`Commit and push:\n${changes}`);
}
clack.outro(`${left.length === 0 ? "Live" : "Not done yet"}: ${origin}`);
process.exit(left.length === 0 ? 0 : 1);
