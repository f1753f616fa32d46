import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

export const root = fileURLToPath(new URL("..", import.meta.url));

export const say = (text) => console.log(`\n▸ ${text}`);

/** @param {...string} lines @returns {never} */
export function stop(title, ...lines) {
  console.error([`✗ ${title}`, ...lines].join("\n  "));
  process.exit(1);
}

/** @param {ImportMeta} module */
export const isCommand = ({ filename }) => filename === process.argv[1];

/** Positional words are `words`. Exits after `--help`, and with 1 on an unknown option. */
export function readOptions(usage, { text = [], flags = [] } = {}) {
  const kept = [...text, ...flags].find((name) => process.env[`npm_config_${name.replaceAll("-", "_")}`]);
  const typed = (names, type) => names.map((name) => [name, { type }]);
  const options = Object.fromEntries([...typed(text, "string"), ...typed([...flags, "help"], "boolean")]);
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (kept !== undefined || Object.values(values).includes("")) {
      throw new Error(kept ? `npm has kept --${kept} for itself: options stand after --` : "An option is empty");
    }
    if (!values.help) {
      return { ...values, words: positionals };
    }
  } catch ({ message }) {
    stop(`Nothing was done: ${message.split(". To specify")[0]}.`, usage);
  }
  console.log(usage);
  process.exit(0);
}

export async function askYesOrNo(message) {
  if (!process.stdin.isTTY) {
    stop("Nothing was done: there is no terminal to ask in. --yes does it without asking.");
  }
  const clack = await import("@clack/prompts");
  return (await clack.confirm({ message, initialValue: false })) === true;
}

const usual = { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] };

export const askWrangler = (args, options = {}) => spawnSync("wrangler", args, { ...usual, ...options });

/** @returns whether the tool succeeded; a quiet one prints only its failure */
export function tryRun(command, args, { quiet = false, env = {} } = {}) {
  const options = { ...usual, env: { ...process.env, ...env }, ...(!quiet && { stdio: "inherit" }) };
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (quiet && status !== 0) {
    console.error(stdout, stderr);
  }
  return status === 0;
}

export const run = (command, args, options) =>
  tryRun(command, args, options) || stop(`${command} ${args.join(" ")} failed`);

export function serve(command, args, { env = {}, stdio = "inherit" } = {}) {
  const server = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio });
  let isStopped = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      isStopped = true;
      server.kill("SIGTERM");
    });
  }
  server.once("close", (code) => process.exit(isStopped ? 0 : (code ?? 1)));
  return server;
}
