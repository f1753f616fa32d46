/** Processor time of the first pages that the Worker answers after a start, as on a machine of the edge that is new to it. */
import { readdirSync, readFileSync } from "node:fs";
import { comparison, inTurn, median } from "./figures.mjs";
import { askPage, startSite } from "./site.mjs";

const starts = 10;

const childrenOf = (pid) =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
  );

/** Milliseconds that a process has used, from Linux's own count. */
const usedBy = (pid) =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]) / 1e6)
    .reduce((sum, used) => sum + used, 0);

/** A first page, and the third one: processor time of the Worker's process, local proxies included. */
async function startAnew({ build }) {
  const before = new Set(childrenOf(process.pid));
  const site = await startSite(build);
  const runtimes = childrenOf(process.pid).filter(
    (pid) => !before.has(pid) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("workerd"),
  );
  const used = () => runtimes.map(usedBy).reduce((sum, each) => sum + each, 0);
  const pages = [];
  for (let page = 0; page < 3; page += 1) {
    const begin = used();
    await (await askPage(site.origin, "/")).text();
    pages.push(used() - begin);
  }
  await site.stop();
  return pages;
}

export async function cold({ subjects }) {
  const builds = subjects.filter(({ isStatic }) => !isStatic);
  const rounds = await inTurn(builds, starts, startAnew);
  const rows = ["first page", "third page"].map((name, at) => {
    const values = rounds.map((runs) => median(runs.map((pages) => pages[2 * at])));
    return { name, values: [values[0], values[1] ?? values[0]] };
  });
  const note = `Processor time of a page of a Worker that has just started, median of ${starts} starts, in turn.`;
  return comparison("A cold start", note, [builds[0], builds[1] ?? builds[0]], rows);
}
