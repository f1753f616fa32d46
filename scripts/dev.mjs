/** `npm run dev`: the site with hot reloading, on the database of `npm start`. */
import { readCommandLine } from "./command-line.mjs";
import { localState } from "./hints.mjs";
import { choosePort, isAnswering, migrate, runCrons } from "./local-site.mjs";
import { ensureInstalled, serve } from "./toolchain.mjs";

readCommandLine(
  "npm run dev",
  "Serves the site with hot reloading, and /styleguide. PORT=9000 npm run dev serves it on another port, with a database\nof its own.",
  {},
);
const port = await choosePort(5173);
const origin = `http://localhost:${port}`;
ensureInstalled();
migrate(localState);
const server = serve("react-router", ["dev"], {
  env: { PORT: String(port), LOCAL_STATE: localState },
});
if (await isAnswering(origin, server)) {
  runCrons(origin);
  console.log(`
  Mailbox Plus     ${origin}
  Style guide      ${origin}/styleguide
  Mail sent        ${origin}/stand-ins/outbox

  What is saved below app/ and workers/ shows at once; a migration is applied at the next start. Captcha, mail and geocoder are played by workers/stand-ins.

  Next   npm run test:unit -- --watch      the rules, as you change them
         npm run test:worker -- contact    the built Worker, the files named like this
         npm start                         the site as it is built, with the pictures for sharing
  Ctrl+C stops it.
`);
}
