/** Cloudflare, by wrangler, and the site itself, for `release`. */
import { spawnSync } from "node:child_process";
import { root, say, toolEnvironment } from "./toolchain.mjs";

/** Why a release cannot go on where nobody can be asked; undefined in a terminal. */
export const whyNoTerminal = ({ stdin, stdout }) =>
  stdin.isTTY && stdout.isTTY
    ? undefined
    : "wrangler asks before it replaces DNS records, and replaces them unasked where there is no terminal. Run npm run deploy in one, with nothing piped.";

const askTimeoutMs = 20_000;

/**
 * @param {object} site
 * @param {string} site.name of the Worker
 * @param {string} site.origin where visitors reach it
 * @param {string} [site.folder] where wrangler.toml lies
 * @param {number} [site.pauseMs]
 * @returns {import("./deploy-steps.mjs").Tools}
 */
export function releaseTools({ name, origin, folder = root, pauseMs = 5000 }) {
  return {
    wrangler(args) {
      const { status, stdout, stderr } = spawnSync("wrangler", args, {
        cwd: folder,
        env: { ...toolEnvironment, CI: "1" },
        encoding: "utf8",
        stdio: ["ignore", "pipe", "pipe"],
      });
      const isAnswer = args.includes("--json") && status === 0;
      process.stdout.write(isAnswer ? "" : stdout);
      process.stderr.write(stderr);
      return { ok: status === 0, stdout, stderr };
    },
    wranglerInTerminal: (args) =>
      spawnSync("wrangler", args, { cwd: folder, env: toolEnvironment, stdio: "inherit" }).status === 0,
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
