/** `npm run doctor`: what to know before a customer does. Ends with 1 when something is wrong. */
import { readdirSync } from "node:fs";
import { readCommandLine } from "./command-line.mjs";
import { root, runOnProjectNode } from "./toolchain.mjs";

const { remote: isRemote = false } = readCommandLine(
  "npm run doctor",
  "Looks at the local database: migrations, mail that waits. Says of each fault how to fix it.",
  {
    remote: {
      type: "boolean",
      about: "look at the real database and its crons, the settings and secrets, and the site as visitors reach it",
    },
  },
);
runOnProjectNode();
const { checkDatabase, checkSettings, report } = await import("./doctor/checks.ts");
const { askDatabase } = await import("./store-database.mjs");

const query = async (statements) => askDatabase(statements, { isRemote });
const checks = await checkDatabase({ query, now: new Date() }, readdirSync(`${root}migrations`).toSorted(), isRemote);
if (isRemote) {
  const { askSite } = await import("./deploy-dependencies.mjs");
  const { staticHeaders } = await import("../workers/middleware/static-headers.ts");
  const { checkSite } = await import("./doctor/site-checks.ts");
  const { hostsOf } = await import("./production-guard.ts");
  const { findingsOf, findMissingSecrets, readProduction } = await import("./release-guard.mjs");
  const production = readProduction();
  const siteOrigin = production.vars.SITE_ORIGIN;
  checks.unshift(...checkSettings(await findingsOf(production), findMissingSecrets(production.vars)));
  checks.push(...(await checkSite(askSite, { siteOrigin, hosts: hostsOf(production), headers: staticHeaders })));
}
console.log(report(checks));
process.exitCode = checks.every(({ isFine }) => isFine) ? 0 : 1;
