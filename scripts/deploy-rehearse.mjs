/** `npm run deploy:rehearse`: see rehearsal/rehearse.mjs, which reads TypeScript and so runs on the project's own Node. */
import { ensureInstalled, tryRun } from "./toolchain.mjs";

ensureInstalled();
process.exit(tryRun("node", ["scripts/rehearsal/rehearse.mjs", ...process.argv.slice(2)]) ? 0 : 1);
