/** The deploy guard on this checkout: its findings as lines of text, and the secrets that Cloudflare lacks. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { carriers } from "../app/content/carriers/index.ts";
import { hours } from "../app/content/hours.ts";
import { numbers } from "../app/content/numbers.ts";
import { partners } from "../app/content/partners.ts";
import { lawRules } from "../app/content/rules.ts";
import { site } from "../app/content/site.ts";
import { storeRules } from "../app/content/store-rules.ts";
import { findPlaceholders } from "./deploy-guard.ts";
import { withLine } from "./finding-lines.ts";
import { missingSecrets } from "./production-guard.ts";
import { findContentMistakes } from "./records/check.ts";
import { askWrangler, root } from "./toolchain.mjs";

const records = { site, partners, hours, numbers, carriers, lawRules, storeRules };
const read = (file) => readFileSync(resolve(root, file), "utf8");

/** `[env.production]` as wrangler reads it. */
export const readProduction = () =>
  readConfig({ config: resolve(root, "wrangler.toml"), env: "production" }, { hideWarnings: true });

/** Findings to fix before this configuration may go live: "file:line: place = value: why". Mistakes in records come first. */
export async function findingsOf(production) {
  const mistakes = await findContentMistakes();
  return mistakes.length > 0
    ? mistakes
    : findPlaceholders({ ...records, production, today: new Date() }).map(
        (finding) => `${withLine(finding, read)}${finding.value === "" ? "" : ` = ${finding.value}`}: ${finding.why}`,
      );
}

/** Names of secrets that these vars need and Cloudflare does not have; null when it did not say which it has. */
export function findMissingSecrets(vars) {
  const list = askWrangler(["secret", "list", "-c", "wrangler.toml", "--env", "production"], {
    stdio: ["inherit", "pipe", "inherit"],
  });
  return list.status === 0 ? missingSecrets(JSON.parse(list.stdout), vars) : null;
}
