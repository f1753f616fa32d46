/** `npm run dev`: the site with hot reloading, on the database of `npm start`. */
import { readCommandLine } from "./command-line.mjs";
import { choosePort, migrate, ownRegistry, showWhenReady } from "./local-site.mjs";
import { localState } from "./store-database.mjs";
import { ensureInstalled, serve } from "./toolchain.mjs";

readCommandLine("npm run dev", "Serves the site with hot reloading, at port 5173 or PORT.", {});
const port = await choosePort(5173);
const origin = `http://localhost:${port}`;
ensureInstalled();
migrate();
serve("react-router", ["dev"], { env: { PORT: String(port), LOCAL_STATE: localState, ...ownRegistry(port) } });
await showWhenReady(
  origin,
  `  What is saved below app/ and workers/ shows at once; a migration is applied at the next start.

  Next   npm run test:unit -- --watch      the rules, as you change them
         npm run test:worker -- messages   the built Worker, the files named like this
         npm start                         the site as it is built, with the pictures for sharing`,
);
