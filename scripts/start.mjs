/** `npm start`: the whole product on this machine, offline. */
import { build } from "./build.mjs";
import { choosePort, isAnswering, localState, migrate, serveArguments } from "./local-site.mjs";
import { ensureInstalled, say, serveQuietly } from "./toolchain.mjs";

/** Not that of the tests, which may be built anew while the site runs. */
const folder = ".wrangler/builds/start";
const port = await choosePort(8787, "npm start");
const origin = `http://localhost:${port}`;
ensureInstalled();
build(folder);
migrate(localState);
say("Starting the server");
const { server, show } = serveQuietly("wrangler", serveArguments({ folder, port, persistTo: localState }));
if (await isAnswering(origin, server)) {
  show();
  console.log(`
  Mailbox Plus     ${origin}
  Mail sent        ${origin}/stand-ins/outbox

  The site runs as built, in the same runtime as at the edge; its database lies in ${localState}. Captcha, mail and
  geocoder are played by workers/stand-ins, so nothing leaves this machine.

  Next   write a message at ${origin}/contact-us, then look at the mail, or at the inbox: npm run messages
         npm run dev    the site with hot reloading, and /styleguide
         npm test       everything that CI runs
  Ctrl+C stops it. What follows is the log.
`);
}
