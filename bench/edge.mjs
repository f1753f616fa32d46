/**
 * What stands between the visitor and the Worker at the edge, as far as it matters here: compression while the page
 * streams, and one connection of HTTP/2. Whatever is compared is served through the same one.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress } from "node:zlib";
import { bestQuality, quickQuality } from "../tests/support/page-weight.ts";
import { openProxy } from "../tests/support/proxy.ts";
import { readPage } from "./requests.mjs";
import { startSite } from "./site.mjs";

const compress = promisify(brotliCompress);
const compressible = /^(text\/|image\/svg|application\/(javascript|json|manifest))/;
const quality = (value) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: value } });

/** A certificate that nobody vouches for; `launchChromium` takes it. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), "edge-"));
  const [key, cert] = ["key", "cert"].map((name) => join(folder, name));
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`;
  execFileSync("openssl", words.split(" "), { stdio: "ignore" });
  return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
}

/**
 * Passes requests on and compresses the answers, each piece as it comes; files named by their digest once and well.
 * @param {Map<string, { headers: object, html: string }>} pages what it answers itself, by path
 */
function startProxy(upstream, pages = new Map()) {
  const compressed = new Map();
  const answerWith = async (incoming, outgoing, { statusCode, headers, body }) => {
    const { url: path } = incoming;
    const { connection: _connection, "keep-alive": _alive, "transfer-encoding": _encoding, ...kept } = headers;
    const takesBrotli = /\bbr\b/.test(incoming.headers["accept-encoding"] ?? "");
    if (!takesBrotli || !compressible.test(kept["content-type"] ?? "") || statusCode !== 200) {
      body.pipe(outgoing.writeHead(statusCode, kept));
      return;
    }
    const { "content-length": _length, ...others } = kept;
    outgoing.writeHead(200, { ...others, "content-encoding": "br", vary: "accept-encoding" });
    if (path.startsWith("/assets/")) {
      const file = await buffer(body);
      const best = compressed.get(path) ?? (await compress(file, quality(bestQuality)));
      compressed.set(path, best);
      outgoing.end(best);
      return;
    }
    const brotli = createBrotliCompress(quality(quickQuality));
    body.on("data", (piece) => {
      brotli.write(piece);
      brotli.flush();
    });
    body.on("end", () => brotli.end());
    brotli.pipe(outgoing);
  };
  const handle = (incoming, outgoing, pass) => {
    const page = pages.get(incoming.url);
    if (page === undefined) {
      pass({ headers: { "accept-encoding": "identity" } }, (response) =>
        answerWith(incoming, outgoing, { statusCode: response.statusCode, headers: response.headers, body: response }),
      );
    } else {
      answerWith(incoming, outgoing, { statusCode: 200, headers: page.headers, body: Readable.from([page.html]) });
    }
  };
  return openProxy(upstream, handle, makeCertificate());
}

/** The same HTML, styles, images and fonts, without scripts and what announces them. */
const withoutScripts = (html) =>
  html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "")
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");

/** The page as the site sends it now, made a static file; its headers stay, the nonce of the styles among them. */
async function readTwin(origin, path) {
  const response = await fetch(new URL(path, origin), { headers: { "user-agent": "Chrome" } });
  // A page from the edge cache says how long it was with its scripts: a browser would wait for the rest.
  const { "content-length": _length, ...headers } = Object.fromEntries(response.headers);
  return { headers, html: withoutScripts(await response.text()) };
}

/**
 * The subjects of a comparison, each behind an edge of its own: two builds, or one build and its pages as static files.
 * @param {string[]} builds one or two folders as `npm run build` makes them
 * @param {string[]} paths the pages that are there as files
 */
export async function startEdges(builds, paths) {
  const running = [];
  const subjects = [];
  const addSubject = async (name, site, { pages, ...more }) => {
    const proxy = await startProxy(site.origin, pages);
    running.push({ stop: proxy.close });
    subjects.push({ name, origin: proxy.origin, direct: site.origin, ...more });
  };
  for (const [at, build] of builds.entries()) {
    const site = await startSite({ build, withFiles: true });
    running.push(site);
    // The first page finds no notice in the edge cache yet, and says so at length.
    await readPage(site.origin, "/");
    await addSubject(builds.length === 1 ? "site" : "AB"[at], site, { build });
    if (builds.length === 1) {
      const pages = new Map();
      for (const path of [...paths, "/privacy"]) {
        pages.set(path, await readTwin(site.origin, path));
      }
      await addSubject("static", site, { pages, isStatic: true });
    }
  }
  return { subjects, stop: () => Promise.all(running.map((server) => server.stop())) };
}
