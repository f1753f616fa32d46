/**
 * `npm run bench`: builds, measures the site and writes docs/bench.md. Every figure stands beside a reference from the
 * same run: the same pages as static files, an empty React Router app, or a Worker that says "ok".
 *
 * paint    Lighthouse (phone, simulated throttling)
 * applied  paint and life on a line and a processor that the browser slows down
 * bytes    what a first visit loads, compressed as at the edge
 * cpu      processor time of a page on bare workerd, kept and made, and pages a second
 * next     from a click to the next page's headline
 * inp      from a touch or letter to the frame that shows it, on a processor slowed four times
 */
import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { resolve } from "node:path";
import { build } from "../scripts/build.mjs";
import { readCommandLine } from "../scripts/command-line.mjs";
import { ensureInstalled, root, run, say } from "../scripts/toolchain.mjs";

const parts = ["paint", "applied", "bytes", "cpu", "next", "inp"];
const values = readCommandLine("npm run bench", "Builds, measures the site and writes docs/bench.md.", {
  only: { type: "string", default: parts.join(), about: `the parts to run, of ${parts.join()}` },
  runs: { type: "string", default: "5", about: "rounds of paint, applied, next and inp, of which the median counts" },
  pages: { type: "string", about: "the pages to look at, instead of one for each template" },
  against: {
    type: "string",
    about: "compares the build (A) with that of another folder (B) in turns, and prints only",
  },
  build: { type: "string", about: "measures the build in this folder instead of making one" },
});
const chosen = values.only.split(",");
const unknown = chosen.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join()}; there are ${parts.join()}.`);
  process.exit(1);
}

ensureInstalled();
if (values.build === undefined) {
  build();
}
const builds = [values.build ?? resolve(root, "build"), values.against].filter(Boolean).map((path) => resolve(path));
const { pages } = await import("../scripts/site-pages.mjs");
const { startEdges } = await import("./edge.mjs");
const paths =
  "/ /services /home-business/mailbox-rental /ask-mailbox-plus /contact-us /service-area /privacy /about-us /tracking /shipping-partners /pack-ship";
const templates = [...paths.split(" "), pages.find(({ group }) => group === "area").path];
const options = { runs: Number(values.runs), pages: values.pages?.split(",") ?? templates, builds };
const load = () => loadavg()[0].toFixed(1);
const loadBefore = load();
const sections = [];
for (const part of parts.filter((name) => chosen.includes(name))) {
  say(`Measuring ${part}`);
  const measure = (await import(`./${part}.mjs`))[part];
  const edges = await startEdges(builds, [
    ...options.pages,
    "/contact-us",
    "/services",
    "/home-business/mailbox-rental",
  ]);
  sections.push(await measure({ ...options, subjects: edges.subjects }));
  await edges.stop();
  console.log(`\n${sections.at(-1)}`);
}
if (values.against === undefined && values.only === parts.join()) {
  const machine = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} processors, load ${loadBefore} to ${load()}.`;
  const head = ["# What `npm run bench` measured", "", "Written by the command; not edited by hand.", "", machine, ""];
  writeFileSync(resolve(root, "docs/bench.md"), [...head, ...sections].join("\n"));
  run("oxfmt", ["docs/bench.md"]);
}
// Miniflare keeps handles open that nothing waits for.
process.exit(0);
