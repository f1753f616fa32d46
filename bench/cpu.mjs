/** Processor time of a page on bare workerd, above what a Worker that says "ok" takes, and pages a second. */
import { comparison, inTurn, median } from "./figures.mjs";
import { readPage, startBare, startSite } from "./site.mjs";

const connections = 8;
const seconds = 5;
const perSecond = (value) => value.toFixed(0);

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

/** Milliseconds of processor time that one answer of each server takes: medians of rounds in turn, after a warm-up. */
async function cpuPerAnswer(servers, path, times = 200) {
  const measure = async ({ origin, cpuMs }, count = times) => {
    const before = cpuMs();
    for (let asked = 0; asked < count; asked += 1) {
      await readPage(origin, path);
    }
    return (cpuMs() - before) / count;
  };
  await inTurn(servers, 1, (server) => measure(server, 300));
  return (await inTurn(servers, 5, (server) => measure(server))).map(median);
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
  for (const name of pages) {
    rows.push({ name, values: (await cpuPerAnswer(sites, name)).map((cost) => cost - ok) });
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
