/**
 * `npm run bench`: builds, serves and measures the site, and prints markdown tables. Every figure stands beside a
 * reference that was measured in the same run on the same machine, so that their ratio holds on another one.
 *
 *   --only=paint,fonts,bytes,cpu,questions,rate,growth,next   the parts to run; all of them unless told
 *   --runs=5          rounds of paint and next, of which the median counts
 *   --times=300       requests for each figure of processor time
 *   --seconds=5       how long each answer's rate is taken
 *   --pages=/,/terms  the pages of paint, instead of one for each template
 *   --out=FILE        writes the tables there as well
 *   --no-build        measures what `build/` holds
 *
 * paint   Lighthouse (phone, simulated throttling) on each template against its static twin
 * fonts   whether the first frame of a first visit is drawn in our own type
 * bytes   what a first visit loads, compressed as at the edge, against an empty app of the same framework
 * cpu     processor time of a render on bare workerd against a Worker that says "ok"; the Worker's size and start
 * questions   processor time of a question to the search, above that of its page alone
 * rate    answers a second against the same
 * growth  processor time and size of pages with ten times the content
 * next    from a click to the next page's headline, against the static twins; the back/forward cache
 */
import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { build } from "../scripts/build.mjs";
import { ensureInstalled, say } from "../scripts/toolchain.mjs";

const parts = ["paint", "fonts", "bytes", "cpu", "questions", "rate", "growth", "next"];
const text = (value) => ({ type: "string", default: value });
const { values } = parseArgs({
  options: {
    only: text(parts.join()),
    runs: text("5"),
    times: text("300"),
    seconds: text("5"),
    pages: text(""),
    out: text(""),
    "no-build": { type: "boolean", default: false },
  },
});
const chosen = values.only.split(",");
const unknown = chosen.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join()}; there are ${parts.join()}.`);
  process.exit(1);
}
const options = {
  runs: Number(values.runs),
  times: Number(values.times),
  seconds: Number(values.seconds),
  pages: values.pages.split(",").filter(Boolean),
};

ensureInstalled();
if (!values["no-build"]) {
  build();
}
const loads = [loadavg()[0]];
const sections = [];
for (const part of parts.filter((name) => chosen.includes(name))) {
  say(`Measuring ${part}`);
  const measure = await import(`./${part}.mjs`);
  sections.push(await measure[part](options));
  console.log(`\n${sections.at(-1)}`);
}
loads.push(loadavg()[0]);
// Times taken on a machine that was busy with something else are worth little, even as ratios.
const machine = `Node ${process.versions.node}, ${availableParallelism()} processors, load ${loads.map((load) => load.toFixed(1)).join(" to ")}`;
const report = [`## Measured on ${new Date().toISOString().slice(0, 10)}`, "", machine, "", ...sections].join("\n");
if (values.out !== "") {
  writeFileSync(values.out, report);
}
