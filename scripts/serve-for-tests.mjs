/** The built site for browser tests: a database of its own, and no limit on how often one address may write. */
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { migrate, serveArguments } from "./local-site.mjs";
import { root, serve } from "./toolchain.mjs";

const port = process.argv[2] ?? "8790";
const persistTo = ".wrangler/e2e";

rmSync(resolve(root, persistTo), { recursive: true, force: true });
migrate(persistTo);
serve("wrangler", serveArguments({ name: "e2e", port, persistTo, isForTests: true }));
