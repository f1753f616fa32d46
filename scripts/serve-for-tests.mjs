/** The built site for browser tests: a database of its own, and no limit on how often one address may write. */
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "./build.mjs";
import { migrate, serveArguments } from "./local-site.mjs";
import { root, serve } from "./toolchain.mjs";

const port = process.argv[2] ?? "8790";
const persistTo = `.wrangler/e2e-${port}`;

build();
rmSync(resolve(root, persistTo), { recursive: true, force: true });
migrate(persistTo);
serve("wrangler", serveArguments({ folder: "build", port, persistTo, isUnlimited: true }));
