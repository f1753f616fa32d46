/** `npm run doctor`: what to know before a customer does. Ends with 1 when something is wrong. */
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

/** What was found; where that is wrong, an error with what mends it after an arrow. */
function verdict(isFine, good, found, todo) {
  if (!isFine) {
    throw new Error(`${found}\n  → ${todo}`);
  }
  return good;
}

const migrate = "npx wrangler d1 migrations apply DB --remote -c wrangler.toml --env production";

/** Checks by name: each says what it found, or throws. @param {(sql: string) => Array<Record<string, unknown>>} query */
export const databaseChecks = (query, isRemote) => ({
  Migrations() {
    // A database that was never migrated does not have the table.
    const has = query("select name from sqlite_schema where name = 'd1_migrations'").length > 0;
    const applied = has ? query("select name from d1_migrations").map(({ name }) => name) : [];
    const missing = readdirSync(`${root}migrations`).filter((name) => !applied.includes(name));
    return verdict(missing.length === 0, "all are applied", `not applied: ${missing}`, isRemote ? migrate : npmStart);
  },
  Mail() {
    const rows = query(`select mail_error from contact_messages where ${isUnanswered} and
      (mail_status = 'failed' or mail_status = 'pending' and datetime(received_at) <= datetime('now', '-1 hour'))`);
    const found = `${rows.length} message(s) could not be mailed; the last reason: ${rows.at(-1)?.mail_error}`;
    return verdict(rows.length === 0, "nothing waits for long", found, npmRun("messages", isRemote, "--undelivered"));
  },
});

/**
 * What Cloudflare may add to pages, by its traces, with the switch in the dashboard (developers.cloudflare.com/speed,
 * /bots and /waf/tools/scrape-shield, read 2026-11-27; the switch of Web Analytics was not looked up).
 */
const zoneChanges = [
  ["Rocket Loader", /rocket-loader|type="[\da-f]{8,}-/, "Speed → Settings → Content Optimization"],
  ["Speed Brain", /\/cdn-cgi\/speculation/, "Speed → Settings → Content Optimization"],
  ["Web Analytics", /cloudflareinsights\.com|data-cf-beacon/, "Web Analytics → Manage site → Disable"],
  ["Email Obfuscation", /__cf_email__|email-decode\.min/, "Security → Settings → Email Address Obfuscation"],
  ["Bot Fight Mode", /\/cdn-cgi\/challenge-platform/, "Security → Settings → Bot traffic"],
];

/** What of a page is not ours: a sentence each. */
export function changesOf(html, headers) {
  const text = `${html} ${headers.get("speculation-rules")}`;
  const known = zoneChanges.filter(([, trace]) => trace.test(text));
  const nonce = /'nonce-([^']+)'/.exec(headers.get("content-security-policy"))?.[1];
  const foreign = [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes(`"${nonce}"`));
  return known.length > 0 ? known.map(([name, , place]) => `${name} (dashboard: ${place})`) : foreign.slice(0, 3);
}

/**
 * The same of the site as visitors reach it.
 * @param {{ vars: Record<string, unknown>, routes: Array<{ pattern: string }> }} production
 * @param {(url: string, init?: RequestInit) => Promise<Response>} ask throws where nothing answers
 */
