/** A proxy of a site, for tests and benchmarks that change what passes. */
import { once } from "node:events";
import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** Asks the site for this request, with other headers and another path where these are given. */
export type Pass = (
  changes: { path?: string; headers?: OutgoingHttpHeaders },
  answer: (response: IncomingMessage) => void,
) => void;

export interface Proxy {
  origin: string;
  close: () => Promise<void>;
}

/**
 * @param site the origin of the site
 * @param handle answers each request, or passes it on
 */
export async function openProxy(
  site: string,
  handle: (incoming: IncomingMessage, outgoing: ServerResponse, pass: Pass) => void,
): Promise<Proxy> {
  const { hostname, port } = new URL(site);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const server = createServer((incoming, outgoing) =>
    handle(incoming, outgoing, ({ path = incoming.url, headers }, answer) => {
      const options = {
        hostname,
        port,
        agent,
        method: incoming.method,
        path,
        headers: { ...incoming.headers, ...headers },
      };
      const passed = request(options, answer);
      passed.on("error", () => outgoing.destroy());
      incoming.pipe(passed);
    }),
  );
  await once(server.listen(0, "localhost"), "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
      agent.destroy();
    },
  };
}
