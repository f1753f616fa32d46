/** Weighs a first visit, compressed as at the edge, beside that of an empty app of the same framework. */
import { resolve } from "node:path";
import {
  allBytes,
  bestQuality,
  quickQuality,
  requestCount,
  sum,
  weighPage,
  weighWorker,
} from "../tests/support/page-weight.ts";
import { kb, table } from "./figures.mjs";
import { buildFloor } from "./floor.mjs";
import { readPage } from "./requests.mjs";
import { startAlone } from "./site.mjs";

async function weighFloor() {
  const build = buildFloor();
  const floor = await startAlone(resolve(build));
  const page = weighPage(await readPage(floor.origin, "/"), resolve(build, "client"));
  await floor.stop();
  return page;
}

export async function bytes({ subjects, pages }) {
  const floor = await weighFloor();
  const row = (name, page) => {
    const more = sum(page.scripts) - sum(floor.scripts);
    const [html, scripts, fonts, images] = [page.html, sum(page.scripts), sum(page.fonts), sum(page.images)].map(kb);
    return [name, html, scripts, kb(more), fonts, images, kb(allBytes(page)), requestCount(page)];
  };
  const rows = [row("an empty app", floor)];
  for (const { name, direct, build } of subjects.filter(({ isStatic }) => !isStatic)) {
    for (const path of pages) {
      rows.push(row(`${path} (${name})`, weighPage(await readPage(direct, path), resolve(build, "client"))));
    }
    rows.push([`the Worker (${name}), gzip`, kb(weighWorker(resolve(build, "server")).gzip), ..."––––––"]);
  }
  const note =
    `Brotli ${quickQuality} for HTML and images, as the edge compresses while it sends, ${bestQuality} for files named ` +
    `by their digest. The empty app: one route, same versions of everything. Images that wait to be scrolled to are not counted.`;
  const head = ["page", "HTML with CSS", "JavaScript", "above empty", "fonts", "images", "all", "requests"];
  return table("Bytes of a first visit", note, head, rows);
}
