/**
 * `npm test`: everything that CI runs. `npm run check` runs all but the suites; `npm run test:unit`, `test:worker`,
 * `test:browser` (Chromium) and `test:engines` (Firefox and WebKit) run one each, and what stands after `--` goes to its
 * tool: `npm run test:worker -- contact`.
 */
import { spawn } from "node:child_process";
import { build } from "./build.mjs";
import { ensureInstalled, root, run, toolEnvironment } from "./toolchain.mjs";

const vitest = (project, args) => {
  const mode = args.some((arg) => ["--watch", "-w"].includes(arg)) ? "watch" : "run";
  run("vitest", [mode, "--project", project, ...args]);
};

/** The suites, each with what it needs, which costs nothing when it is there already. */
const suites = {
  check: () => runStages(checks),
  unit: (args) => vitest("unit", args),
  worker(args) {
    build();
    vitest("worker", args);
  },
  async browser(args) {
    const { ensureChromium } = await import("./chromium.mjs");
    build();
    run("playwright", ["test", ...args], { env: { CHROMIUM_PATH: await ensureChromium() } });
  },
  async engines(args) {
    const { runJourneys } = await import("./engines.mjs");
    build();
    runJourneys(...args);
  },
};

const script = (name, ...args) => ["node", `scripts/${name}.mjs`, ...args];

/** Commands by what they are called; those of one stage run at once, and the next begins when all have ended well. */
const checks = [
  { "Generated types": script("generate-types") },
  {
    Lint: ["oxlint", "--deny-warnings"],
    "Types: app": ["tsc", "-p", "tsconfig.json"],
    "Types: workers": ["tsc", "-p", "tsconfig.workers.json"],
    "Types: tests": ["tsc", "-p", "tsconfig.tests.json"],
    Format: ["prettier", "--check", "--cache", "--cache-strategy=content", "--log-level=warn", "."],
  },
];
const everything = [
  ...checks,
  { Build: script("build"), Chromium: script("chromium"), "Unit and content tests": script("test", "unit") },
  { "Worker tests": script("test", "worker"), "Browser tests": script("test", "browser") },
  // Five journeys that matter most, on the port that the browser tests have left; `npm run test:engines` has all of them.
  { "Firefox and WebKit": script("test", "engines", "--grep=@essential") },
];

/** How many tests there were, as the test tools say it in the end. */
const countsIn = (output) =>
  // oxlint-disable-next-line no-control-regex -- colors are control characters
  output.replaceAll(/\u001B\[[\d;]*m/g, "").match(/(?<=^\s*Tests {2})\d.*$|^\s*\d+ (passed|skipped|flaky).*$/gm) ?? [];

/** Runs one command; what it said is shown when it fails, and in continuous integration. */
function runStep([name, [command, ...args]]) {
  const started = Date.now();
  const child = spawn(command, args, { cwd: root, env: toolEnvironment });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  }
  return new Promise((done) => {
    child.once("close", (code) => {
      const isFine = code === 0;
      const counts = countsIn(output).map((line) => `, ${line.trim()}`);
      if (!isFine || process.env.CI) {
        console.log(output);
      }
      console.log(`${isFine ? "✓" : "✗"} ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s${counts.join("")}`);
      done(isFine);
    });
  });
}

async function runStages(stages) {
  for (const stage of stages) {
    const results = await Promise.all(Object.entries(stage).map(runStep));
    if (results.includes(false)) {
      process.exit(1);
    }
  }
  console.log("\nAll checks passed");
}

const [name, ...args] = process.argv.slice(2);
if (name !== undefined && !Object.hasOwn(suites, name)) {
  console.error(`There is no suite called ${name}, only ${Object.keys(suites).join(", ")}.`);
  process.exit(1);
}
ensureInstalled();
await (name === undefined ? runStages(everything) : suites[name](args));
