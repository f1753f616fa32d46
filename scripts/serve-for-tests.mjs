/** The built site for browser tests: a database of its own, and no limit on how often one address may write. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { migrate, root, serveBuild } from "./toolchain.mjs";

const port = process.argv[2] ?? "8790";
const persistTo = ".wrangler/e2e";
const config = "build/server/wrangler.e2e.json";

const built = JSON.parse(readFileSync(resolve(root, "build/server/wrangler.json"), "utf8"));
const ratelimits = built.ratelimits.map((limit) => ({ ...limit, simple: { limit: 1_000_000, period: 60 } }));
writeFileSync(resolve(root, config), JSON.stringify({ ...built, ratelimits }));

rmSync(resolve(root, persistTo), { recursive: true, force: true });
migrate(persistTo);
serveBuild({ port, persistTo, config });
