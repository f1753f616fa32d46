/** `npm run dev`: the site with hot reloading, on the database of `npm start`. */
import { choosePort, isAnswering, localState, migrate } from "./local-site.mjs";
import { ensureInstalled, serve } from "./toolchain.mjs";

const port = await choosePort(5173, "npm run dev");
const origin = `http://localhost:${port}`;
ensureInstalled();
migrate(localState);
const server = serve("react-router", ["dev"], {
  env: { PORT: String(port) },
});
if (await isAnswering(origin, server)) {
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
