/** `npm run deploy`: refuses while an example value is left; then tests, builds, and releases in steps that can be undone. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build, folderFor } from "./build.mjs";
import { readCommandLine } from "./command-line.mjs";
import { releaseDependencies, whyNoTerminal } from "./deploy-dependencies.mjs";
import { release } from "./deploy-steps.mjs";
import { root, run, runOnProjectNode, say } from "./toolchain.mjs";

const { check: isCheck } = readCommandLine(
  "npm run deploy",
  "Brings the site to its visitors: looks for example values and secrets, tests, builds, migrates the database, and sends\nvisitors to the new version once that has answered. Prints the line that goes back.",
  { check: { type: "boolean", about: "only look for values that are left to fill in" } },
);
runOnProjectNode();
const { findingsOf, findMissingSecrets, readProduction } = await import("./release-guard.mjs");
const { missingSecrets, putSecret } = await import("./production-guard.ts");

/** Stops with what is wrong, one line each; goes on where there are no lines. */
function refuse(title, lines) {
  if (lines.length > 0) {
    console.error(["", `✗ ${title}`, ...lines.map((line) => `  ${line}`)].join("\n"));
    process.exit(1);
  }
}

async function guard(production) {
  const findings = await findingsOf(production);
  refuse(`Not deployed: ${findings.length} value(s) to fill in first`, findings);
}

function guardSecrets(vars) {
  const missing = findMissingSecrets(vars);
  if (missing === null) {
    // A Worker that was never deployed has no list yet, and `secret put` makes one.
    const all = missingSecrets([], vars).map(putSecret);
    refuse("Cloudflare did not list the secrets of the site. Log in and set them:", ["npx wrangler login", ...all]);
  } else {
    refuse(`Not deployed: ${missing.join(" and ")} not set. Set with:`, missing.map(putSecret));
  }
}

say("Looking for example values");
const production = readProduction();
await guard(production);
if (isCheck) {
  console.log("  Nothing is left to fill in");
  process.exit(0);
}
refuse("Not deployed", whyNoTerminal(process));
say("Looking for the secrets");
guardSecrets(production.vars);
run("node", ["scripts/test.mjs"]);
build(folderFor("production"), "production");
const config = `${folderFor("production")}/server/wrangler.json`;
// The built configuration goes live, so the guard checks it as well.
const built = JSON.parse(readFileSync(resolve(root, config), "utf8"));
await guard(built);
const origin = built.vars.SITE_ORIGIN;
try {
  const { rollback } = await release(releaseDependencies({ name: built.name, origin }), config);
  console.log(`\n✓ ${origin} is up to date.${rollback === undefined ? "" : `\n  To go back: ${rollback}`}`);
} catch (error) {
  refuse("Not released", [error.message]);
}
