/** The built site on this machine, with its stand-ins and an empty database. */
import { resolve } from "node:path";
import { createTestHarness } from "wrangler";
import { root } from "../scripts/toolchain.mjs";

/** The user agent decides whether a page is streamed, as for a visitor, or gathered first, as for a crawler. */
const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

/** The answer with a page, uncompressed. @throws Error where that is not 200 */
export async function askPage(origin, path) {
  const headers = { accept: "text/html,*/*", "accept-encoding": "identity", "user-agent": browser };
  const response = await fetch(new URL(path, origin), { headers });
  return response.ok ? response : Promise.reject(new Error(`${path} answered ${response.status}.`));
}

export const built = resolve(root, "build");

export async function startSite() {
  process.env.WRANGLER_LOG = "error";
  const workers = ["server", "stand-ins"].map((name) => ({ configPath: resolve(built, name, "wrangler.json") }));
  const harness = createTestHarness({ workers });
  const { url } = await harness.listen();
  await harness.getWorker().applyD1Migrations("DB");
  return { origin: url.origin, stop: () => harness.close() };
}
