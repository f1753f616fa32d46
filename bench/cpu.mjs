/** Processor time of a render on bare workerd, above what a Worker that says "ok" takes for a request. */
import { median, largest, ms, percent, ratio, table } from "./figures.mjs";
import { servicePaths, templatePaths } from "./page-paths.mjs";
import { cpuMs } from "./process-cpu.mjs";
import { askTimes } from "./requests.mjs";
import { startBare, startSite } from "./site.mjs";
import { measureStartup } from "./startup.mjs";

const budgetMs = 10;
const warmUp = 300;
const rounds = 5;

/**
 * Milliseconds of processor time that one answer takes, by path: the median of equal rounds over all paths, so that the
 * compiler, which is at work for long, meets all alike.
 */
export async function cpuPerAnswer({ origin, pid }, paths, { times }) {
  const costs = new Map(paths.map((path) => [path, []]));
  const share = Math.ceil(times / rounds);
  for (const path of paths) {
    await askTimes(origin, path, warmUp);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      const before = cpuMs(pid);
      await askTimes(origin, path, share);
      costs.get(path).push((cpuMs(pid) - before) / share);
    }
  }
  return new Map([...costs].map(([path, all]) => [path, median(all)]));
}

/** What a bare answer costs. */
export async function bareCost(options) {
  const bare = await startBare();
  const costs = await cpuPerAnswer(bare, ["/"], { times: options.times * 20 });
  await bare.stop();
  return costs.get("/");
}

export async function measureRenders(paths, options, build) {
  const site = await startSite({ build });
  const costs = await cpuPerAnswer(site, paths, options);
  await site.stop();
  return costs;
}

/** With a query, no page is kept: it is made for its request. */
export const made = (path) => `${path}?made`;

export async function cpu({ times }) {
  const ok = await bareCost({ times });
  const paths = [...new Set([...templatePaths, ...servicePaths])];
  const costs = await measureRenders([...paths, ...paths.map(made)], { times });
  const costOf = (path) => costs.get(path) - ok;
  const row = (name, costed) => {
    const [warm, cold] = [costed(costOf), costed((path) => costOf(made(path)))];
    return [name, ms(warm), ratio(warm, ok), ms(cold), percent(cold / budgetMs)];
  };
  const note =
    `Processor time of workerd over ${times} sequential requests, less the ${ms(ok)} of a bare ` +
    `"ok". Kept: as nearly all visitors get a page. Made: as the first one of a minute does.`;
  return [
    table(
      "CPU of a page",
      note,
      ["page", "kept", 'against a bare "ok"', "made", `of ${budgetMs} ms`],
      [
        ...templatePaths.map((path) => row(path, (cost) => cost(path))),
        row(`${servicePaths.length} service pages, median`, (cost) => median(servicePaths.map(cost))),
        row("the slowest of them", (cost) => largest(servicePaths.map(cost))),
      ],
    ),
    await measureStartup(),
  ].join("\n");
}
