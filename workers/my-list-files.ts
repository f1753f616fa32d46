/** `GET /visit/code.svg?for=`: a QR code that opens My list on another device. */
import { Hono } from "hono";
import { listPath } from "#app/tools/my-list/errand-list.ts";
import { errandsIn } from "#app/tools/my-list/my-list.server.ts";
import { problem } from "./api/problem.ts";
import type { AppEnv } from "./app-env.ts";

export const myListFiles = new Hono<AppEnv>().get("/code.svg", async (context) => {
  const ids = errandsIn(context.var.platform.url.searchParams).map(({ id }) => id);
  if (ids.length === 0) {
    return problem({ status: 404, code: "no-list", message: "Name an errand: ?for=mailbox-rental" });
  }
  const address = context.var.platform.config.siteOrigin + listPath(ids);
  // Cameras need black on white and a margin of four modules (ISO/IEC 18004).
  const { renderSVG } = await import("uqr");
  const svg = renderSVG(address, { ecc: "M", border: 4, pixelSize: 1 });
  const sharp = svg.replace("<svg ", '<svg shape-rendering="crispEdges" ');
  return context.body(sharp, 200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" });
});
