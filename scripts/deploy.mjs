/** `npm run deploy`: refuses while an example value is left, else tests, builds, and releases in steps that can be undone. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "./build.mjs";
import { release, ReleaseError } from "./deploy-steps.mjs";
import { ensureInstalled, root, run, say, toolEnvironment, tryRun } from "./toolchain.mjs";

const builtConfig = "build/server/wrangler.json";

/** Stops with what is wrong, one line each. */
function refuse(title, lines) {
  console.error(`\n✗ ${title}`);
  for (const line of lines) {
    console.error(`  ${line}`);
  }
  process.exit(1);
}

function requireSecrets(vars, { findMissingSecrets, neededSecrets }) {
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

const putSecret = (name) => `npx wrangler secret put ${name} --env production`;

async function deploy() {
  const guardTools = await import("./release-guard.mjs");
  const guard = (production) => {
    const findings = guardTools.findingsOf(production);
    if (findings.length > 0) {
      refuse(`Not deployed: ${findings.length} value(s) to fill in first`, findings);
    }
  };

  say("Looking for example values");
  const production = guardTools.readProduction();
  guard(production);
  if (process.argv.includes("--check")) {
    console.log("  Nothing is left to fill in");
    return;
  }
  say("Looking for the secrets");
  requireSecrets(production.vars, guardTools);
  run("node", ["scripts/test.mjs"]);
  build({ CLOUDFLARE_ENV: "production" });
  // What goes live is the built configuration: it must be the one that was looked at.
  guard(JSON.parse(readFileSync(resolve(root, builtConfig), "utf8")));
  const { name, vars } = JSON.parse(readFileSync(resolve(root, builtConfig), "utf8"));
  try {
    const { rollback } = await release(toolsFor(name, vars.SITE_ORIGIN), { config: builtConfig, name });
    console.log(`\n✓ ${vars.SITE_ORIGIN} is up to date.`);
    if (rollback !== undefined) {
      console.log(`  To go back: ${rollback}`);
    }
  } catch (error) {
    refuse("Not released", [error instanceof ReleaseError ? error.message : String(error)]);
  }
}

const askTimeoutMs = 20_000;
const pauseMs = 5000;

/** Cloudflare and the site themselves, for `release`. */
function toolsFor(name, origin) {
  return {
    wrangler(args) {
      const { status, stdout } = spawnSync("wrangler", args, {
        cwd: root,
        env: { ...toolEnvironment, CI: "1" },
        encoding: "utf8",
        stdio: ["inherit", "pipe", "inherit"],
      });
      process.stdout.write(stdout);
      return { ok: status === 0, stdout };
    },
    async ask(path, version) {
      // https://developers.cloudflare.com/workers/configuration/versions-and-deployments/gradual-deployments/
      const headers = version === undefined ? {} : { "cloudflare-workers-version-overrides": `${name}="${version}"` };
      try {
        const response = await fetch(new URL(path, origin), {
          headers,
          redirect: "manual",
          signal: AbortSignal.timeout(askTimeoutMs),
        });
        await response.arrayBuffer();
        return { status: response.status, version: response.headers.get("x-version") };
      } catch {
        return { status: 0, version: null };
      }
    },
    pause: () => new Promise((next) => setTimeout(next, pauseMs)),
    say,
  };
}

// The guard is TypeScript, so the project's own Node runs it, whatever Node began.
const restarted = "--with-project-node";
if (process.argv.includes(restarted)) {
  await deploy();
} else {
  ensureInstalled();
  process.exit(tryRun("node", ["scripts/deploy.mjs", restarted, ...process.argv.slice(2)]) ? 0 : 1);
}
