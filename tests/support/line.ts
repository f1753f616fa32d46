/** A line to the site that can be cut: a proxy of its own origin, which a test may let answer for itself. */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Line {
  origin: string;
  /** While true nothing comes through. */
  isCut: boolean;
  /** Texts that stand in for what the site says, by path: scripts where the path ends in ".js", else pages. */
  standIns: Map<string, string>;
  /** What is sent along with every request. */
  headers: Record<string, string>;
  /** What came through, as "GET /path". */
  asked: string[];
  close: () => Promise<void>;
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
    const ownOrigin = incoming.headers.origin !== undefined && { origin };
    const headers = { ...incoming.headers, host, ...ownOrigin, ...line.headers };
    const outgoing = ask({ hostname, port, method, path: url, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.on("error", () => incoming.socket.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));
  const line: Line = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    isCut: false,
    standIns: new Map(),
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
