import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface Line {
  origin: string;
  isCut: boolean;
  /** True holds back the answer forever. */
  isSilent: (path: string) => boolean;
  close: () => Promise<void>;
}

export async function openLine(site: string): Promise<Line> {
  const { host, origin } = new URL(site);
  const server = createServer((incoming, answer) => {
    const { url = "/", method, headers } = incoming;
    if (line.isCut) {
      incoming.socket.destroy();
      return;
    }
    // The site accepts forms only from its own origin.
    const sent = { ...headers, host, ...(headers.origin !== undefined && { origin }) };
    const passed = request(new URL(url, site), { method, headers: sent, agent: false }, (response) => {
      if (line.isSilent(url)) {
        response.resume();
      } else {
        response.pipe(answer.writeHead(response.statusCode ?? 502, response.headers));
      }
    });
    passed.on("error", () => answer.destroy());
    // An unread connection would stay open forever.
    answer.once("close", () => passed.destroy());
    incoming.pipe(passed);
  });
  await once(server.listen(0, "localhost"), "listening");
  const line: Line = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    isCut: false,
    isSilent: () => false,
    async close() {
      server.close().closeAllConnections();
      await once(server, "close");
    },
  };
  return line;
}
