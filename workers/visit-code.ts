/** `GET /visit/code.svg?for=`: a QR code that opens the list of a visit on another device. */
import { Hono } from "hono";
import { encode } from "uqr";
import { visitPath } from "#app/tools/visit/visit-address.ts";
import { errandsIn } from "#app/tools/visit/visit.server.ts";
import { problem } from "./api/problem.ts";
import type { AppEnv } from "./app-env.ts";

/** Light modules around a code, without which cameras do not find it (ISO/IEC 18004). */
const quietZone = 4;

/** The dark modules as one path, by runs in rows. Black on white in every scheme, which cameras need. */
function codeSvg(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  const runs = data.flatMap((row, y) => {
    const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
    return starts.map((x) => {
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end === -1 ? size : end) - x}v1H${x}z`;
    });
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join("")}"/></svg>`
  );
}

/** 200 with the code of a list; 404 for an address without a known errand. */
export const visitCode = new Hono<AppEnv>().get("/", (context) => {
  const ids = errandsIn(context.var.platform.url.searchParams).map(({ id }) => id);
  if (ids.length === 0) {
    return problem({ status: 404, code: "no-list", message: "Name what the visit is for: ?for=mailbox-rental" });
  }
  const svg = codeSvg(context.var.platform.config.siteOrigin + visitPath(ids));
  return context.body(svg, 200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" });
});
