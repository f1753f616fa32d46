/** `npm run setup -- --dry-run`: the same steps in a copy of the project, with stand-ins for everybody outside. */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../toolchain.mjs";

const folder = mkdtempSync(join(tmpdir(), "setup-rehearsal-"));
const git = (...args) => execFileSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 26 });
const files = git("-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0");
for (const file of files.filter((name) => name !== "" && existsSync(join(root, name)))) {
  cpSync(join(root, file), join(folder, file));
}
symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
git("-C", folder, "init", "--quiet");
git("-C", folder, "add", "app/content", "wrangler.toml");

const words = ["--import", "./scripts/setup/rehearsal-stand-ins.mjs", "scripts/setup/steps.mjs"];
const steps = spawn(process.execPath, words, {
  cwd: folder,
  stdio: "inherit",
  env: { ...process.env, REHEARSAL: "yes" },
});
steps.once("close", (code) => {
  console.log(
    `A rehearsal: nothing left this machine. It wrote, in ${folder}:\n${git("-C", folder, "diff", "--stat")}`,
  );
  process.exit(code ?? 1);
});
