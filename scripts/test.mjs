/** `npm test`: everything that CI runs, cheapest first. */
import { build } from "./build.mjs";
import { ensureInstalled, run, say } from "./toolchain.mjs";

const started = Date.now();
const steps = [
  ["Format", () => run("prettier", ["--check", "--log-level=warn", "."])],
  ["Generated types", () => run("node", ["scripts/generate-types.mjs"])],
  ["Lint", () => run("oxlint", ["--deny-warnings"])],
  ["Types: app", () => run("tsc", ["-p", "tsconfig.json"])],
  ["Types: workers", () => run("tsc", ["-p", "tsconfig.workers.json"])],
  ["Types: tests", () => run("tsc", ["-p", "tsconfig.tests.json"])],
  ["Build", build],
  ["Unit, content and architecture tests", () => run("vitest", ["run", "--project", "unit"])],
  ["Worker tests", () => run("vitest", ["run", "--project", "worker"])],
  [
    "Browser tests",
    async () => {
      const { ensureChromium } = await import("./chromium.mjs");
      run("playwright", ["test"], { env: { CHROMIUM_PATH: await ensureChromium() } });
    },
  ],
];

ensureInstalled();
for (const [name, step] of steps) {
  const from = Date.now();
  say(name);
  await step();
  console.log(`  ${name}: ${((Date.now() - from) / 1000).toFixed(1)} s`);
}
console.log(`\nAll checks passed in ${((Date.now() - started) / 1000).toFixed(0)} s`);
