/** A connection to the site that a test can cut: a proxy with an origin of its own. */
import { openProxy, type Proxy } from "./proxy.ts";

export interface Line extends Proxy {
  /** While true nothing comes through. */
  isCut: boolean;
  /** Pages that somebody else sends in place of the site's, by path. */
  standIns: Map<string, string>;
  /** Is asked by the path of each request whether its answer stays away for ever, though the site gives it. */
  isSilent: (path: string) => boolean;
}

/** @param site the origin of the site */
export async function openLine(site: string): Promise<Line> {
  const { host, origin } = new URL(site);
  const proxy = await openProxy(site, (incoming, answer, pass) => {
    const { url = "/" } = incoming;
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
    const headers = { host, ...(incoming.headers.origin !== undefined && { origin }) };
    pass({ headers }, (response) => {
      if (line.isSilent(url)) {
        response.resume();
      } else {
        response.pipe(answer.writeHead(response.statusCode ?? 502, response.headers));
      }
    });
  });
  const line: Line = { ...proxy, isCut: false, standIns: new Map(), isSilent: () => false };
  return line;
}
