/**
 * What stands between the visitor and the Worker at the edge, as far as it matters here: compression while the page
 * streams, and one connection of HTTP/2. Whatever is compared is served through the same one.
 */
import { execFileSync } from "node:child_process";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, constants, createBrotliCompress } from "node:zlib";
import { bestQuality, quickQuality } from "../tests/support/page-weight.ts";
import { openProxy } from "../tests/support/proxy.ts";
import { askPage, startSite } from "./site.mjs";

const compressible = /^(text\/|image\/svg|application\/(javascript|json|manifest))/;
const quality = (value) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: value } });

/** A certificate that nobody vouches for, and its key in the same text. */
function makeCertificate() {
  const words =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout -";
  const key = execFileSync("openssl", words.split(" "), { encoding: "utf8", stdio: "pipe" });
  return { key, cert: key };
}

/**
 * Passes requests on and compresses the answers, each piece as it comes; files named by their digest once and well.
 * @param {Map<string, { headers: object, html: string }>} pages what it answers itself, by path
 */
function startProxy(upstream, pages) {
  const files = new Map();
  const answer = async ({ url }, outgoing, status, all, body) => {
    const { connection: _connection, "keep-alive": _alive, "transfer-encoding": _encoding, ...headers } = all;
    if (!compressible.test(headers["content-type"] ?? "") || status !== 200) {
      body.pipe(outgoing.writeHead(status, headers));
      return;
    }
    const { "content-length": _length, ...others } = headers;
    outgoing.writeHead(200, { ...others, "content-encoding": "br", vary: "accept-encoding" });
    if (url.startsWith("/assets/")) {
      const file = files.get(url) ?? brotliCompressSync(await buffer(body), quality(bestQuality));
      files.set(url, file);
      outgoing.end(file);
    } else {
      const each = { flush: constants.BROTLI_OPERATION_FLUSH };
      body.pipe(createBrotliCompress({ ...quality(quickQuality), ...each })).pipe(outgoing);
    }
  };
  const handle = (incoming, outgoing, pass) => {
    const page = pages.get(incoming.url);
    return page === undefined
      ? pass({ headers: { "accept-encoding": "identity" } }, (response) =>
          answer(incoming, outgoing, response.statusCode, response.headers, response),
        )
      : answer(incoming, outgoing, 200, page.headers, Readable.from([page.html]));
  };
  return openProxy(upstream, handle, makeCertificate());
}

/** The page as the site sends it now, made a static file without scripts and what announces them. */
async function readTwin(origin, path) {
  const response = await askPage(origin, path);
  const html = (await response.text())
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "")
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");
  return [path, { headers: Object.fromEntries(response.headers), html }];
}

/** The site, and its pages as static files, each behind an edge of its own. @param {string[]} paths the pages */
export async function startEdges(paths) {
  const site = await startSite();
  const twins = await Promise.all(paths.map((path) => readTwin(site.origin, path)));
  const proxies = await Promise.all([[], twins].map((pages) => startProxy(site.origin, new Map(pages))));
  return {
    subjects: proxies.map(({ origin }) => ({ origin, direct: site.origin })),
    stop: () => Promise.all([...proxies.map(({ close }) => close()), site.stop()]),
  };
}
