/** A connection to the site that a test can cut: a proxy with an origin of its own. */
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface Line {
  origin: string;
  /** While true nothing comes through. */
  isCut: boolean;
  /** Pages that somebody else sends in place of the site's, by path. */
  standIns: Map<string, string>;
  /** Takes the path of a request: true keeps the site's answer back for ever. */
  isSilent: (path: string) => boolean;
  close: () => Promise<void>;
}

/** @param site the origin of the site */
export async function openLine(site: string): Promise<Line> {
  const { host, origin } = new URL(site);
  const server = createServer((incoming, answer) => {
    const { url = "/", method, headers } = incoming;
    if (line.isCut) {
      incoming.socket.destroy();
      return;
    }
    const standIn = line.standIns.get(url);
    if (standIn !== undefined) {
      answer.writeHead(200, { "content-type": "text/html", "cache-control": "no-cache" }).end(standIn);
      return;
    }
    // The site takes forms from its own origin alone.
    const sent = { ...headers, host, ...(headers.origin !== undefined && { origin }) };
    const passed = request(new URL(url, site), { method, headers: sent, agent: false }, (response) => {
      if (line.isSilent(url)) {
        response.resume();
      } else {
        response.pipe(answer.writeHead(response.statusCode ?? 502, response.headers));
      }
    });
    passed.on("error", () => answer.destroy());
    // Without a reader the connection would stay open for ever.
    answer.once("close", () => passed.destroy());
    incoming.pipe(passed);
  });
  await once(server.listen(0, "localhost"), "listening");
  const line: Line = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    isCut: false,
    standIns: new Map(),
    isSilent: () => false,
    async close() {
      server.close().closeAllConnections();
      await once(server, "close");
    },
  };
  return line;
}
