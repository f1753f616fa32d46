/**
 * `npm run setup -- --dry-run`: the same steps in a clone of what is committed here. Every process of it loads
 * `rehearsal-stand-ins.mjs`, which plays Cloudflare and the others and remembers what was done until the clone is removed.
 */
import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, toolEnvironment } from "../toolchain.mjs";

const folder = join(tmpdir(), `setup-rehearsal-${hash("sha256", root).slice(0, 8)}`);
const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout;
if (!existsSync(folder)) {
  git("clone", "--quiet", root, folder);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}
const env = {
  ...toolEnvironment,
  REHEARSAL: folder,
  NODE_OPTIONS: `--import ${new URL("rehearsal-stand-ins.mjs", import.meta.url)}`,
};
const { status } = spawnSync("node", ["scripts/setup.mjs"], { cwd: folder, env, stdio: "inherit" });
console.log(
  `\nA rehearsal: nothing left this machine. It wrote, in ${folder}:\n${git("-C", folder, "diff", "--stat")}`,
);
process.exit(status ?? 1);
