/** Processor time of a question: of the page with the answers, and of the data for the boxes. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "../scripts/toolchain.mjs";
import { bareCost, cpuPerAnswer, made } from "./cpu.mjs";
import { ms, table } from "./figures.mjs";
import { startSite } from "./site.mjs";

const typed = readFileSync(resolve(root, "tests/search/questions.tsv"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t")[0]);

/** Each time another question, so that no answer comes from a cache; a number says nothing of what is asked. */
function asking(path) {
  let count = 0;
  return () => {
    const query = `${typed[count % typed.length]} ${count}`;
    count += 1;
    return `${path}?${new URLSearchParams({ q: query })}`;
  };
}

export async function questions({ times }) {
  const ok = await bareCost({ times });
  const measure = async (options, paths) => {
    const site = await startSite(options);
    const costs = await cpuPerAnswer(site, Object.values(paths), { times });
    await site.stop();
    return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, costs.get(path) - ok]));
  };
  const quiet = await measure(
    { isQuiet: true },
    {
      plain: made("/search"),
      page: asking("/search"),
      popular: "/search.json",
      again: "/search.json?q=notary",
      first: asking("/search.json"),
    },
  );
  const simulated = await measure({ isUnlimited: true }, { first: asking("/search.json") });
  return table(
    "CPU of a question",
    `Processor time over ${times} questions of tests/search/questions.tsv on bare workerd, less the ${ms(ok)} of a ` +
      `bare "ok". The edge cache is a map in memory and the limiter lets all pass, but for the last row, which has ` +
      `their local simulations: at the edge neither is ours to pay.`,
    ["answer", "CPU", "above the page without a question"],
    [
      ["/search", ms(quiet.plain), ms(0)],
      ["/search?q=", ms(quiet.page), ms(quiet.page - quiet.plain)],
      ["/search.json, nothing asked", ms(quiet.popular), "-"],
      ["/search.json?q=, asked before", ms(quiet.again), "-"],
      ["/search.json?q=, a new question", ms(quiet.first), "-"],
      ["the same with local simulations", ms(simulated.first), "-"],
    ],
  );
}
