/** `npm start`: the whole product on this machine. With `tests` and a port: the browser tests' site, with an empty database. */
import { readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "./build.mjs";
import { choosePort, serveSite, showWhenReady } from "./local-site.mjs";
import { localState, npmRun } from "./store-database.mjs";
import { root } from "./toolchain.mjs";

const [, , mode, testPort] = process.argv;
if (mode === "tests") {
  const persistTo = `.wrangler/e2e-${testPort}`;
  build();
  rmSync(resolve(root, persistTo), { recursive: true, force: true });
  // All visitors in the tests share one address.
  const { ratelimits } = JSON.parse(readFileSync(resolve(root, "build/server/wrangler.json"), "utf8"));
  const unlimited = ratelimits.map((limit) => ({ ...limit, simple: { limit: 1_000_000, period: 60 } }));
  serveSite({ folder: "build", port: testPort, persistTo, changes: { ratelimits: unlimited } });
} else {
  // The tests may rebuild theirs while the site runs.
  const folder = ".wrangler/builds/start";
  const port = await choosePort(8787);
  const origin = `http://localhost:${port}`;
  build(folder);
  const server = serveSite({ folder, port, stdio: ["ignore", "pipe", "inherit"] });
  // Hides wrangler's tables of bindings and modules.
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
}
