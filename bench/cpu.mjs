/** Processor time of a page on bare workerd, above what a Worker that says "ok" takes, and pages a second. */
import { comparison, inTurn, median } from "./figures.mjs";
import { cpuMs } from "./process-cpu.mjs";
import { askFor, askTimes } from "./requests.mjs";
import { startBare, startSite } from "./site.mjs";

const warmUp = 300;
const rounds = 5;
const timesARound = 60;
const connections = 8;
const seconds = 5;
const busyPage = "/home-business/mailbox-rental";
/** With a query no page is kept: it is made for its request. */
const made = (path) => `${path}?made`;
const perSecond = (value) => value.toFixed(0);

/** Milliseconds of processor time that one answer takes, by path, of each server: medians of rounds in turn. */
async function cpuPerAnswer(servers, paths, times = timesARound) {
  for (const { origin } of servers) {
    for (const path of paths) {
      await askTimes(origin, path, warmUp);
    }
  }
  const costs = new Map();
  for (const path of paths) {
    const all = await inTurn(servers, rounds, async ({ origin, pid }) => {
      const before = cpuMs(pid);
      await askTimes(origin, path, times);
      return (cpuMs(pid) - before) / times;
    });
    costs.set(path, all.map(median));
  }
  return costs;
}

export async function cpu({ subjects, builds, pages }) {
  const bare = await startBare();
  const [ok] = (await cpuPerAnswer([bare], ["/"], 1000)).get("/");
  const okRate = await askFor(bare.origin, "/", { connections, seconds });
  await bare.stop();
  // Without files, which at the edge are another's work.
  const sites = [];
  for (const build of builds) {
    sites.push(await startSite({ build, isUnlimited: true }));
  }
  const costs = await cpuPerAnswer(sites, [...pages, ...pages.map(made)]);
  const [rates] = [await inTurn(sites, 3, ({ origin }) => askFor(origin, busyPage, { connections, seconds }))];
  await Promise.all(sites.map((site) => site.stop()));
  const above = (path) => costs.get(path).map((cost) => cost - ok);
  const medianOf = (paths) => sites.map((_, at) => median(paths.map((path) => above(path)[at])));
  const rows = [
    ...pages.flatMap((path) => [
      { name: `${path} kept`, values: above(path) },
      { name: `${path} made`, values: above(made(path)) },
    ]),
    { name: "median, kept", values: medianOf(pages) },
    { name: "median, made", values: medianOf(pages.map(made)) },
    { name: `${busyPage}, answers a second`, values: rates.map(median), write: perSecond },
  ];
  const note =
    `Processor time of workerd for an answer, less the ${ok.toFixed(2)} ms of a bare "ok", of which one thread gives ` +
    `${perSecond(okRate)} a second over ${connections} connections. Kept: as nearly all visitors get a page. Made: as the first of a minute does.`;
  return comparison("CPU of a page", note, subjects.slice(0, sites.length), rows);
}
