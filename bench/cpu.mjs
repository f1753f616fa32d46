/** Processor time of a render on bare workerd, above what a Worker that says "ok" takes for a request. */
import { median, largest, ms, percent, ratio, table } from "./figures.mjs";
import { servicePaths, templatePaths } from "./page-paths.mjs";
import { cpuMs } from "./process-cpu.mjs";
import { askTimes } from "./requests.mjs";
import { startBare, startSite } from "./site.mjs";
import { measureStartup } from "./startup.mjs";

const budgetMs = 10;
const warmUp = 150;

/** Milliseconds of processor time that one answer takes, after a warm-up: the median of three equal rounds. */
export async function cpuPerAnswer({ origin, pid }, path, { times }) {
  await askTimes(origin, path, warmUp);
  const share = Math.ceil(times / 3);
  const rounds = [];
  for (let round = 0; round < 3; round += 1) {
    const before = cpuMs(pid);
    await askTimes(origin, path, share);
    rounds.push((cpuMs(pid) - before) / share);
  }
  return median(rounds);
}

/** What a bare answer costs. */
export async function bareCost(options) {
  const bare = await startBare();
  const ok = await cpuPerAnswer(bare, "/", { times: options.times * 20 });
  await bare.stop();
  return ok;
}

export async function measureRenders(paths, options, build) {
  const site = await startSite({ build });
  // The compiler is at work during the first pages, whichever they are.
  await askTimes(site.origin, "/", 3 * warmUp);
  const costs = new Map();
  for (const path of paths) {
    costs.set(path, await cpuPerAnswer(site, path, options));
  }
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
