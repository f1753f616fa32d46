/** `npm test`, `npm run test:all`, `npm run check` and each suite by itself; `help` below says which is which. */
import { stripVTControlCharacters } from "node:util";
import { build } from "./build.mjs";
import { ensureInstalled, run, say, spawnGroup } from "./toolchain.mjs";

function vitest(project, args) {
  const mode = args.some((arg) => ["--watch", "-w"].includes(arg)) ? "watch" : "run";
  run("vitest", [mode, "--project", project, ...args]);
}

async function playwright(args, env) {
  const { ensureEngine } = await import("./engines.mjs");
  build();
  run("playwright", ["test", ...args], { env: { CHROMIUM_PATH: await ensureEngine("chromium"), ...env } });
}

/** Runs the journeys in all engines that can be installed. A missing one fails continuous integration alone. */
async function journeys(args) {
  const { ensureEngine } = await import("./engines.mjs");
  const missing = [];
  for (const name of ["firefox", "webkit"]) {
    await ensureEngine(name).catch(({ message }) => missing.push(name) && say(message));
  }
  const projects = ["chromium", "firefox", "webkit"].filter((name) => !missing.includes(name));
  await playwright(["--config=playwright.engines.config.ts", ...projects.map((name) => `--project=${name}`), ...args]);
  process.exit(process.env.CI ? missing.length : 0);
}

const soakTests = ["crash", "hostile", "random"];

/** The suites, each with what it needs, which costs nothing when it is there already. */
const suites = {
  /** The rest too, where a file or a filter is named. */
  unit: (args) =>
    vitest("unit", args.some((arg) => !/^-(?!-tags-filter)/.test(arg)) ? args : ["--tags-filter=!rest", ...args]),
  worker(args) {
    build();
    vitest("worker", args);
  },
  /** With the tests tagged @all only where a file or a filter is named. */
  browser: (args) => playwright(args.length > 0 ? args : ["--grep-invert=@all"]),
  "browser-all": (args) => playwright(["--grep=@all", ...args]),
  screenshots: (args) => playwright(["--config=playwright.pictures.config.ts", ...args]),
  engines: journeys,
  /** Minutes each, started by hand. @param args names of those to run; all without one */
  soak(args) {
    build();
    for (const each of args.length === 0 ? soakTests : args) {
      if (each === "random") {
        vitest("random", []);
      } else {
        run("node", [`tests/soak/${each}.mjs`]);
      }
    }
  },
};

const script = (name, ...args) => ["node", `scripts/${name}.mjs`, ...args];

/** Commands by name; those of one stage run at once, and the next stage begins when all have ended. */
const checks = [
  {
    Records: ["node", "scripts/records/check.ts"],
    "Generated types": script("generate-types"),
    Lint: ["oxlint", "--deny-warnings"],
    Format: ["oxfmt", "--check"],
  },
  {
    "Types: app": ["tsc", "-p", "tsconfig.json"],
    "Types: workers": ["tsc", "-p", "tsconfig.workers.json"],
    "Types: tests": ["tsc", "-p", "tsconfig.tests.json"],
  },
];
const plans = {
  check: { stages: checks, notRun: "" },
  test: {
    stages: [
      ...checks,
      { Build: script("build"), Chromium: script("engines") },
      {
        "Unit and content tests": script("test", "unit"),
        "Worker tests": script("test", "worker", "--tags-filter=!rest"),
        "Browser tests": script("test", "browser"),
      },
    ],
    notRun:
      "Not run: npm run test:all (every page at every width, hour and look, budgets, Firefox and WebKit, the rehearsal of opening day) and test:soak.",
  },
  all: {
    stages: [
      { Build: script("build"), Chromium: script("engines") },
      {
        "Worker tests, the rest": script("test", "worker", "--tags-filter=rest"),
        "Two hundred made-up stores": script("test", "unit", "--tags-filter=rest"),
        "Browser tests, the rest": script("test", "browser-all"),
      },
      // On the port that the browser tests have left.
      { "Firefox and WebKit": script("test", "engines", "--grep=@essential"), Rehearsal: script("deploy-rehearse") },
    ],
    notRun:
      "Not run: npm run test:engines (all journeys in Firefox and WebKit) and test:soak (crashes, hostile and random input).",
  },
};

/** Counts of tests, from the last lines of the test tools. */
const countsIn = (output) =>
  stripVTControlCharacters(output).match(/(?<=^\s*Tests {2})\d.*$|^\s*\d+ (passed|skipped|flaky).*$/gm) ?? [];

/** Runs one command; its output is shown when it fails, and in continuous integration. */
function runStep([name, [command, ...args]]) {
  const started = Date.now();
  const child = spawnGroup(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  }
  return new Promise((done) => {
    child.once("close", (code) => {
      const isFine = code === 0;
      const counts = countsIn(output).map((line) => `, ${line.trim()}`);
      // The check of the records lists texts to look at that are no mistakes.
      if (!isFine || process.env.CI || (name === "Records" && output.trim() !== "")) {
        console.log(output);
      }
      console.log(`${isFine ? "✓" : "✗"} ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s${counts.join("")}`);
      done(isFine);
    });
  });
}

/** Runs every stage, so that one failure does not hide another. */
async function runPlan({ stages, notRun }) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => process.exit(1));
  }
  const results = [];
  for (const stage of stages) {
    results.push(...(await Promise.all(Object.entries(stage).map(runStep))));
  }
  const isFine = !results.includes(false);
  console.log(`\n${isFine ? "All passed." : "Some failed, see above."} ${notRun}`.trimEnd());
  process.exit(isFine ? 0 : 1);
}

const help = `Runs tests.

  npm test              what a change has to pass before it is committed
  npm run test:all      the rest that continuous integration runs
  npm run check         format, lint and types
  npm run test:unit     one suite: unit, worker, browser (Chromium) or engines (Firefox, WebKit)
  npm run test:soak     by hand, minutes each: ${soakTests.join(", ")}

  What stands after -- goes to the tool of a suite: npm run test:worker -- contact`;

const [name = "test", ...args] = process.argv.slice(2);
/** Words that may follow a command that passes nothing on to a tool. */
const known = name === "soak" ? soakTests : Object.hasOwn(plans, name) ? [] : undefined;
if ([name, ...(known ? args : [])].includes("--help")) {
  console.log(help);
  process.exit(0);
}
const unknown = Object.hasOwn({ ...suites, ...plans }, name) ? known && args.find((arg) => !known.includes(arg)) : name;
if (unknown !== undefined) {
  console.error(`✗ Nothing was done: there is no '${unknown}' here.\n  npm test -- --help says what there is.`);
  process.exit(1);
}
ensureInstalled();
await (Object.hasOwn(plans, name) ? runPlan(plans[name]) : suites[name](args));
