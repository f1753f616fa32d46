/** `npm run doctor`: see doctor/doctor.mjs, which reads TypeScript and so runs on the project's own Node. */
import { ensureInstalled, tryRun } from "./toolchain.mjs";

ensureInstalled();
process.exit(tryRun("node", ["scripts/doctor/doctor.mjs", ...process.argv.slice(2)]) ? 0 : 1);
