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
import { createSecureServer, type Http2Session } from "node:http2";
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
 * @param secure speaks HTTP/2 with this certificate
 */
export async function openProxy(
  site: string,
  handle: (incoming: IncomingMessage, outgoing: ServerResponse, pass: Pass) => void,
  secure?: { key: string; cert: string },
): Promise<Proxy> {
  const { hostname, port } = new URL(site);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const answerAll = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    handle(incoming, outgoing, ({ path = incoming.url, headers }, answer) => {
      const options = {
        hostname,
        port,
        agent,
        method: incoming.method,
        path,
        headers: {
          ...Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":"))),
          ...headers,
        },
      };
      const isRead = incoming.method === "GET";
      const ask = () => {
        const passed = request(options, answer).on("error", (error: NodeJS.ErrnoException) =>
          // The site has closed a connection that stood idle: Node leaves it to its caller to ask again.
          passed.reusedSocket && error.code === "ECONNRESET" && isRead ? ask() : outgoing.destroy(),
        );
        // What nobody reads any more would keep its connection for ever.
        outgoing.once("close", () => passed.destroy());
        if (isRead) {
          passed.end();
        } else {
          incoming.pipe(passed);
        }
      };
      ask();
    });
  const sessions = new Set<Http2Session>();
  const server =
    secure === undefined
      ? createServer(answerAll)
      : // Its requests and answers have what those of HTTP/1 have.
        createSecureServer(secure, answerAll as unknown as Parameters<typeof createSecureServer>[1]).on(
          "session",
          (session) => sessions.add(session),
        );
  await once(server.listen(0, "localhost"), "listening");
  return {
    origin: `${secure === undefined ? "http" : "https"}://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      if ("closeAllConnections" in server) {
        server.closeAllConnections();
      }
      for (const session of sessions) {
        session.destroy();
      }
      await closed;
      agent.destroy();
    },
  };
}
