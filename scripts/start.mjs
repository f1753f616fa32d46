/** `npm start`: the whole product on this machine, offline. */
import { build, ensureInstalled, migrate, say, serveBuild } from "./toolchain.mjs";

const port = process.env.PORT ?? "8787";
const persistTo = ".wrangler/state";

ensureInstalled();
say("Building the site");
build();
say("Bringing the local database up to date");
migrate(persistTo);
say(`Serving http://localhost:${port} (outbox: http://localhost:${port}/stand-ins/outbox)`);
serveBuild({ port, persistTo });
