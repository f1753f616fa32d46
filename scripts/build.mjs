/** `npm run build`: the local site into `build/`, that of CLOUDFLARE_ENV into `.wrangler/builds/<its name>`. */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { isCommand, root, run, say } from "./toolchain.mjs";

const sources =
  "app public scripts workers .dev.vars package-lock.json react-router.config.ts tsconfig.base.json tsconfig.json vite.config.ts wrangler.toml";

function digestOfSources() {
  const hash = createHash("sha256");
  const pathsOf = (path) =>
    statSync(path).isDirectory() ? readdirSync(path, { recursive: true }).map((name) => resolve(path, name)) : path;
  for (const path of sources.split(" ").flatMap((source) => pathsOf(resolve(root, source)))) {
    if (!/\.test\.ts$|\.tsv$/.test(path) && statSync(path).isFile()) {
      hash.update(path).update(readFileSync(path));
    }
  }
  return hash.digest("hex");
}

export function build(folder = "build", environment = "") {
  const mark = resolve(root, folder, ".digest");
  const digest = digestOfSources();
  if (existsSync(mark) && readFileSync(mark, "utf8") === digest) {
    return;
  }
  say(environment === "" ? "Building the site" : `Building the site for ${environment}`);
  rmSync(mark, { force: true });
  const env = { BUILD_FOLDER: folder, CLOUDFLARE_ENV: environment, CLOUDFLARE_API_TOKEN: undefined };
  run("node", ["scripts/records/check.ts"], { quiet: true, env });
  run("react-router", ["build"], { quiet: true, env });
  run("node", ["scripts/social-cards.mjs"], { quiet: true, env });
  if (folder === "build") {
    // Tests use the repository's keys, not the developer's.
    copyFileSync(resolve(root, ".dev.vars.example"), resolve(root, folder, "server/.dev.vars"));
  }
  writeFileSync(mark, digest);
}

export const folderFor = (environment) => (environment === "" ? "build" : `.wrangler/builds/${environment}`);

const deployedMark = (folder) => resolve(root, folder, ".deployed");

export const markDeployed = (folder) => copyFileSync(resolve(root, folder, ".digest"), deployedMark(folder));

export const isDeployed = (folder) =>
  existsSync(deployedMark(folder)) && readFileSync(deployedMark(folder), "utf8") === digestOfSources();

if (isCommand(import.meta)) {
  const environment = process.env.CLOUDFLARE_ENV ?? "";
  build(folderFor(environment), environment);
}
