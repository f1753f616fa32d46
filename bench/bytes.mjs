/** Weighs a first visit, compressed as at the edge, and counts how often it asks. */
import { resolve } from "node:path";
import { allBytes, bestQuality, quickQuality, requestCount, sum } from "../tests/support/page-weight.ts";
import { weighPage, weighWorker } from "../tests/support/page-weight.ts";
import { kb, table } from "./figures.mjs";
import { readPage } from "./site.mjs";

export async function bytes({ subjects, pages }) {
  const rows = [];
  for (const { name, direct, build } of subjects.filter(({ isStatic }) => !isStatic)) {
    for (const path of pages) {
      const page = weighPage(await readPage(direct, path), resolve(build, "client"));
      const sizes = [page.html, sum(page.scripts), sum(page.fonts), sum(page.images), allBytes(page)].map(kb);
      rows.push([`${path} (${name})`, ...sizes, requestCount(page)]);
    }
    rows.push([`the Worker (${name}), gzip`, kb(weighWorker(resolve(build, "server")).gzip), ..."–––––"]);
  }
  const note =
    `Brotli ${quickQuality} for HTML and images, as the edge compresses while it sends, ${bestQuality} for files named ` +
    `by their digest. Images that wait to be scrolled to are not counted.`;
  return table(
    "Bytes of a first visit",
    note,
    "page,HTML with CSS,JavaScript,fonts,images,all,requests".split(","),
    rows,
  );
}
