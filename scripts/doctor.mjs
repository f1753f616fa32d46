/** `npm run doctor`: finds problems before a customer does. Exits with 1 if there are any. */
import { readdirSync } from "node:fs";
import { MailChannels } from "mailchannels-sdk";
import { site } from "../app/content/site.ts";
import { isUnanswered } from "../workers/contact/reminder.ts";
import { staticHeaders } from "../workers/middleware/static-headers.ts";
import { findingsOf } from "./deploy.mjs";
import { mailRecords, missingRecords } from "./mail-dns.mjs";
import { bareDomain, readRelease } from "./release-config.ts";
import { askDatabase, npmRun, npmStart } from "./store-database.mjs";
import { askWrangler, isCommand, readOptions, root } from "./toolchain.mjs";

function need(isFine, found, todo) {
  if (!isFine) {
    throw new Error(`${found}\n  → ${todo}`);
  }
}

const migrate = "npx wrangler d1 migrations apply DB --remote -c wrangler.toml --env production";

/** @param {(sql: string) => Array<Record<string, unknown>>} query */
export const databaseChecks = (query, isRemote) => ({
  Migrations() {
    // An unmigrated database lacks the table.
    const has = query("select name from sqlite_schema where name = 'd1_migrations'").length > 0;
    const applied = has ? query("select name from d1_migrations").map(({ name }) => name) : [];
    const missing = readdirSync(`${root}migrations`).filter((name) => !applied.includes(name));
    need(missing.length === 0, `not applied: ${missing}`, isRemote ? migrate : npmStart);
  },
  Mail() {
    const rows = query(`select mail_error from contact_messages where ${isUnanswered} and
      (mail_status = 'failed' or mail_status = 'pending' and datetime(received_at) <= datetime('now', '-1 hour'))`);
    const found = `${rows.length} message(s) could not be mailed; the last reason: ${rows.at(-1)?.mail_error}`;
    need(rows.length === 0, found, npmRun("messages", isRemote, "--undelivered"));
  },
});

/** Traces of what Cloudflare adds to pages (developers.cloudflare.com/speed, /bots, /waf/tools/scrape-shield, 2026-11-27). */
const zoneTraces = {
  "Rocket Loader": /rocket-loader|type="[\da-f]{8,}-/,
  "Speed Brain": /\/cdn-cgi\/speculation/,
  "Web Analytics": /cloudflareinsights\.com|data-cf-beacon/,
  "Email Obfuscation": /__cf_email__|email-decode\.min/,
  "Bot Fight Mode": /\/cdn-cgi\/challenge-platform/,
};

function changesOf(html, headers) {
  const text = `${html} ${headers.get("speculation-rules")}`;
  const known = Object.keys(zoneTraces).filter((name) => zoneTraces[name].test(text));
  const nonce = /'nonce-([^']+)'/.exec(headers.get("content-security-policy"))?.[1];
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  return known.length > 0 ? known : scripts.filter((tag) => !tag.includes(`"${nonce}"`)).slice(0, 1);
}

/** Turnstile looks at the token only if the secret is right, then refuses it. */
const message = { name: "Doctor", email: "doctor@mail.invalid", message: "Is the secret right?", recaptcha: "none" };

