/** `npm run doctor`: what to know before a customer does. Ends with 1 when something is wrong. */
import { readdirSync } from "node:fs";
import { isUnanswered } from "../workers/contact/reminder.ts";
import { staticHeaders } from "../workers/middleware/static-headers.ts";
import { readCommandLine } from "./command-line.mjs";
import { findingsOf } from "./deploy.mjs";
import { readRelease } from "./release-config.ts";
import { askDatabase, npmRun, npmStart } from "./store-database.mjs";
import { askWrangler, root } from "./toolchain.mjs";

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
 * The same of the site as visitors reach it.
 * @param {{ vars: Record<string, unknown>, routes: Array<{ pattern: string }> }} production
 * @param {(url: string) => Promise<Response>} ask throws where nothing answers
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
    ...Object.fromEntries(others.map((url) => [url, () => leadsHere(url)])),
  };
}

/** Of the release: what the guard finds, and the secrets that Cloudflare has. */
const releaseChecks = (production) => ({
  Settings() {
    const { length } = findingsOf();
    return verdict(length === 0, "nothing is left to fill in", `${length} to mend`, "npm run deploy -- --check");
  },
  Secrets() {
    const { status, stdout } = askWrangler(["secret", "list", "-c", "wrangler.toml", "--env", "production"]);
    verdict(status === 0, "", "Cloudflare did not list them", "npx wrangler whoami");
    const set = JSON.parse(stdout).map(({ name }) => name);
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

if (import.meta.main) {
  const { remote: isRemote = false } = readCommandLine(
    "npm run doctor",
    "Looks at the local database: migrations, mail that waits. Says of each fault how to fix it.",
    { remote: { type: "boolean", about: "look at settings, secrets and database of the real site, and ask it" } },
  );
  const query = (sql) => askDatabase(sql, isRemote);
  const ask = (url) => fetch(url, { redirect: "manual", signal: AbortSignal.timeout(20_000) });
  const production = readRelease("production");
  const remoteChecks = () => ({ ...releaseChecks(production), ...siteChecks(production, ask) });
  const checks = { ...databaseChecks(query, isRemote), ...(isRemote && remoteChecks()) };
  process.exitCode = (await tell(checks)) ? 0 : 1;
}
