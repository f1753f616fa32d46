/** Processor time of a page on bare workerd, above what a Worker that says "ok" takes, and pages a second. */
import { comparison, inTurn, median } from "./figures.mjs";
import { readPage, startBare, startSite } from "./site.mjs";

const warmUp = 300;
const rounds = 5;
const timesARound = 60;
const connections = 8;
const seconds = 5;
const perSecond = (value) => value.toFixed(0);

async function askTimes(origin, path, times) {
  for (let count = 0; count < times; count += 1) {
    await readPage(origin, path);
  }
}

/** Answers a second to visitors, each of whom waits for an answer before asking again. */
async function answersASecond({ origin }, path) {
  const began = performance.now();
  let answers = 0;
  const ask = async () => {
    while (performance.now() < began + seconds * 1000) {
      await readPage(origin, path);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  return (answers * 1000) / (performance.now() - began);
}

/** Milliseconds of processor time that one answer of each server takes: medians of rounds in turn. */
async function cpuPerAnswer(servers, path, times = timesARound) {
  for (const { origin } of servers) {
    await askTimes(origin, path, warmUp);
  }
  const costs = await inTurn(servers, rounds, async ({ origin, cpuMs }) => {
    const before = cpuMs();
    await askTimes(origin, path, times);
    return (cpuMs() - before) / times;
  });
  return costs.map(median);
}

export async function cpu({ subjects, builds, pages }) {
  const bare = await startBare();
  const [ok] = await cpuPerAnswer([bare], "/", 1000);
  const okRate = await answersASecond(bare, "/");
  await bare.stop();
  // Files are left out: at the edge another server answers with them.
  const sites = [];
  for (const build of builds) {
    sites.push(await startSite({ build }));
  }
  const rows = [];
  for (const path of pages) {
    rows.push({ name: path, values: (await cpuPerAnswer(sites, path)).map((cost) => cost - ok) });
  }
  const busy = pages.at(-1);
  const rates = await inTurn(sites, 3, (site) => answersASecond(site, busy));
  await Promise.all(sites.map((site) => site.stop()));
  rows.push(
    { name: "median", values: sites.map((_, at) => median(rows.map(({ values }) => values[at]))) },
    { name: `${busy}, answers a second`, values: rates.map(median), write: perSecond },
  );
  const note =
    `Processor time of workerd for an answer, less the ${ok.toFixed(2)} ms of a bare "ok", of which one thread gives ` +
    `${perSecond(okRate)} a second over ${connections} connections.`;
  return comparison("CPU of a page", note, subjects.slice(0, sites.length), rows);
}
