/** `npm run doctor`: what to know before a customer does. Ends with 1 when something is wrong. */
import { readCommandLine } from "./command-line.mjs";
import { runOnProjectNode } from "./toolchain.mjs";

const options = readCommandLine(
  "npm run doctor",
  "Looks at the local database: migrations, views, mail that waits, crons. Says of each that is ill what to do.",
  {
    remote: {
      type: "boolean",
      about: "look at the real database, the settings and secrets, and the site as visitors reach it",
    },
  },
);
runOnProjectNode();
const { examine } = await import("./doctor/doctor.mjs");
await examine({ isRemote: options.remote === true });
