/** `npm test`, `npm run test:all`, `npm run check` and each suite by itself; `help` below says which is which. */
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { build } from "./build.mjs";
import { refuse } from "./command-line.mjs";
import { ensureInstalled, run, say, spawnGroup } from "./toolchain.mjs";

const help = `Runs tests.

  npm test              what a change has to pass before it is committed
  npm run test:all      the rest that continuous integration runs
  npm run check         records, format, lint and types
  npm run test:unit     one suite: unit, worker, browser (Chromium) or engines (Firefox, WebKit)

  What stands after -- goes to the tool of a suite: npm run test:worker -- contact`;

/** A suite runs what `npm test` runs of it, or the tests of a file or filter that is named. */
const select = (args, filter) =>
  args.some((arg) => /^[^-]|^--(tags-filter|grep)/.test(arg)) ? args : [filter, ...args];

function vitest(project, args) {
  const mode = args.some((arg) => ["--watch", "-w"].includes(arg)) ? "watch" : "run";
  run("vitest", [mode, "--project", project, ...select(args, "--tags-filter=!all")]);
}

async function playwright(args) {
  const { ensureEngine } = await import("./engines.mjs");
  build();
  run("playwright", ["test", ...args], { env: { CHROMIUM_PATH: await ensureEngine("chromium") } });
}

/** The suites, each with what it needs, which costs nothing when it is there already. */
const suites = {
  unit: (args) => vitest("unit", args),
  worker(args) {
    build();
    vitest("worker", args);
  },
  browser: (args) => playwright(select(args, "--grep-invert=@all")),
  screenshots: (args) => playwright(["--config=playwright.pictures.config.ts", ...args]),
  /** The journeys in the engines that can be installed. A missing one fails continuous integration alone. */
  async engines(args) {
    const { ensureEngine } = await import("./engines.mjs");
    const projects = [];
    for (const name of ["firefox", "webkit"]) {
      await ensureEngine(name).then(
        () => projects.push(`--project=${name}`),
        ({ message }) => say(message),
      );
    }
    if (projects.length > 0) {
      await playwright(["--config=playwright.engines.config.ts", ...projects, ...args]);
    }
    process.exit(process.env.CI ? 2 - projects.length : 0);
  },
};

const script = (name, ...args) => ["node", `scripts/${name}.mjs`, ...args];
const checks = {
  Records: ["node", "scripts/records/check.ts"],
  Format: ["oxfmt", "--check"],
  Lint: ["oxlint", "--deny-warnings"],
  "Generated types": script("generate-types"),
  Types: ["tsc", "--build", "tsconfig.json", "tsconfig.workers.json", "tsconfig.tests.json", "--checkers", "1"],
};
const tools = { Build: script("build"), Chromium: script("engines") };

/** Commands by name, run one after another: each uses all cores. */
const plans = {
  check: checks,
  test: {
    ...checks,
    ...tools,
    Unit: script("test", "unit"),
    Worker: script("test", "worker"),
    Browser: script("test", "browser"),
  },
  all: {
    ...tools,
    "Unit, the rest": script("test", "unit", "--tags-filter=all"),
    "Worker, the rest": script("test", "worker", "--tags-filter=all"),
    "Browser, the rest": script("test", "browser", "--grep=@all"),
    "Firefox and WebKit": script("test", "engines"),
  },
};

/** Processor time of the children that have ended, where the system tells it. */
function cpuSeconds() {
  const [user, system] =
    process.platform === "linux" ? readFileSync("/proc/self/stat", "utf8").split(" ").slice(15) : [];
  return (Number(user) + Number(system)) / 100;
}

/** Runs one command; its output is shown when it fails, and in continuous integration. @returns its output, and its counts */
async function runStep(name, [command, ...args]) {
  const before = { ms: Date.now(), cpu: cpuSeconds() };
  const child = spawnGroup(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  }
  const isFine = (await new Promise((done) => child.once("close", done))) === 0;
  const isShown = !isFine || process.env.CI || name === "Records";
  const seconds = [(Date.now() - before.ms) / 1000, cpuSeconds() - before.cpu].map((each) => each.toFixed(1));
  const plain = stripVTControlCharacters(output);
  // The last lines of Vitest and Playwright. A command that has none counts as one test.
  const ends = plain.match(/^ *Tests {2}.*|^ *\d+ (passed|flaky|failed)\b.*/gm) ?? [isFine ? "1 passed" : "1 failed"];
  const count = (pattern) => [...ends.join().matchAll(pattern)].reduce((sum, [, number]) => sum + Number(number), 0);
  const counts = [count(/(\d+) (?:passed|flaky)/g), Math.max(count(/(\d+) failed/g), isFine ? 0 : 1)];
  const line = `${isFine ? "✓" : "✗"} ${name}: ${seconds[0]} s, ${seconds[1]} s of processor time, ${sayCounts(counts)}`;
  console.log([...(isShown && plain.trim() !== "" ? [output] : []), line].join("\n"));
  return { plain, counts };
}

const sayCounts = ([passed, failed]) => `${passed} passed, ${failed} failed`;

/** The ten test files that took longest, from Vitest's lines for files and Playwright's lines for tests. */
function slowestFiles(output) {
  const seconds = new Map();
  for (const [, file, time, unit] of output.matchAll(/(\S+\.(?:test|spec)\.ts)\b.*(?:\) |\()([\d.]+)(ms|s|m)\)?$/gm)) {
    seconds.set(file, (seconds.get(file) ?? 0) + time * { ms: 0.001, s: 1, m: 60 }[unit]);
  }
  const slowest = [...seconds].toSorted(([, a], [, b]) => b - a).slice(0, 10);
  return slowest.map(([file, each]) => `${each.toFixed(1).padStart(7)} s  ${file}`);
}

/** Runs every command, so that one failure does not hide another. */
async function runPlan(plan) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => process.exit(1));
  }
  const results = [];
  for (const [name, command] of Object.entries(plan)) {
    results.push(await runStep(name, command));
  }
  const total = [0, 1].map((at) => results.reduce((sum, { counts }) => sum + counts[at], 0));
  console.log([...slowestFiles(results.map(({ plain }) => plain).join("\n")), sayCounts(total)].join("\n"));
  process.exit(total[1] === 0 ? 0 : 1);
}

const [name = "test", ...args] = process.argv.slice(2);
const plan = Object.hasOwn(plans, name) ? plans[name] : undefined;
if ([name, ...(plan ? args : [])].includes("--help")) {
  console.log(help);
  process.exit(0);
}
if (plan ? args.length > 0 : !Object.hasOwn(suites, name)) {
  refuse("npm test", `there is no '${plan ? args[0] : name}' here`);
}
ensureInstalled();
await (plan ? runPlan(plan) : suites[name](args));
