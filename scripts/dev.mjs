/** `npm run dev`: the site with hot reloading, on the database of `npm start`. */
import { spawn } from "node:child_process";
import { choosePort, migrate, ownRegistry, showWhenReady } from "./local-site.mjs";
import { localState } from "./store-database.mjs";
import { root, serve } from "./toolchain.mjs";

const port = await choosePort(5173);
migrate();
// Checks the records at each change.
const check = spawn(
  process.execPath,
  ["--watch-path=app/content", "--watch-preserve-output", "scripts/records/check.ts"],
  {
    cwd: root,
    stdio: "inherit",
  },
);
process.once("exit", () => check.kill());
serve("react-router", ["dev"], { env: { PORT: String(port), LOCAL_STATE: localState, ...ownRegistry(port) } });
await showWhenReady(
  `http://localhost:${port}`,
  `  What is saved below app/ and workers/ shows at once; a migration is applied at the next start.

  Next   npm run test:unit -- --watch      the rules, as you change them
         npm run test:worker -- messages   the built Worker, the files named like this
         npm start                         the site as it is built, with the pictures for sharing`,
);
