/** `npm run dev`: the site with hot reloading, on the database of `npm start`. */
import { watch } from "node:fs";
import { readCommandLine } from "./command-line.mjs";
import { choosePort, isAnswering, localState, migrate, runCrons } from "./local-site.mjs";
import { checkSettingsFile, ensureInstalled, serve } from "./toolchain.mjs";

readCommandLine(
  "npm run dev",
  "Serves the site with hot reloading, and /styleguide. PORT=9000 npm run dev serves it on another port, with a database\nof its own.",
  {},
);
const port = await choosePort(5173);
const origin = `http://localhost:${port}`;
ensureInstalled();
checkSettingsFile();
migrate(localState);
const server = serve("react-router", ["dev"], {
  env: { PORT: String(port), LOCAL_STATE: localState },
});
if ((await isAnswering(origin, server)) !== undefined) {
  runCrons(origin);
  watch(new URL("../migrations", import.meta.url), { persistent: false }, (_, file) =>
    console.log(
      `\n  migrations/${file} has changed: press Ctrl+C and start again, which brings the database up to date.\n`,
    ),
  );
  console.log(`
  Mailbox Plus     ${origin}
  Style guide      ${origin}/styleguide
  Mail sent        ${origin}/stand-ins/outbox

  What is saved below app/ and workers/ shows at once. Captcha, mail and geocoder are played by workers/stand-ins.

  Next   npm run test:unit -- --watch      the rules, as you change them
         npm run test:worker -- contact    the built Worker, the files named like this
         npm start                         the site as it is built, with the pictures for sharing
  Ctrl+C stops it.
`);
}
