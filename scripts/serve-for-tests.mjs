/** The built site for browser tests: a database of its own, and no limit on how often one address may write. */
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { liftLimits, migrate, root, serveBuild } from "./toolchain.mjs";

const port = process.argv[2] ?? "8790";
const persistTo = ".wrangler/e2e";
const config = liftLimits("e2e");

rmSync(resolve(root, persistTo), { recursive: true, force: true });
migrate(persistTo);
serveBuild({ port, persistTo, config });
