/** `npm run deploy`: refuses example values, tests, migrates the database, deploys, and checks the site. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { carriers } from "../app/content/carriers/index.ts";
import { hours } from "../app/content/hours.ts";
import { numbers } from "../app/content/numbers.ts";
import { partners } from "../app/content/partners.ts";
import { lawRules } from "../app/content/outside-rules.ts";
import { site } from "../app/content/site.ts";
import { storeRules } from "../app/content/rules-before-you-come.ts";
import { build, folderFor, markDeployed } from "./build.mjs";
import { readRelease } from "./release-config.ts";
import { findInRelease, findPlaceholders } from "./release-guard.ts";
import { isCommand, readOptions, root, run, say, stop } from "./toolchain.mjs";

export function findingsOf(env = "production") {
  const [production, staging] = ["production", "staging"].map(readRelease);
  const records = { site, partners, hours, numbers, carriers, lawRules, storeRules };
  const findings =
    env === "production"
      ? findPlaceholders({ ...records, production, staging, today: new Date() })
      : findInRelease(env, staging, [production]);
  return findings.map(({ where, value, why }) => {
    const file = where.slice(0, where.search(/[,:]/));
    const key = where.replace(/.*[ .]|\[.*/g, "");
    const lines = readFileSync(resolve(root, file), "utf8").split("\n");
    const start = lines.indexOf(`[env.${env}]`);
    const find = (text) => lines.findIndex((line, at) => at >= start && text && line.includes(text));
    const at = [find(value), find(key), start].find((each) => each >= 0) ?? 0;
    return `${where.replace(file, `${file}:${at + 1}`)}${value && ` = ${value}`}: ${why}.`;
  });
}

/** Migrate first: the new code needs its columns, and the old code tolerates them. */
export const releaseSteps = (env, folder, keys = []) => [
  ["d1", "migrations", "apply", "DB", "--remote", "-c", "wrangler.toml", "--env", env],
  ["deploy", "-c", `${folder}/server/wrangler.json`, ...keys],
];

const healthPath = "/api/health";
export const checkedPaths = ["/", "/home-business/mailbox-rental", healthPath, "/contact-us"];

/** The health check alone says which version answered. */
async function ask(origin, path) {
  try {
    const { status, headers } = await fetch(origin + path, { redirect: "manual", signal: AbortSignal.timeout(20_000) });
    return { fault: status === 200 ? [] : `${path} answered ${status}, not 200.`, version: headers.get("x-version") };
  } catch ({ message, cause }) {
    return { fault: `${path} did not answer: ${cause?.message ?? message}.`, version: null };
  }
}

/** Waits up to two minutes until another version answers everywhere. @returns {Promise<string[]>} what is wrong */
export async function askSite(origin, versionBefore = "", { tries = 12, pauseMs = 10_000 } = {}) {
  const answers = await Promise.all(checkedPaths.map((path) => ask(origin, path)));
  const isOld = answers.some(({ version }) => version !== null && version === versionBefore);
  const old = isOld ? [`${healthPath} is still answered by the version before.`] : [];
  const faults = [...answers.flatMap(({ fault }) => fault), ...old];
  if (faults.length === 0 || tries === 1) {
    return faults;
  }
  await setTimeout(pauseMs);
  return askSite(origin, versionBefore, { tries: tries - 1, pauseMs });
}

const usage = `npm run deploy -- [options]
Looks for example values, tests, builds, migrates the database, deploys, and asks the site for four of its pages.

  --env …            production, unless you say staging
  --check            only looks for what is left to fill in
  --secrets-file …   hands the keys in it over with the release
  --quick            only checks, without tests: after a change of records or settings alone
  --dry-run          changes nothing at Cloudflare, and asks nothing`;

if (isCommand(import.meta)) {
  const options = readOptions(usage, { text: ["env", "secrets-file"], flags: ["check", "quick", "dry-run"] });
  const { env = "production" } = options;
  if (!["production", "staging"].includes(env)) {
    stop(`Nothing was done: there is no environment ${env}.`, usage);
  }
  const findings = findingsOf(env);
  if (findings.length > 0) {
    stop(`Not deployed: ${findings.length} to mend first.`, ...findings);
  }
  console.log("✓ Nothing is left to fill in.");
  if (options.check) {
    process.exit(0);
  }
  const { name, vars } = readRelease(env);
  const folder = folderFor(env);
  // Only wrangler gets the token, not the packages that check and build.
  run("npm", ["run", "--silent", options.quick ? "check" : "test"], { env: { CLOUDFLARE_API_TOKEN: undefined } });
  build(folder, env);
  const keys = options["secrets-file"] === undefined ? [] : ["--secrets-file", options["secrets-file"]];
  const steps = releaseSteps(env, folder, keys);
  if (options["dry-run"]) {
    run("wrangler", [...(steps.at(-1) ?? []), "--dry-run"]);
    process.exit(0);
  }
  const { version } = await ask(vars.SITE_ORIGIN, healthPath);
  steps.forEach((step) => run("wrangler", step));
  markDeployed(folder);
  say("Asking the site");
  const faults = await askSite(vars.SITE_ORIGIN, version);
  const back = `To go back: npx wrangler rollback --name ${name}`;
  if (faults.length > 0) {
    const look = "What is wrong: npm run doctor -- --remote. A new address takes some minutes until it answers.";
    stop(`${vars.SITE_ORIGIN} is deployed, and not well:`, ...faults, back, look);
  }
  console.log(`✓ ${vars.SITE_ORIGIN} is up to date.\n  ${back}`);
}
