/**
 * A release in steps that can be undone: the new version is asked while the old one has all visitors, and gets them only
 * when it answers. Whatever talks to Cloudflare is passed in, so that a test can play it.
 */

/** Paths that a version has to answer before visitors get it. */
const healthPath = "/api/health";
const pagePaths = ["/", "/contact-us", "/services"];
export const checkedPaths = [healthPath, ...pagePaths];

const versionId = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;

/** Thrown when a step fails: its message says what stands now and what to do. */
export class ReleaseError extends Error {
  name = "ReleaseError";
}

/**
 * @typedef {object} ReleaseDependencies
 * @property {(args: string[]) => { ok: boolean, stdout: string, stderr: string }} wrangler runs it to its end; it asks nothing
 * @property {(args: string[]) => boolean} wranglerInTerminal runs it to its end, where it may ask; whether it went well
 * @property {string} origin where visitors reach the site
 * @property {(path: string, version?: string) => Promise<{ status: number, version: string | null }>} ask a page of the
 *   site, of this version or of whichever has the visitors; status 0 without an answer; `version` is the one that
 *   answered, which its health says
 * @property {(ms: number) => Promise<void>} pause between two tries: what is new is not everywhere at once
 * @property {() => number} now in milliseconds, from any start
 * @property {(text: string) => void} say
 */

/**
 * Brings the built version to the visitors.
 * @param {ReleaseDependencies} dependencies
 * @param {string} config the built configuration, which every command names: without it wrangler takes the settings of the
 *   local site from wrangler.toml, and writes them over those of the Worker
 * @returns {Promise<{ rollback: string | undefined }>} the line that brings the old version back; none after the first release
 * @throws {ReleaseError} when the old version, if there is one, still has the visitors, or has them again
 */
export async function release(dependencies, config) {
  const { wrangler, wranglerInTerminal, ask, say, origin } = dependencies;
  /** @returns {string} what wrangler said */
  const runOrThrow = (args, advice) => {
    const result = wrangler(args);
    if (!result.ok) {
      throw new ReleaseError(advice);
    }
    return result.stdout;
  };
  const setAddresses = `npx wrangler triggers deploy -c ${config}`;
  const old = readServingVersion(wrangler, config);
  const health = old === undefined ? undefined : await ask(healthPath);
  // A Worker that fails altogether answers 500 without its version.
  if (health?.version === null && health.status !== 500) {
    throw new ReleaseError(
      `This Worker does not answer ${origin}/api/health. Nothing was changed. Set its addresses: ${setAddresses} (a new one takes minutes until it answers).${whereItStops}`,
    );
  }
  say("Bringing the database up to date");
  runOrThrow(
    ["d1", "migrations", "apply", "DB", "--remote", "-c", "wrangler.toml", "--env", "production"],
    "The database could not be brought up to date; what was serving still is.",
  );
  if (old === undefined) {
    say("Deploying the first version, with its addresses and crons");
    if (!wranglerInTerminal(["deploy", "-c", config])) {
      throw new ReleaseError(
        `The first version has no address yet. Fix what wrangler says above, or free the address, then set it: ${setAddresses}`,
      );
    }
    say("Asking it: a new address takes minutes until it answers, and is asked for five at most");
    const advice = () => "See `npx wrangler tail --env production`, then release again.";
    await check(dependencies, checkedPaths, undefined, advice, { ms: 300_000, pauseMs: 15_000 });
    return { rollback: undefined };
  }

  const shareOut = (...shares) => ["versions", "deploy", ...shares, "--yes", "-c", config];
  const rollback = `npx wrangler ${shareOut(`${old}@100%`).join(" ")}`;
  /** @returns {string} what stands after all visitors were sent back to the old version */
  const sendBack = () =>
    wrangler(shareOut(`${old}@100%`)).ok
      ? "The old version is serving."
      : `The old version could not be brought back. Do it now: ${rollback}`;
  // A release may be what heals it.
  const isIll = health?.status !== 200;
  const paths = isIll ? pagePaths : checkedPaths;
  if (isIll) {
    say("The site is not healthy, so the new version is asked for its pages alone");
  }

  say("Uploading the new version");
  const uploaded = runOrThrow(
    ["versions", "upload", "-c", config],
    "The new version could not be uploaded; the old one is serving.",
  );
  const [fresh] = versionId.exec(/Version ID:.*/.exec(uploaded)?.[0] ?? "") ?? [];
  if (fresh === undefined) {
    throw new ReleaseError("Wrangler did not say which version it uploaded; the old one is serving.");
  }
  say("Asking the new version, while the old one has all visitors");
  runOrThrow(
    shareOut(`${old}@100%`, `${fresh}@0%`),
    "The new version could not be placed beside the old one, which is serving.",
  );
  await check(dependencies, paths, fresh, sendBack);

  say("Sending all visitors to the new version");
  if (!wrangler(shareOut(`${fresh}@100%`)).ok) {
    throw new ReleaseError(`Visitors could not be sent to the new version. ${sendBack()}`);
  }
  await check(dependencies, paths, undefined, sendBack);
  say("Setting addresses and crons");
  if (!wranglerInTerminal(["triggers", "deploy", "-c", config])) {
    throw new ReleaseError(`Addresses and crons could not be set: ${setAddresses}. To go back: ${rollback}`);
  }
  return { rollback };
}

