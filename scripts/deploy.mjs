/** `npm run deploy`: refuses while an example value is left, else tests, builds, and releases in steps that can be undone. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build, folderFor } from "./build.mjs";
import { readCommandLine } from "./command-line.mjs";
import { release, ReleaseError } from "./deploy-steps.mjs";
import { releaseDependencies, whyNoTerminal } from "./deploy-dependencies.mjs";
import { root, run, runOnProjectNode, say } from "./toolchain.mjs";

const builtConfig = `${folderFor("production")}/server/wrangler.json`;

/** Stops with what is wrong, one line each. */
function refuse(title, lines) {
  console.error(`\n✗ ${title}`);
  for (const line of lines) {
    console.error(`  ${line}`);
  }
  process.exit(1);
}

function requireSecrets(vars, { findMissingSecrets, neededSecrets, putSecret }) {
  const missing = findMissingSecrets(vars);
  if (missing === null) {
    refuse("Cloudflare did not list the secrets of the site. Log in and set them:", [
      "npx wrangler login",
      ...neededSecrets(vars).map(putSecret),
    ]);
  } else if (missing.length > 0) {
    refuse(`Not deployed: ${missing.join(" and ")} not set. Set with:`, missing.map(putSecret));
  }
}

async function deploy({ check }) {
  const releaseGuard = await import("./release-guard.mjs");
  const guard = (production) => {
    const findings = releaseGuard.findingsOf(production);
    if (findings.length > 0) {
      refuse(`Not deployed: ${findings.length} value(s) to fill in first`, findings);
    }
  };

  say("Looking for example values");
  const production = releaseGuard.readProduction();
  guard(production);
  if (check) {
    console.log("  Nothing is left to fill in");
    return;
  }
  const missing = whyNoTerminal(process);
  if (missing !== undefined) {
    refuse("Not deployed", [missing]);
  }
  say("Looking for the secrets");
  requireSecrets(production.vars, releaseGuard);
  run("node", ["scripts/test.mjs"]);
  build(folderFor("production"), "production");
  // The built configuration goes live, so the guard checks it as well.
  const built = JSON.parse(readFileSync(resolve(root, builtConfig), "utf8"));
  guard(built);
  const { name, vars } = built;
  try {
    const { rollback } = await release(releaseDependencies({ name, origin: vars.SITE_ORIGIN }), builtConfig);
    console.log(`\n✓ ${vars.SITE_ORIGIN} is up to date.`);
    if (rollback !== undefined) {
      console.log(`  To go back: ${rollback}`);
    }
  } catch (error) {
    refuse("Not released", [error instanceof ReleaseError ? error.message : String(error)]);
  }
}

const options = readCommandLine(
  "npm run deploy",
  "Brings the site to its visitors: looks for example values and secrets, tests, builds, migrates the database, and sends\nvisitors to the new version once that has answered. Prints the line that goes back.",
  { check: { type: "boolean", about: "only look for values that are left to fill in" } },
);
runOnProjectNode();
await deploy(options);
