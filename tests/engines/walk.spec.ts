/** Moving through the site leads to the pages that the server sends, whatever happens to its files on the way. */
import { readdirSync } from "node:fs";
import { openLine } from "../support/line.ts";
import { randomOf } from "../support/random.ts";
import { sizes, test } from "./support.ts";
import { walk } from "./walk.ts";

/** `WALKS=25` walks more of them. */
const walks = Number(process.env.WALKS ?? 3);
const steps = 12;
const still = { ...sizes.desktop, isDark: false, isStill: true, hasScript: true };
const files = readdirSync(new URL("../../build/client/assets", import.meta.url));

for (let seed = 1; seed <= walks; seed += 1) {
  test(`a walk (seed ${seed})`, { tag: "@essential" }, async ({ engine, engineName, baseURL }) => {
    const line = await openLine(baseURL ?? "");
    const tab = await engine.open(still);
    await walk(tab, line, { engineName, seed, steps });
    await tab.close();
    await line.close();
  });

  test(`a walk while releases come out (seed ${seed})`, async ({ engine, engineName, baseURL }) => {
    const line = await openLine(baseURL ?? "");
    const tab = await engine.open(still);
    line.release = 1;
    await walk(tab, line, {
      engineName,
      seed: seed + 1000,
      steps,
      beforeStep: () => (line.release += 1),
      hasScripts: false,
    });
    await tab.close();
    await line.close();
  });
}

test("walks on which each file of the build fails once", async ({ engine, engineName, baseURL }) => {
  const line = await openLine(baseURL ?? "");
  const tab = await engine.open(still);
  const random = randomOf(files.length);
  const order = files.map((file) => ({ file, at: random() })).toSorted((a, b) => a.at - b.at);
  line.release = 1;
  for (let first = 0; first < order.length; first += steps) {
    const failing = order.slice(first, first + steps).map(({ file }) => file);
    const due = new Set<string>();
    line.fails = (path) => [...due].some((file) => path.endsWith(`/${file}`) && due.delete(file));
    const beforeStep = (step: number) => {
      // A release's files are in no cache.
      line.release += 1;
      due.add(failing[step] ?? "");
    };
    await walk(tab, line, { engineName, seed: first, steps, beforeStep, hasScripts: false });
  }
  await tab.close();
  await line.close();
});
