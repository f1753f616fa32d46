/**
 * `npm run bench`: builds, measures the site and writes docs/bench.md. Every figure stands beside that of the same page as a
 * static file, measured in turn.
 *
 * paint    Lighthouse (phone), throttling simulated and applied, and when the page is alive
 * bytes    what a first visit loads, compressed as at the edge, and how often it asks
 * cold     processor time of the first page after a start
 */
import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { resolve } from "node:path";
import { build } from "../scripts/build.mjs";
import { readOptions, root, run, say, stop as end } from "../scripts/toolchain.mjs";
import { startEdges } from "./edge.mjs";

const parts = ["paint", "bytes", "cold"];
const pages = ["/", "/services", "/home-business/mailbox-rental", "/contact-us"];
const usage = `npm run bench -- [--only ${parts.join()}] [--runs 7]
Builds, measures the site and writes docs/bench.md; with some of the parts it only prints.`;
const { only, runs } = readOptions(usage, {
  only: { type: "string", default: parts.join() },
  runs: { type: "string", default: "7" },
});
const chosen = parts.filter((part) => only.split(",").includes(part));
if (chosen.length === 0) {
  end(`Nothing was done: there is no part ${only}.`, usage);
}
build();
const load = () => loadavg()[0].toFixed(1);
const loadBefore = load();
const { subjects, stop } = await startEdges(pages);
const sections = [];
for (const part of chosen) {
  say(`Measuring ${part}`);
  const measure = (await import(`./${part}.mjs`))[part];
  sections.push(await measure({ runs: Number(runs), pages, subjects }));
  console.log(`\n${sections.at(-1)}`);
}
await stop();
if (chosen.length === parts.length) {
  const machine = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} processors, load ${loadBefore} to ${load()}.`;
  const head = ["# What `npm run bench` measured", "", "Written by the command; not edited by hand.", "", machine, ""];
  writeFileSync(resolve(root, "docs/bench.md"), [...head, ...sections].join("\n"));
  run("oxfmt", ["docs/bench.md"]);
}
// Wrangler keeps handles open that nothing waits for.
process.exit(0);
