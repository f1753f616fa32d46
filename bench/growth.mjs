/** How processor time and size grow with the content: every card and every question ten times. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { exampleKeys, root, run } from "../scripts/toolchain.mjs";
import { brotli, quickQuality } from "../tests/support/page-weight.ts";
import { bareCost, measureRenders } from "./cpu.mjs";
import { kb, ms, ratio, table } from "./figures.mjs";
import { servicePaths } from "./page-paths.mjs";
import { readPage } from "./requests.mjs";
import { startSite } from "./site.mjs";

const times = 10;
const folder = resolve(root, "build/bench/tenfold");
const sources =
  "app workers public migrations package.json react-router.config.ts vite.config.ts wrangler.toml tsconfig.json tsconfig.base.json";

/** Renames the list of an index and puts a longer one in its place. */
function lengthen(file, list, longer) {
  const path = resolve(folder, file);
  const source = readFileSync(path, "utf8");
  const declared = new RegExp(`export const ${list}(: [^=]+) =`);
  if (!declared.test(source)) {
    throw new Error(`${file} declares no ${list}.`);
  }
  writeFileSync(
    path,
    `${source.replace(declared, `const written$1 =`)}
    const rounds = Array.from({ length: ${times} }, (_, round) => round + 1);
    export const ${list} = written.map((record) => ({ ...record, ${longer} }));`,
  );
}

/** The site with ten times the content, built beside the real one. */
function buildTenfold() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of sources.split(" ")) {
    cpSync(resolve(root, source), resolve(folder, source), { recursive: true });
  }
  cpSync(exampleKeys, resolve(folder, ".dev.vars"));
  lengthen(
    "app/content/services/index.ts",
    "services",
    "content: rounds.flatMap((round) => record.content.map((card) => ({ ...card, heading: `${card.heading} ${round}` })))",
  );
  lengthen(
    "app/content/faqs/index.ts",
    "faqGroups",
    "faqs: rounds.flatMap((round) => record.faqs.map((faq) => ({ ...faq, id: `${faq.id}-${round}` })))",
  );
  run("react-router", ["build", folder], { quiet: true });
  return resolve(folder, "build");
}

async function sizesOf(paths, build) {
  const site = await startSite({ build });
  await readPage(site.origin, "/");
  const sizes = new Map();
  for (const path of paths) {
    const html = await readPage(site.origin, path);
    sizes.set(path, { plain: Buffer.byteLength(html), compressed: brotli(html, quickQuality) });
  }
  await site.stop();
  return sizes;
}

export async function growth({ times: requests }) {
  const paths = ["/", ...servicePaths.slice(0, 3), "/home-business/mailbox-rental", "/ask-mailbox-plus"];
  const [small, large] = [resolve(root, "build"), buildTenfold()];
  const ok = await bareCost({ times: requests });
  const costs = [
    await measureRenders(paths, { times: requests }, small),
    await measureRenders(paths, { times: requests }, large),
  ];
  const sizes = [await sizesOf(paths, small), await sizesOf(paths, large)];
  const rows = paths.map((path) => {
    const [before, after] = costs.map((cost) => cost.get(path) - ok);
    const [size, grown] = sizes.map((ofPaths) => ofPaths.get(path));
    const cpu = [ms(before), ms(after), ratio(after, before)];
    const plain = [kb(size.plain), kb(grown.plain), ratio(grown.plain, size.plain)];
    return [path, ...cpu, ...plain, kb(size.compressed), kb(grown.compressed)];
  });
  return table(
    "Ten times the content",
    `Every service's cards and every group's questions ${times} times; processor time as above, HTML plain and in brotli ${quickQuality}, which hides most of a repetition.`,
    ["page", "CPU ×1", "CPU ×10", "growth", "HTML ×1", "HTML ×10", "growth", "sent ×1", "sent ×10"],
    rows,
  );
}
