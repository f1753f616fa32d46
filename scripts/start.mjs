/** `npm start`: the whole product on this machine, offline. PORT=9000 serves another site, with a database of its own. */
import { build } from "./build.mjs";
import { readCommandLine } from "./command-line.mjs";
import { choosePort, migrate, ownRegistry, serveArguments, showWhenReady } from "./local-site.mjs";
import { localState, npmRun } from "./store-database.mjs";
import { ensureInstalled, say, serve } from "./toolchain.mjs";

/** The folder of its build; that of the tests may be built anew while the site runs. */
const folder = ".wrangler/builds/start";
readCommandLine("npm start", "Builds and serves the whole product, offline, at port 8787 or PORT.", {});
const port = await choosePort(8787);
const origin = `http://localhost:${port}`;
ensureInstalled();
build(folder);
migrate();
say("Starting the server");
const server = serve("wrangler", serveArguments({ folder, port }), {
  env: ownRegistry(port),
  stdio: ["ignore", "pipe", "inherit"],
});
// Wrangler begins with tables of bindings and modules; its log is what comes afterwards.
let isStarted = false;
server.stdout.on("data", (piece) => isStarted && process.stdout.write(piece));
await showWhenReady(
  origin,
  `  The site runs as built, in the same runtime as at the edge; its database is in ${localState}. workers/stand-ins plays
  captcha, mail and geocoder, so nothing leaves this machine.

  Next   write a message at ${origin}/contact-us, then look at the mail, or at the inbox: ${npmRun("messages", false)}
         npm run dev    the site with hot reloading
         npm test       what a change has to pass before it is committed`,
);
isStarted = true;
