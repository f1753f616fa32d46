/** Processor time of the first pages that the Worker answers after a start, as on a machine of the edge that is new to it. */
import { readdirSync, readFileSync } from "node:fs";
import { median, ms, table } from "./figures.mjs";
import { askPage, startSite } from "./site.mjs";

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
async function startAnew() {
  const before = new Set(childrenOf(process.pid));
  const site = await startSite();
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

export async function cold({ runs }) {
  const starts = [];
  for (let run = 0; run < runs; run += 1) {
    starts.push(await startAnew());
  }
  const rows = ["first page", "third page"].map((name, at) => [name, ms(median(starts.map((pages) => pages[2 * at])))]);
  const note = `Processor time of a page of a Worker that has just started, median of ${runs} starts.`;
  return table("A cold start", note, ["", "site"], rows);
}
