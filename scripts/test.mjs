/** `npm test`, `npm run test:all`, `npm run check` and each suite by itself; `help` below says which is which. */
import { build } from "./build.mjs";
import { endWithShell, ensureInstalled, run, say, spawnGroup } from "./toolchain.mjs";

const vitest = (project, args) => {
  const mode = args.some((arg) => ["--watch", "-w"].includes(arg)) ? "watch" : "run";
  run("vitest", [mode, "--project", project, ...args]);
};

async function playwright(args, env) {
  const { ensureEngine } = await import("./engines.mjs");
  build();
  run("playwright", ["test", ...args], { env: { CHROMIUM_PATH: await ensureEngine("chromium"), ...env } });
}

/** In all engines that can be had. Where one cannot, only continuous integration takes it ill. */
async function journeys(args) {
  const { ensureEngine } = await import("./engines.mjs");
  const lacking = [];
  for (const name of ["firefox", "webkit"]) {
    await ensureEngine(name).catch(({ message }) => lacking.push(name) && say(message));
  }
  const projects = ["chromium", "firefox", "webkit"].filter((name) => !lacking.includes(name));
  await playwright(["--config=playwright.engines.config.ts", ...projects.map((name) => `--project=${name}`), ...args]);
  process.exit(process.env.CI ? lacking.length : 0);
}

/** The suites, each with what it needs, which costs nothing when it is there already. */
const suites = {
  check: async () => process.exit((await runStages(checks)) ? 0 : 1),
  /** The rest too, where a file or a filter is named. */
  unit: (args) =>
    vitest("unit", args.some((arg) => !/^-(?!-tags-filter)/.test(arg)) ? args : ["--tags-filter=!rest", ...args]),
  worker(args) {
    build();
    vitest("worker", args);
  },
  browser: (args) => playwright(args),
  /** The rest of `browser`: the other rows of the matrices, and more. */
  matrix: (args) => playwright(args, { MATRIX: "rest" }),
  screenshots: (args) => playwright(["--config=playwright.pictures.config.ts", ...args]),
  engines: journeys,
  /** By hand: minutes each. @param args which of them, all unless told */
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
const soakTests = ["crash", "hostile", "visitors", "random"];

const script = (name, ...args) => ["node", `scripts/${name}.mjs`, ...args];

/** Commands by what they are called; those of one stage run at once, and the next begins when all have ended. */
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
  test: [
    ...checks,
    { Build: script("build"), Chromium: script("engines") },
    {
      "Unit and content tests": script("test", "unit"),
      "Worker tests": script("test", "worker", "--tags-filter=!rest"),
      "Browser tests": script("test", "browser"),
    },
  ],
  all: [
    { Build: script("build"), Chromium: script("engines") },
    {
      "Worker tests, the rest": script("test", "worker", "--tags-filter=rest"),
      "Two hundred made-up stores": script("test", "unit", "--tags-filter=rest"),
      "Browser tests, the rest": script("test", "matrix"),
    },
    // On the port that the browser tests have left.
    { "Firefox and WebKit": script("test", "engines", "--grep=@essential"), Rehearsal: script("deploy-rehearse") },
  ],
};
const notRun = {
  test: "Not run: npm run test:all (every page at every width, hour and look, budgets, Firefox and WebKit, the rehearsal of opening day) and test:soak.",
  all: "Not run: npm run test:engines (all journeys in Firefox and WebKit) and test:soak (crashes, hostile and random input).",
};

/** How many tests there were, as the test tools say it in the end. */
const countsIn = (output) =>
  // oxlint-disable-next-line no-control-regex -- colors are control characters
  output.replaceAll(/\u001B\[[\d;]*m/g, "").match(/(?<=^\s*Tests {2})\d.*$|^\s*\d+ (passed|skipped|flaky).*$/gm) ?? [];

/** Runs one command; what it said is shown when it fails, and in continuous integration. */
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
      // Of the records there may be something to look at that is no mistake.
      if (!isFine || process.env.CI || (name === "Records" && output.trim() !== "")) {
        console.log(output);
      }
      console.log(`${isFine ? "✓" : "✗"} ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s${counts.join("")}`);
      done(isFine);
    });
  });
}

/** Runs every stage, so that one failure does not hide another. */
async function runStages(stages) {
  endWithShell();
  const results = [];
  for (const stage of stages) {
    results.push(...(await Promise.all(Object.entries(stage).map(runStep))));
  }
  return !results.includes(false);
}

async function runPlan(plan) {
  const isFine = await runStages(plans[plan]);
  console.log(`\n${isFine ? "All passed." : "Some failed, see above."} ${notRun[plan]}`);
  process.exit(isFine ? 0 : 1);
}

const help = `Runs tests.

  npm test              what a change has to pass before it is committed
  npm run test:all      the rest that continuous integration runs
  npm run check         format, lint and types
  npm run test:unit     one suite: unit, worker, browser (Chromium) or engines (Firefox, WebKit)
  npm run test:soak     by hand, minutes each: ${soakTests.join(", ")}

  What stands after -- goes to the tool of a suite: npm run test:worker -- contact`;

/** What may stand behind a command that hands nothing on to a tool. */
const taken = { test: [], all: [], check: [], soak: soakTests };

const [name = "test", ...args] = process.argv.slice(2);
const known = taken[name];
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
await (Object.hasOwn(plans, name) ? runPlan(name) : suites[name](args));
