/** A line to the site that can be cut: a proxy of its own origin, which a test may let answer for itself. */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Line {
  origin: string;
  /** While true nothing comes through. */
  isCut: boolean;
  /** Texts that stand in for what the site says, by path: scripts where the path ends in ".js", else pages. */
  standIns: Map<string, string>;
  /** The release that is out. Its files have addresses of their own, those of the releases before are gone. */
  release: number;
  /** Is asked by the path of each file of the build whether it is to fail. */
  fails: (path: string) => boolean;
  /** Is asked by the path of each request whether its answer is to stay away for ever, though the site gives it. */
  isSilent: (path: string) => boolean;
  /** Headers of every request. */
  headers: Record<string, string>;
  /** Requests that came through, as "GET /path". */
  asked: string[];
  close: () => Promise<void>;
}

const filesOf = (release: number) => (release === 0 ? "/assets/" : `/assets-of-release-${release}/`);

/** Answers what came back as it is, or with the addresses of the release that is out. */
function passOn(response: IncomingMessage, answer: ServerResponse, release: number): void {
  const { statusCode = 502, headers } = response;
  if (release === 0 || !/html|script|json|text/.test(headers["content-type"] ?? "")) {
    answer.writeHead(statusCode, headers);
    response.pipe(answer);
    return;
  }
  const { "content-length": _, ...others } = headers;
  const pieces: Buffer[] = [];
  response.on("data", (piece: Buffer) => pieces.push(piece));
  response.on("end", () => {
    const text = Buffer.concat(pieces).toString("utf8").replaceAll(filesOf(0), filesOf(release));
    answer.writeHead(statusCode, others).end(text);
  });
}

/** @param site the origin of the site */
export async function openLine(site: string): Promise<Line> {
  const { hostname, port, host, origin } = new URL(site);
  const server = createServer((incoming: IncomingMessage, answer: ServerResponse) => {
    const { method = "GET", url = "/" } = incoming;
    if (line.isCut) {
      incoming.socket.destroy();
      return;
    }
    line.asked.push(`${method} ${url}`);
    const standIn = line.standIns.get(url);
    if (standIn !== undefined) {
      const type = url.endsWith(".js") ? "text/javascript" : "text/html";
      answer.writeHead(200, { "content-type": type, "cache-control": "no-cache" }).end(standIn);
      return;
    }
    const isFile = url.startsWith("/assets");
    const files = filesOf(line.release);
    const isGone = isFile && !url.startsWith(files);
    if (isGone || (isFile && line.fails(url))) {
      answer.writeHead(isGone ? 404 : 503, { "cache-control": "no-store" }).end();
      return;
    }
    const path = url.replace(files, filesOf(0));
    const ownOrigin = incoming.headers.origin !== undefined && { origin };
    const asIs = line.release > 0 && { "accept-encoding": "identity" };
    const headers = { ...incoming.headers, host, ...ownOrigin, ...asIs, ...line.headers };
    const outgoing = ask({ hostname, port, method, path, headers }, (response) => {
      if (line.isSilent(url)) {
        response.resume();
      } else {
        passOn(response, answer, line.release);
      }
    });
    outgoing.on("error", () => incoming.socket.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));
  const line: Line = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    isCut: false,
    standIns: new Map(),
    release: 0,
    fails: () => false,
    isSilent: () => false,
    headers: {},
    asked: [],
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return line;
}
