/**
 * What stands between the visitor and the Worker at the edge, as far as it matters here: compression while the page
 * streams, and kept connections. The site and its static twin are served through the same one.
 */
import { readFileSync, statSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import { extname, join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress } from "node:zlib";
import { root } from "../scripts/toolchain.mjs";
import { bestQuality, quickQuality } from "../tests/support/page-weight.ts";
import { readPage } from "./requests.mjs";
import { startSite } from "./site.mjs";
import { staticTwin } from "./twin.mjs";

const compress = promisify(brotliCompress);
const client = resolve(root, "build/client");
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

/** Files that are named by their digest, by path: compressed well, which takes 55 ms for the stylesheet, and once. */
const compressed = new Map();

function compressOnce(path, file) {
  const known = compressed.get(path) ?? compress(file, { params: { [constants.BROTLI_PARAM_QUALITY]: bestQuality } });
  compressed.set(path, known);
  return known;
}

/** Passes requests on and compresses the answers, each piece as it comes. */
export async function startProxy(upstream, port) {
  const { hostname, port: upstreamPort } = new URL(upstream);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
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
async function startFiles(pages) {
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

/** The page as the site sends it now, made static; its headers stay, the nonce of the styles among them. */
async function readTwin(origin, path) {
  const response = await fetch(new URL(path, origin), { headers: { "user-agent": "Chrome" } });
  const {
    "transfer-encoding": _encoding,
    "content-length": _length,
    ...headers
  } = Object.fromEntries(response.headers);
  return { headers, html: staticTwin(await response.text()) };
}

/** The site and the static twins of some of its pages, each behind a proxy of its own. */
export async function startBoth(paths) {
  const site = await startSite({ withFiles: true });
  await readPage(site.origin, "/");
  const twins = new Map();
  for (const path of [...paths, "/manifest.webmanifest"]) {
    twins.set(path, await readTwin(site.origin, path));
  }
  const files = await startFiles(twins);
  const proxies = [await startProxy(site.origin, 8901), await startProxy(files.origin, 8902)];
  return {
    site: proxies[0].origin,
    twin: proxies[1].origin,
    async stop() {
      for (const server of [...proxies, files, site]) {
        await server.stop();
      }
    },
  };
}