/** The version that has most visitors; none while the Worker does not exist or is the draft that holds its secrets. */
function readServingVersion(wrangler, config) {
  const unclear = new ReleaseError("Cloudflare did not say which version is serving (see above). Nothing was changed.");
  const status = wrangler(["deployments", "status", "--json", "-c", config]);
  // The codes of a Worker that does not exist, as wrangler itself reads them.
  if (!status.ok && !/\[code: (10007|10090)\]|has no deployments/.test(status.stdout + status.stderr)) {
    throw unclear;
  }
  const { versions = [] } = status.ok ? JSON.parse(status.stdout) : {};
  const serving = versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id;
  if (serving === undefined) {
    return undefined;
  }
  const view = wrangler(["versions", "view", serving, "--json", "-c", config]);
  const bindings = view.ok ? JSON.parse(view.stdout).resources?.bindings : undefined;
  if (!Array.isArray(bindings)) {
    throw unclear;
  }
  // `wrangler secret put` makes a Worker that has secrets alone.
  return bindings.every(({ type }) => type === "secret_text") ? undefined : serving;
}

const whereItStops =
  " npm run doctor -- --remote says where it stops; where a browser elsewhere shows the site, release from another network.";

/** Asks for each path until it is answered as it should be, or the time is up. @throws {ReleaseError} */
async function check({ ask, pause, now, say, origin }, paths, version, undo, { ms = 30_000, pauseMs = 5000 } = {}) {
  for (const path of paths) {
    const url = origin + path;
    const findFault = async () => {
      const { status, version: answering } = await ask(path, version);
      if (status === 0 || (status === 200 && path === healthPath && answering === null)) {
        const found = status === 0 ? `${url} does not answer this machine.` : `${url} was not answered by this Worker.`;
        return { found, todo: whereItStops };
      }
      if (status !== 200) {
        return { found: `${url} answered ${status}, where 200 was expected.`, todo: "" };
      }
      const isOther = version !== undefined && answering !== null && answering !== version;
      return isOther ? { found: `${url} was answered by another version.`, todo: "" } : undefined;
    };
    const giveUpAt = now() + ms;
    let fault = await findFault();
    while (fault !== undefined && now() < giveUpAt) {
      await pause(pauseMs);
      fault = await findFault();
    }
    if (fault !== undefined) {
      throw new ReleaseError(`${fault.found} ${undo()}${fault.todo}`);
    }
    say(`  ${path}: 200`);
  }
}
