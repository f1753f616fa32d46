/**
 * `npm test`: everything that CI runs, as much at once as the machine has processors. `npm run check` runs all but the
 * suites; `npm run test:unit`, `test:worker`, `test:browser` (Chromium) and `test:engines` (Firefox and WebKit) run one
 * each, and what stands after `--` goes to its tool: `npm run test:worker -- contact`.
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { ensureInstalled, root, run, toolEnvironment } from "./toolchain.mjs";

const vitest = (project, args) => {
  const mode = args.some((arg) => ["--watch", "-w"].includes(arg)) ? "watch" : "run";
  run("vitest", [mode, "--project", project, ...args]);
};

/** The suites, each with what it needs, which costs nothing when it is there already. */
const suites = {
  unit: (args) => vitest("unit", args),
  async worker(args) {
    const { build } = await import("./build.mjs");
    build();
    vitest("worker", args);
  },
  async browser(args) {
    const { build } = await import("./build.mjs");
    const { ensureChromium } = await import("./chromium.mjs");
    build();
    run("playwright", ["test", ...args], { env: { CHROMIUM_PATH: await ensureChromium() } });
  },
  async engines(args) {
    const { build } = await import("./build.mjs");
    const { runJourneys } = await import("./engines.mjs");
    build();
    runJourneys(...args);
  },
};

const checks = [
  { name: "Generated types", command: ["node", "scripts/generate-types.mjs"] },
  { name: "Lint", command: ["oxlint", "--deny-warnings"] },
  { name: "Types: app", command: ["tsc", "-p", "tsconfig.json"], needs: ["Generated types"] },
  { name: "Types: workers", command: ["tsc", "-p", "tsconfig.workers.json"], needs: ["Generated types"] },
  { name: "Types: tests", command: ["tsc", "-p", "tsconfig.tests.json"], needs: ["Generated types"] },
  { name: "Format", command: ["prettier", "--check", "--cache", "--cache-strategy=content", "--log-level=warn", "."] },
];

const suite = (...args) => ["node", "scripts/test.mjs", ...args];

/** Cheapest first, so that what is quickly found is quickly told. `needs` are steps that must have ended. */
const everything = [
  ...checks,
  { name: "Build", command: ["node", "scripts/build.mjs"] },
  { name: "Chromium", command: ["node", "scripts/chromium.mjs"] },
  { name: "Unit, content and architecture tests", command: suite("unit") },
  { name: "Worker tests", command: suite("worker"), needs: ["Build"] },
  { name: "Browser tests", command: suite("browser"), needs: ["Build", "Chromium"] },
  // Five journeys that matter most, on the port that the browser tests have left; `npm run test:engines` has all of them.
  { name: "Firefox and WebKit", command: suite("engines", "--grep=@essential"), needs: ["Browser tests"] },
];

const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`;
// oxlint-disable-next-line no-control-regex -- colors are control characters
const plain = (text) => text.replaceAll(/\u001B\[[\d;]*m/g, "");
/** How many tests there were, as the test tools say it in the end. */
const counts = (output) => plain(output).match(/(?<=^\s*Tests {2})\d.*$|^\s*\d+ (passed|skipped|flaky).*$/gm) ?? [];

/** Runs the steps; the first that fails ends the others, and what it said is shown. */
async function runAll(steps) {
  const started = Date.now();
  const waiting = [...steps];
  const ended = new Set();
  const running = new Map();
  const underWay = new Set();

  const stop = () => {
    for (const child of running.values()) {
      try {
        process.kill(-child.pid, "SIGTERM");
      } catch {
        // It has just ended.
      }
    }
    process.exit(1);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);

  const start = ({ name, command: [command, ...args] }) => {
    const from = Date.now();
    console.log(`▸ ${name}`);
    const child = spawn(command, args, { cwd: root, env: toolEnvironment, detached: true });
    running.set(name, child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    }
    return new Promise((resolve, reject) => {
      child.once("error", reject).once("close", (code) => {
        running.delete(name);
        if (code !== 0) {
          console.error(`${output}\n✗ ${name}: failed after ${seconds(from)}`);
          stop();
        }
        if (process.env.CI) {
          console.log(output);
        }
        const numbers = counts(output).map((line) => `, ${line.trim()}`);
        console.log(`✓ ${name}: ${seconds(from)}${numbers.join("")}`);
        ended.add(name);
        resolve();
      });
    });
  };

  while (waiting.length + underWay.size > 0) {
    const canStart = ({ needs = [] }) => needs.every((name) => ended.has(name));
    const free = Math.max(2, availableParallelism()) - underWay.size;
    for (const step of waiting.filter(canStart).slice(0, free)) {
      waiting.splice(waiting.indexOf(step), 1);
      const end = start(step).finally(() => underWay.delete(end));
      underWay.add(end);
    }
    await Promise.race(underWay);
  }
  console.log(`\nAll checks passed in ${seconds(started)}`);
}

const [name, ...args] = process.argv.slice(2);
ensureInstalled();
if (name === undefined) {
  await runAll(everything);
} else if (name === "check") {
  await runAll(checks);
} else if (Object.hasOwn(suites, name)) {
  await suites[name](args);
} else {
  console.error(`There is no suite called ${name}, only ${Object.keys(suites).join(", ")}.`);
  process.exit(1);
}
