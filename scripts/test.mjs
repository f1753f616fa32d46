/** `npm test`, `npm run test:all`, `npm run check` and each suite by itself; `help` below says which is which. */
import { stripVTControlCharacters } from "node:util";
import { build } from "./build.mjs";
import { ensureInstalled, run, say, start, stop } from "./toolchain.mjs";

const help = `  npm test              what a change has to pass before it is committed
  npm run test:all      the rest that continuous integration runs
  npm run check         records, format, lint and types
  npm run test:unit     one suite: unit, worker, browser (Chromium) or engines (Firefox, WebKit)

  What stands after -- goes to the tool of a suite: npm run test:worker -- messages`;

/** A suite runs what `npm test` runs of it, or the tests of a file or filter that is named. */
const select = (args, filter) =>
  args.some((arg) => /^[^-]|^--(tags-filter|grep)/.test(arg)) ? args : [filter, ...args];

function vitest(project, args) {
  const mode = args.includes("--watch") ? "watch" : "run";
  run("vitest", [mode, "--project", project, ...select(args, "--tags-filter=!all")]);
}

async function playwright(args) {
  const { ensureEngine } = await import("./engines.mjs");
  build();
  run("playwright", ["test", ...args], { env: { CHROMIUM_PATH: ensureEngine("chromium") } });
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
    const projects = ["firefox", "webkit"].flatMap((name) => {
      try {
        return ensureEngine(name) && `--project=${name}`;
      } catch ({ message }) {
        return say(message) ?? [];
      }
    });
    if (projects.length > 0) {
      await playwright(["--config=playwright.engines.config.ts", ...projects, ...args]);
    }
    process.exit(process.env.CI ? 2 - projects.length : 0);
  },
};

const checks = {
  Records: "node scripts/records/check.ts",
  // Records are edited where nothing can format them.
  Format: "oxfmt --check . !app/content/**",
  Lint: "oxlint --deny-warnings",
  "Generated types": "node scripts/generate-types.mjs",
  Types: "tsc --build --checkers 1",
};
const tools = { Build: "node scripts/build.mjs", Chromium: "node scripts/engines.mjs" };

/** Commands by name, run one after another: each uses all cores. */
const plans = {
  check: checks,
  test: {
    ...checks,
    ...tools,
    Unit: "node scripts/test.mjs unit",
    Worker: "node scripts/test.mjs worker",
    Browser: "node scripts/test.mjs browser",
  },
  all: {
    ...tools,
    "Unit, the rest": "node scripts/test.mjs unit --tags-filter=all",
    "Browser, the rest": "node scripts/test.mjs browser --grep=@all",
    "Firefox and WebKit": "node scripts/test.mjs engines",
  },
};

/** Runs one command; its output is shown when it fails, and in continuous integration. @returns how many passed and failed */
async function runStep(name, line) {
  const began = Date.now();
  const [command, ...args] = line.split(" ");
  const child = start(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  }
  const isFine = (await new Promise((done) => child.once("close", done))) === 0;
  const plain = stripVTControlCharacters(output);
  // The last lines of Vitest and Playwright. A command that has none counts as one test.
  const ends = plain.match(/^ *Tests {2}.*|^ *\d+ (passed|flaky|failed)\b.*/gm)?.join() ?? (isFine ? "1 passed" : "");
  const count = (pattern) => [...ends.matchAll(pattern)].reduce((sum, [, number]) => sum + Number(number), 0);
  const counts = [count(/(\d+) (?:passed|flaky)/g), Math.max(count(/(\d+) failed/g), isFine ? 0 : 1)];
  const isShown = plain.trim() !== "" && (!isFine || process.env.CI || name === "Records");
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${isShown ? `${output}\n` : ""}${isFine ? "✓" : "✗"} ${name}: ${seconds} s, ${sayCounts(counts)}`);
  return counts;
}

const sayCounts = ([passed, failed]) => `${passed} passed, ${failed} failed`;

/** Runs every command, so that one failure does not hide another. */
async function runPlan(plan) {
  const results = [];
  for (const [name, line] of Object.entries(plan)) {
    results.push(await runStep(name, line));
  }
  const [passed, failed] = [0, 1].map((at) => results.reduce((sum, counts) => sum + counts[at], 0));
  console.log(sayCounts([passed, failed]));
  process.exit(failed === 0 ? 0 : 1);
}

const [name = "test", ...args] = process.argv.slice(2);
const plan = Object.hasOwn(plans, name) ? plans[name] : undefined;
if ([name, ...args].includes("--help")) {
  console.log(help);
  process.exit(0);
}
if (plan ? args.length > 0 : !Object.hasOwn(suites, name)) {
  stop(`Nothing was done: there is no '${plan ? args[0] : name}' here. npm test -- --help says what there is.`);
}
ensureInstalled();
await (plan ? runPlan(plan) : suites[name](args));
