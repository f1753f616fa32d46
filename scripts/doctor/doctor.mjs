/** Questions of `npm run doctor` to wrangler, the database and the site. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:tls";
import { staticHeaders } from "../../workers/middleware/static-headers.ts";
import { askSite, askTimeoutMs } from "../deploy-dependencies.mjs";
import { placeOf } from "../hints.mjs";
import { hostsOf } from "../production-guard.ts";
import { findingsOf, findMissingSecrets, readProduction } from "../release-guard.mjs";
import { askDatabase } from "../store-database.mjs";
import { root } from "../toolchain.mjs";
import { report } from "./check.ts";
import { checkDatabase, checkSettings } from "./checks.ts";
import { checkSite } from "./site-checks.ts";

const certificateEnd = (host) =>
  new Promise((settle, refuse) => {
    const socket = connect({ host, port: 443, servername: host, timeout: askTimeoutMs });
    socket
      .once("secureConnect", () => {
        settle(new Date(socket.getPeerCertificate().valid_to));
        socket.end();
      })
      .once("timeout", () => socket.destroy(Object.assign(new Error("nobody answers"), { code: "ETIMEDOUT" })))
      .once("error", refuse);
  });

const folder = join(root, "migrations");
const migrations = readdirSync(folder)
  .toSorted()
  .map((name) => ({ name, sql: readFileSync(join(folder, name), "utf8") }));

async function listChecks(isRemote) {
  const dependencies = {
    query: async (statements) => askDatabase(statements, { isRemote }),
    ask: (url) => askSite(url),
    certificateEnd,
    now: () => new Date(),
  };
  const place = placeOf(isRemote);
  if (!isRemote) {
    return checkDatabase(dependencies, migrations, place);
  }
  const production = readProduction();
  const { vars } = production;
  return [
    ...checkSettings(findingsOf(production), findMissingSecrets(vars)),
    ...(await checkDatabase(dependencies, migrations, place)),
    ...(await checkSite(dependencies, {
      siteOrigin: vars.SITE_ORIGIN,
      hosts: hostsOf(production),
      headers: staticHeaders,
    })),
  ];
}

/** Says what is ill, and has the process end with 1 where something is. */
export async function examine({ isRemote }) {
  const checks = await listChecks(isRemote);
  console.log(report(checks));
  process.exitCode = checks.every(({ isFine }) => isFine) ? 0 : 1;
}
