/** Processor time of a question: of the page with the answers, and of the data for the boxes. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "../scripts/toolchain.mjs";
import { bareCosts, cpuPerAnswer } from "./cpu.mjs";
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
  const bare = await bareCosts({ times });
  const site = await startSite({ isUnlimited: true });
  const cost = async (path) => (await cpuPerAnswer(site, path, { times })) - bare.ok;
  const plain = await cost("/search");
  const page = await cost(asking("/search"));
  const again = await cost("/search.json?q=notary");
  const first = await cost(asking("/search.json"));
  await site.stop();
  return table(
    "CPU of a question",
    `Processor time over ${times} questions of tests/search/questions.tsv, less the ${ms(bare.ok)} of a bare "ok". Of the ` +
      `data most is the local simulation of the edge cache and of the rate limit, which at the edge are not ours to pay: ` +
      `${ms(bare.cached - bare.ok)} for a look into the cache, several times as much to put something there.`,
    ["answer", "CPU", "above the page without a question"],
    [
      ["/search", ms(plain), ms(0)],
      ["/search?q=", ms(page), ms(page - plain)],
      ["/search.json?q=, asked before", ms(again), "-"],
      ["/search.json?q=, a new question", ms(first), "-"],
    ],
  );
}
