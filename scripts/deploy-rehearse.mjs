/** `npm run deploy:rehearse`: opening day without a store, which leaves nothing behind, however it ends. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCommandLine } from "./command-line.mjs";
import { ensureInstalled, spawnGroup } from "./toolchain.mjs";

const { leave } = readCommandLine(
  "npm run deploy:rehearse",
  "Plays opening day with a made-up store: copies the checkout, fills in what a store would, and runs the guard, a\nbuild, a dry run, and the tests that read the store's records. Nothing leaves this machine.",
  {
    leave: { type: "string", about: "leave the values that hold this text, such as 555: the guard must refuse them" },
  },
);
ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), "opening-day-"));
const rehearsal = spawnGroup("node", ["scripts/rehearsal/rehearse.mjs"], {
  // Temporary files of tools are deleted with the rest.
  env: { REHEARSAL: JSON.stringify({ folder, leave }), TMPDIR: folder },
  afterwards: `rm -rf '${folder}'`,
});
rehearsal.on("close", (code) => process.exit(code ?? 1));
