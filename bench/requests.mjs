/** Asks over connections that stay open: by Node's own client, since `fetch` takes longer than the server does. */
import { once } from "node:events";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

const agent = new Agent({ keepAlive: true });

/** The user agent decides whether a page is streamed, as for a visitor, or gathered first, as for a crawler. */
const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";
const headers = { accept: "text/html,*/*", "user-agent": browser };

/** The HTML of a page, as a visitor's browser gets it; everything but 200 is an error. */
export async function readPage(origin, path) {
  const [response] = await once(request(new URL(path, origin), { agent, headers }).end(), "response");
  const body = await text(response);
  if (response.statusCode !== 200) {
    throw new Error(`${path} answered ${response.statusCode}.`);
  }
  return body;
}
