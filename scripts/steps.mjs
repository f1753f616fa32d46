/** Runs npm scripts, prints a line for each, and stops with the output of the first failure. `a+b` runs both at once. */
import { execFile } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/** Without npm, which takes a third of a second per step, and without `pre` scripts, which are steps of their own. */
const run = (step) =>
  new Promise((resolve) => {
    const began = performance.now();
    const child = execFile(process.execPath, ["--run", step], { maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      resolve({ step, isGreen: error === null, output: `${stdout}${stderr}`, seconds });
    });
    child.stdin.end();
  });

let passed = 0;
for (const steps of process.argv.slice(2)) {
  let failed = 0;
  for (const { step, isGreen, output, seconds } of await Promise.all(steps.split("+").map(run))) {
    if (!isGreen || process.env.CI || step === "check:records") {
      process.stdout.write(output);
    }
    const counts = [...stripVTControlCharacters(output).matchAll(/^ +(?:Tests +)?(?:\d+ failed \| )?(\d+) passed\b/gm)];
    console.log(`${isGreen ? "✓" : "✗"} ${step}: ${seconds} s`);
    passed += counts.length === 0 ? Number(isGreen) : counts.reduce((sum, [, count]) => sum + Number(count), 0);
    failed += Number(!isGreen);
  }
  if (failed > 0) {
    console.log(`${passed} passed, ${failed} failed`);
    process.exit(1);
  }
}
console.log(`${passed} passed, 0 failed`);
