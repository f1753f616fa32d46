/** `npm start`: the whole product on this machine, offline. */
import { resolve } from "node:path";
import { build } from "./build.mjs";
import { readCommandLine } from "./command-line.mjs";
import { placeOf, startedText } from "./hints.mjs";
import { choosePort, isAnswering, localState, migrate, runCrons, serveArguments } from "./local-site.mjs";
import { ensureInstalled, root, say, serveQuietly, tryRun } from "./toolchain.mjs";

readCommandLine(
  "npm start",
  "Installs what is missing, builds, migrates the local database and serves the site, all of it offline.\nPORT=9000 npm start serves another site, on another port and with a database of its own.",
  {},
);
/** Not that of the tests, which may be built anew while the site runs. */
const folder = ".wrangler/builds/start";
const port = await choosePort(8787);
const origin = `http://localhost:${port}`;
ensureInstalled();
build(folder);
const settings = [
  "scripts/local-settings.ts",
  resolve(root, folder, "server/wrangler.json"),
  resolve(root, ".dev.vars"),
];
if (!tryRun("node", settings)) {
  process.exit(1);
}
migrate(localState);
say("Starting the server");
const { server, show } = serveQuietly("wrangler", serveArguments({ folder, port, persistTo: localState }));
const answer = await isAnswering(origin, server);
if (answer !== undefined) {
  show();
  runCrons(origin);
  console.log(startedText({ origin, illness: answer, place: placeOf(false) }));
}