/** `ask` throws if nothing answers. */
export function siteChecks({ vars: { SITE_ORIGIN: origin }, routes }, ask) {
  const leadsHere = async (url) => {
    const location = (await ask(url)).headers.get("location") ?? "nowhere else";
    const todo = "dashboard: the Worker's domains; SSL/TLS → Always Use HTTPS";
    need(URL.parse(location)?.origin === origin, `it leads to ${location}`, todo);
  };
  const hosts = [origin.replace("https:", "http:"), ...routes.map(({ pattern }) => `https://${pattern}`)];
  const others = hosts.filter((url) => url !== origin).map((url) => `${url}/`);
  return {
    async Health() {
      const answer = await ask(`${origin}/api/health`);
      need(answer.ok, `it answered ${answer.status}. ${await answer.text()}`, "docs/operations.md, Health");
    },
    async Headers() {
      const { headers } = await ask(`${origin}/`);
      const wrong = Object.keys(staticHeaders).filter((name) => headers.get(name) !== staticHeaders[name]);
      wrong.push(...(/'nonce-/.test(headers.get("content-security-policy")) ? [] : ["content-security-policy"]));
      need(wrong.length === 0, `missing or changed: ${wrong}`, "dashboard: Rules → Transform Rules");
    },
    async Zone() {
      const answer = await ask(`${origin}/contact-us`);
      const changes = changesOf(await answer.text(), answer.headers);
      need(changes.length === 0, `changed by ${changes}`, "docs/operations.md, What the zone does to pages");
    },
    async Captcha() {
      const headers = { origin, "content-type": "application/json" };
      const answer = await ask(`${origin}/api/contact`, { method: "POST", headers, body: JSON.stringify(message) });
      const { code } = await answer.json();
      const todo = "npx wrangler secret put TURNSTILE_SECRET_KEY --env production";
      need(code === "captcha-refused", `a message was answered ${code}`, todo);
    },
    ...Object.fromEntries(others.map((url) => [url, () => leadsHere(url)])),
  };
}

/** @param {{ vars: Record<string, unknown> }} release @param {string} [key] of MailChannels */
export const mailChecks = ({ vars }, key) => ({
  async "Mail DNS"() {
    const missing = await missingRecords(mailRecords(vars));
    const lines = missing.map(({ name, value }) => `TXT ${name}  ${value}`).join("\n    ");
    need(missing.length === 0, `${missing.length} not found`, lines);
  },
  ...(key && {
    async "Mail key"() {
      const { data, error } = await new MailChannels(key).emails.checkDomain({ domain: bareDomain(site.domain) });
      const parts = data ? [data.domainLockdown, data.spf, ...data.dkim] : [];
      const wrong = parts.filter(({ verdict }) => verdict !== "passed").map(({ reason, verdict }) => reason ?? verdict);
      need(!error && wrong.length === 0, error?.message ?? wrong.join(), "the key, then its DNS");
    },
  }),
});

/** @returns undefined without a Worker or a login */
export function listSecrets(env) {
  const { status, stdout } = askWrangler(["secret", "list", "-c", "wrangler.toml", "--env", env]);
  return status === 0 ? JSON.parse(stdout).map(({ name }) => name) : undefined;
}

const releaseChecks = ({ secrets, vars }) => ({
  Settings() {
    const { length } = findingsOf();
    need(length === 0, `${length} to mend`, "npm run deploy -- --check");
  },
  Secrets() {
    const set = listSecrets("production");
    need(set !== undefined, "Cloudflare did not list them", "npx wrangler whoami");
    const needed = [...secrets.required, ...(String(vars.GEOCODER_URL).includes("{key}") ? ["GEOCODER_KEY"] : [])];
    const missing = needed.filter((name) => !set.includes(name));
    need(missing.length === 0, `not set: ${missing}`, "npx wrangler secret put <name> --env production");
  },
});

export async function tell(checks, say = console.log) {
  let isFine = true;
  for (const [name, look] of Object.entries(checks)) {
    try {
      await look();
      say(`✓ ${name}`);
    } catch (error) {
      isFine = false;
      say(`✗ ${name}: ${error.cause?.message ?? error.message}`);
    }
  }
  return isFine;
}

function remoteChecks() {
  const production = readRelease("production");
  const ask = (url, init) => fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(20_000) });
  return {
    ...databaseChecks((sql) => askDatabase(sql, true), true),
    ...releaseChecks(production),
    ...mailChecks(production, process.env.MAILCHANNELS_API_KEY),
    ...siteChecks(production, ask),
  };
}

const usage = `npm run doctor -- [--remote]
Looks at the local database: migrations, mail that waits. Says of each fault how to fix it.

  --remote   looks at settings, secrets, database, mail and pages of the real site, and at the key in MAILCHANNELS_API_KEY`;

if (isCommand(import.meta)) {
  const { remote } = readOptions(usage, { flags: ["remote"] });
  const checks = remote ? remoteChecks() : databaseChecks((sql) => askDatabase(sql, false), false);
  process.exitCode = (await tell(checks)) ? 0 : 1;
}
