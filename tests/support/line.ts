/** A line to the site that can be cut: a proxy of its own origin, which a test may let answer for itself. */
import { openProxy } from "./proxy.ts";

export interface Line {
  origin: string;
  /** While true nothing comes through. */
  isCut: boolean;
  /** Texts that stand in for what the site says, by path: scripts where the path ends in ".js", else pages. */
  standIns: Map<string, string>;
  /** Is asked by the path of each request whether its answer is to stay away for ever, though the site gives it. */
  isSilent: (path: string) => boolean;
  /** Headers of every request. */
  headers: Record<string, string>;
  /** Requests that came through, as "GET /path". */
  asked: string[];
  close: () => Promise<void>;
}

/** @param site the origin of the site */
export async function openLine(site: string): Promise<Line> {
  const { host, origin } = new URL(site);
  const proxy = await openProxy(site, (incoming, answer, pass) => {
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
    pass({ headers: { host, ...ownOrigin, ...line.headers } }, (response) => {
      if (line.isSilent(url)) {
        response.resume();
      } else {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      }
    });
  });
  const line: Line = {
    ...proxy,
    isCut: false,
    standIns: new Map(),
    isSilent: () => false,
    headers: {},
    asked: [],
  };
  return line;
}
