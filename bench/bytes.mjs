/** Weighs a first visit, compressed as at the edge, and counts how often it asks. */
import { resolve } from "node:path";
import * as weight from "../tests/support/page-weight.ts";
import { kb, table } from "./figures.mjs";
import { askPage, built } from "./site.mjs";

export async function bytes({ subjects, pages }) {
  const rows = [];
  for (const path of pages) {
    const page = weight.weighPage(await (await askPage(subjects[0].direct, path)).text(), resolve(built, "client"));
    const { html, scripts, fonts, images } = page;
    const sizes = [html, ...[scripts, fonts, images].map(weight.sum), weight.allBytes(page)].map(kb);
    rows.push([path, ...sizes, weight.requestCount(page)]);
  }
  rows.push(["the Worker, gzip", kb(weight.weighWorker(resolve(built, "server")).gzip), ..."–––––"]);
  const note =
    `Brotli ${weight.quickQuality} for HTML and images, as the edge compresses while it sends, ${weight.bestQuality} for files named ` +
    `by their digest. Images that wait to be scrolled to are not counted.`;
  return table(
    "Bytes of a first visit",
    note,
    "page,HTML with CSS,JavaScript,fonts,images,all,requests".split(","),
    rows,
  );
}
