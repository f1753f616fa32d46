/** `npm start`: the whole product on this machine, offline. */
import { build } from "./build.mjs";
import { readCommandLine } from "./command-line.mjs";
import { localState, npmRun } from "./hints.mjs";
import { choosePort, isAnswering, migrate, runCrons, serveArguments } from "./local-site.mjs";
import { ensureInstalled, say, serve } from "./toolchain.mjs";

readCommandLine(
  "npm start",
  "Installs what is missing, builds, migrates the local database and serves the site, all of it offline.\nPORT=9000 npm start serves another site, on another port and with a database of its own.",
  {},
);
/** The folder of its build; that of the tests may be built anew while the site runs. */
const folder = ".wrangler/builds/start";
const port = await choosePort(8787);
const origin = `http://localhost:${port}`;
ensureInstalled();
build(folder);
migrate(localState);
say("Starting the server");
const server = serve("wrangler", serveArguments({ folder, port, persistTo: localState }), {
  stdio: ["ignore", "pipe", "inherit"],
});
// Wrangler begins with tables of bindings and modules; its log is what comes afterwards.
let isStarted = false;
server.stdout.on("data", (piece) => {
  if (isStarted) {
    process.stdout.write(piece);
  }
});
if (await isAnswering(origin, server)) {
  isStarted = true;
  runCrons(origin);
  console.log(`
  Mailbox Plus     ${origin}
  Mail sent        ${origin}/stand-ins/outbox

  The site runs as built, in the same runtime as at the edge; its database is in ${localState}. workers/stand-ins plays
  captcha, mail and geocoder, so nothing leaves this machine.

  Next   write a message at ${origin}/contact-us, then look at the mail, or at the inbox: ${npmRun("messages", false)}
         npm run dev    the site with hot reloading, and /styleguide
         npm test       what a change has to pass before it is committed
  Ctrl+C stops it. The log follows.
`);
}
