/** A line to the site that can be cut: a proxy of its own origin, which a test may let answer for itself. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { openProxy } from "./proxy.ts";

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
    response.pipe(answer.writeHead(statusCode, headers));
    return;
  }
  const { "content-length": _, ...others } = headers;
  void text(response).then((said) =>
    answer.writeHead(statusCode, others).end(said.replaceAll(filesOf(0), filesOf(release))),
  );
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
    const isFile = url.startsWith("/assets");
    const files = filesOf(line.release);
    const isGone = isFile && !url.startsWith(files);
    if (isGone || (isFile && line.fails(url))) {
      answer.writeHead(isGone ? 404 : 503, { "cache-control": "no-store" }).end();
      return;
    }
    const ownOrigin = incoming.headers.origin !== undefined && { origin };
    const asIs = line.release > 0 && { "accept-encoding": "identity" };
    const headers = { host, ...ownOrigin, ...asIs, ...line.headers };
    pass({ path: url.replace(files, filesOf(0)), headers }, (response) => {
      if (line.isSilent(url)) {
        response.resume();
      } else {
        passOn(response, answer, line.release);
      }
    });
  });
  const line: Line = {
    ...proxy,
    isCut: false,
    standIns: new Map(),
    release: 0,
    fails: () => false,
    isSilent: () => false,
    headers: {},
    asked: [],
  };
  return line;
}
