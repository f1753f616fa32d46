/** Cloudflare, by wrangler, and the site itself, for `release`. */
import { setTimeout } from "node:timers/promises";
import { askWrangler, root, say } from "./toolchain.mjs";

/** Reasons to refuse a release outside a terminal. */
export const whyNoTerminal = ({ stdin, stdout }) =>
  stdin.isTTY && stdout.isTTY
    ? []
    : [
        "wrangler asks before it replaces DNS records, and replaces them without asking where there is no terminal. Run npm run deploy in one, with nothing piped.",
      ];

/**
 * Fetches a page as a visitor would, without following redirects; status 0 without an answer, and then `fault` has Node's
 * code and words for it.
 */
export async function askSite(url, headers = {}) {
  try {
    const response = await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(20_000) });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch (error) {
    const { code = error.name, message } = error.cause ?? error;
    return { status: 0, headers: new Headers(), body: "", fault: { code, message } };
  }
}

/**
 * @param {object} site
 * @param {string} site.name of the Worker
 * @param {string} site.origin where visitors reach it
 * @param {string} [site.folder] where wrangler.toml lies
 * @param {(ms: number) => Promise<void>} [site.pause]
 * @returns {import("./deploy-steps.mjs").ReleaseDependencies}
 */
export function releaseDependencies({ name, origin, folder = root, pause = setTimeout }) {
  return {
    origin,
    wrangler(args) {
      const { status, stdout, stderr } = askWrangler(args, { cwd: folder, env: { CI: "1" } });
      const isAnswer = args.includes("--json") && status === 0;
      process.stdout.write(isAnswer ? "" : stdout);
      process.stderr.write(stderr);
      return { ok: status === 0, stdout, stderr };
    },
    wranglerInTerminal: (args) => askWrangler(args, { cwd: folder, stdio: "inherit" }).status === 0,
    async ask(path, version) {
      // https://developers.cloudflare.com/workers/configuration/versions-and-deployments/gradual-deployments/
      const asked = version === undefined ? {} : { "cloudflare-workers-version-overrides": `${name}="${version}"` };
      const { status, headers } = await askSite(new URL(path, origin), asked);
      return { status, version: headers.get("x-version") };
    },
    pause,
    now: () => performance.now(),
    say,
  };
}