export function siteChecks({ vars: { SITE_ORIGIN: origin }, routes }, ask) {
  const leadsHere = async (url) => {
    const location = (await ask(url)).headers.get("location") ?? "nowhere else";
    const todo = "dashboard: the Worker's domains; SSL/TLS → Always Use HTTPS";
    return verdict(URL.parse(location)?.origin === origin, `it leads to ${origin}`, `it leads to ${location}`, todo);
  };
  const hosts = [origin.replace("https:", "http:"), ...routes.map(({ pattern }) => `https://${pattern}`)];
  const others = hosts.filter((url) => url !== origin).map((url) => `${url}/`);
  return {
    async Health() {
      const answer = await ask(`${origin}/api/health`);
      const found = `it answered ${answer.status}. ${answer.ok ? "" : await answer.text()}`;
      return verdict(answer.ok, "the site says that it is healthy", found, "docs/operations.md, Health");
    },
    async Headers() {
      const { headers } = await ask(`${origin}/`);
      const wrong = Object.keys(staticHeaders).filter((name) => headers.get(name) !== staticHeaders[name]);
      wrong.push(...(/'nonce-/.test(headers.get("content-security-policy")) ? [] : ["content-security-policy"]));
      return verdict(
        wrong.length === 0,
        "as sent",
        `missing or changed: ${wrong}`,
        "dashboard: Rules → Transform Rules",
      );
    },
    async Zone() {
      const answer = await ask(`${origin}/contact-us`);
      const changes = changesOf(await answer.text(), answer.headers);
      return verdict(changes.length === 0, "pages arrive as they were made", `changed: ${changes}`, "switch it off");
    },
    async Captcha() {
      // It is refused with the right secret, too, and then for its token.
      const message = {
        name: "Doctor",
        email: "doctor@mail.invalid",
        message: "Is the secret right?",
        recaptcha: "none",
      };
      const headers = { origin, "content-type": "application/json" };
      const answer = await ask(`${origin}/api/contact`, { method: "POST", headers, body: JSON.stringify(message) });
      const { code } = await answer.json();
      const todo = "npx wrangler secret put TURNSTILE_SECRET_KEY --env production";
      return verdict(code === "captcha-refused", "Turnstile knows the secret", `a message was answered ${code}`, todo);
    },
    ...Object.fromEntries(others.map((url) => [url, () => leadsHere(url)])),
  };
}

/**
 * Of its mail: the DNS, and what the provider says, where its key is given.
 * @param {{ vars: Record<string, unknown> }} release
 */
export const mailChecks = ({ vars }, key) => ({
  async "Mail DNS"() {
    const missing = await missingRecords(mailRecords(vars));
    const lines = missing.map(({ name, value }) => `TXT ${name}  ${value}`).join("\n    ");
    return verdict(
      missing.length === 0,
      "lockdown, SPF, DKIM and DMARC are there",
      `${missing.length} not found`,
      lines,
    );
  },
  ...(key && {
    async "Mail key"() {
      const { data, error } = await new MailChannels(key).emails.checkDomain({ domain: bareDomain(site.domain) });
      const parts = data ? [data.domainLockdown, data.spf, ...data.dkim] : [];
      const wrong =
        error?.message ?? parts.flatMap(({ verdict: said, reason }) => (said === "passed" ? [] : (reason ?? said)));
      return verdict(
        wrong.length === 0,
        "MailChannels takes mail of this domain",
        String(wrong),
        "the key, then its DNS",
      );
    },
  }),
});

/** The names of the secrets that Cloudflare has; undefined where there is no Worker yet, or no login. */
export function listSecrets(env) {
  const { status, stdout } = askWrangler(["secret", "list", "-c", "wrangler.toml", "--env", env]);
  return status === 0 ? JSON.parse(stdout).map(({ name }) => name) : undefined;
}

/** Of the release: what the guard finds, and the secrets that Cloudflare has. */
const releaseChecks = (production) => ({
  Settings() {
    const { length } = findingsOf();
    return verdict(length === 0, "nothing is left to fill in", `${length} to mend`, "npm run deploy -- --check");
  },
  Secrets() {
    const set = listSecrets("production");
    verdict(set !== undefined, "", "Cloudflare did not list them", "npx wrangler whoami");
    const isKeyed = String(production.vars.GEOCODER_URL).includes("{key}");
    const needed = [...production.secrets.required, ...(isKeyed ? ["GEOCODER_KEY"] : [])];
    const missing = needed.filter((name) => !set.includes(name));
    const todo = missing.map((name) => `npx wrangler secret put ${name} --env production`).join("\n    ");
    return verdict(missing.length === 0, "all that the site needs are set", `not set: ${missing}`, todo);
  },
});

/** Runs all, and tells each as a line: ✓ only what has answered well. @returns whether all is well */
export async function tell(checks, say = console.log) {
  let isFine = true;
  for (const [name, look] of Object.entries(checks)) {
    try {
      say(`✓ ${name}: ${await look()}`);
    } catch (error) {
      isFine = false;
      say(`✗ ${name}: ${error.cause?.message ?? error.message}`);
    }
  }
  return isFine;
}

/** All of the real site. @param {string} [mailKey] of MailChannels */
export function remoteChecks(mailKey) {
  const production = readRelease("production");
  const ask = (url, init) => fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(20_000) });
  const query = (sql) => askDatabase(sql, true);
  return {
    ...databaseChecks(query, true),
    ...releaseChecks(production),
    ...mailChecks(production, mailKey),
    ...siteChecks(production, ask),
  };
}

const usage = `npm run doctor -- [--remote]
Looks at the local database: migrations, mail that waits. Says of each fault how to fix it.

  --remote   looks at settings, secrets, database, mail and pages of the real site, and at the key in MAILCHANNELS_API_KEY`;

if (isCommand(import.meta)) {
  const { remote: isRemote = false } = readOptions(usage, { remote: { type: "boolean" } });
  const local = () => databaseChecks((sql) => askDatabase(sql, false), false);
  const checks = isRemote ? remoteChecks(process.env.MAILCHANNELS_API_KEY) : local();
  process.exitCode = (await tell(checks)) ? 0 : 1;
}
