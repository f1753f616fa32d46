/**
 * What stands between the visitor and the Worker at the edge, as far as it matters here: compression while the page
 * streams, and kept connections. Whatever is compared is served through the same one.
 */
import { readFileSync, statSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import { extname, join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress } from "node:zlib";
import { bestQuality, quickQuality } from "../tests/support/page-weight.ts";
import { readPage } from "./requests.mjs";
import { startSite } from "./site.mjs";

const compress = promisify(brotliCompress);
const compressible = /^(text\/|image\/svg|application\/(javascript|json|manifest))/;
const types = {
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".ico": "image/x-icon",
  ".png": "image/png",
};

const listen = (server, port) =>
  new Promise((done, failed) => {
    server.once("error", failed).listen(port, "localhost", () => done(`http://localhost:${server.address().port}`));
  });

/** Passes requests on and compresses the answers, each piece as it comes; files named by their digest once and well. */
export async function startProxy(upstream, port = 0) {
  const { hostname, port: upstreamPort } = new URL(upstream);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const compressed = new Map();
  const compressOnce = (path, file) => {
    const known = compressed.get(path) ?? compress(file, { params: { [constants.BROTLI_PARAM_QUALITY]: bestQuality } });
    compressed.set(path, known);
    return known;
  };
  const server = createServer((incoming, outgoing) => {
    const { method, url: path } = incoming;
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const passed = request({ hostname, port: upstreamPort, agent, method, path, headers }, (answer) => {
      const { connection: _connection, "transfer-encoding": _encoding, ...kept } = answer.headers;
      if (!compressible.test(kept["content-type"] ?? "") || answer.statusCode !== 200) {
        outgoing.writeHead(answer.statusCode, kept);
        answer.pipe(outgoing);
        return;
      }
      const { "content-length": _length, ...others } = kept;
      outgoing.writeHead(200, { ...others, "content-encoding": "br", vary: "accept-encoding" });
      if (path.startsWith("/assets/")) {
        void buffer(answer).then(async (file) => outgoing.end(await compressOnce(path, file)));
        return;
      }
      const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quickQuality } });
      answer.on("data", (piece) => {
        brotli.write(piece);
        brotli.flush();
      });
      answer.on("end", () => brotli.end());
      brotli.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const origin = await listen(server, port);
  return {
    origin,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      agent.destroy();
    },
  };
}

/** Serves pages from memory and the site's files from disk. */
async function startFiles(pages, client) {
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url, "http://localhost");
    const page = pages.get(pathname);
    if (page !== undefined) {
      outgoing.writeHead(200, page.headers).end(page.html);
      return;
    }
    const file = join(client, pathname);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      outgoing.writeHead(404).end();
      return;
    }
    const caching = pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=86400";
    outgoing.writeHead(200, { "content-type": types[extname(file)] ?? "text/plain", "cache-control": caching });
    outgoing.end(readFileSync(file));
  });
  return { origin: await listen(server, 0), stop: () => new Promise((done) => server.close(done)) };
}

/** The same HTML, styles, images and fonts, without scripts and what announces them. */
const withoutScripts = (html) =>
  html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "")
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");

/** The page as the site sends it now, made a static file; its headers stay, the nonce of the styles among them. */
async function readTwin(origin, path) {
  const response = await fetch(new URL(path, origin), { headers: { "user-agent": "Chrome" } });
  const { "transfer-encoding": _e, "content-length": _l, ...headers } = Object.fromEntries(response.headers);
  return { headers, html: withoutScripts(await response.text()) };
}

/**
 * The subjects of a comparison, each behind an edge of its own: two builds, or one build and its pages as static files.
 * @param {string[]} builds one or two folders as `npm run build` makes them
 * @param {string[]} paths the pages that are there as files
 */
export async function startEdges(builds, paths) {
  const running = [];
  const behindEdge = async (name, server) => {
    const proxy = await startProxy(server.origin);
    running.push(proxy, server);
    return { name, origin: proxy.origin, direct: server.origin, pid: server.pid };
  };
  const subjects = [];
  for (const [at, build] of builds.entries()) {
    const site = await startSite({ build, withFiles: true });
    // The first page finds no notice in the edge cache yet, and says so at length.
    await readPage(site.origin, "/");
    subjects.push({ ...(await behindEdge(builds.length === 1 ? "site" : "AB"[at], site)), build });
  }
  if (builds.length === 1) {
    const twins = new Map();
    for (const path of [...paths, "/privacy", "/manifest.webmanifest"]) {
      twins.set(path, await readTwin(subjects[0].direct, path));
    }
    const files = await startFiles(twins, resolve(builds[0], "client"));
    subjects.push({ ...(await behindEdge("static", files)), isStatic: true });
  }
  return { subjects, stop: () => Promise.all(running.map((server) => server.stop())) };
}
