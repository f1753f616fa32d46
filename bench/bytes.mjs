/** What a first visit loads, compressed as at the edge, against an empty app of the same framework. */
import { resolve } from "node:path";
import { root } from "../scripts/toolchain.mjs";
import { allBytes, bestQuality, quickQuality, requestCount, sum, weighPage } from "../tests/support/page-weight.ts";
import { kb, largest, median, ratio, table } from "./figures.mjs";
import { buildFloor } from "./floor.mjs";
import { servicePaths, templatePaths } from "./page-paths.mjs";
import { readPage } from "./requests.mjs";
import { startAlone, startSite } from "./site.mjs";

async function weighFloor() {
  const build = buildFloor();
  const floor = await startAlone(resolve(build));
  const page = weighPage(await readPage(floor.origin, "/"), resolve(build, "client"));
  await floor.stop();
  return page;
}

async function weighSite(paths) {
  const site = await startSite();
  // The first page finds no notice in the edge cache yet, and says so at length.
  await readPage(site.origin, "/");
  const pages = new Map();
  for (const path of paths) {
    pages.set(path, weighPage(await readPage(site.origin, path), resolve(root, "build/client")));
  }
  await site.stop();
  return pages;
}

export async function bytes() {
  const floor = await weighFloor();
  const floorScripts = sum(floor.scripts);
  const pages = await weighSite([...new Set([...templatePaths, ...servicePaths])]);
  const ofServices = servicePaths.map((path) => pages.get(path));
  const figures = [
    ({ html }) => html,
    ({ scripts }) => sum(scripts),
    ({ fonts }) => sum(fonts),
    ({ images }) => sum(images),
    allBytes,
  ];
  const row = (name, combine, weights) => {
    const [html, scripts, ...others] = figures.map((figure) => combine(weights.map(figure)));
    const count = combine(weights.map(requestCount));
    return [name, kb(html), kb(scripts), ratio(scripts, floorScripts), ...others.map(kb), Math.round(count)];
  };
  const note =
    `Brotli ${quickQuality} for HTML and images, as the edge compresses while it sends, ${bestQuality} for files named ` +
    `by their digest. The empty app: one route, same versions of everything. Images that wait to be scrolled to are not counted.`;
  return table(
    "Bytes of a first visit",
    note,
    ["page", "HTML with CSS", "JavaScript", "against empty", "fonts", "images", "all", "requests"],
    [
      row("an empty app", median, [floor]),
      ...templatePaths.map((path) => row(path, median, [pages.get(path)])),
      row(`${servicePaths.length} service pages, median`, median, ofServices),
      row("the largest of them", largest, ofServices),
    ],
  );
}
