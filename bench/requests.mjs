/** Asks over connections that stay open. */
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

/** The user agent decides whether a page is streamed, as for a visitor, or gathered first, as for a crawler. */
const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";
const headers = { accept: "text/html,*/*", "user-agent": browser };

/** The whole answer to a request on the agent's connection, as text; everything but 200 is an error. */
async function read(agent, origin, path) {
  const { promise, resolve, reject } = Promise.withResolvers();
  request(new URL(path, origin), { agent, headers }).once("response", resolve).once("error", reject).end();
  const response = await promise;
  const body = await text(response);
  if (response.statusCode !== 200) {
    throw new Error(`${path} answered ${response.statusCode}.`);
  }
  return body;
}

const openConnection = () => new Agent({ keepAlive: true, maxSockets: 1 });

/** Asks for a path so many times, one after the other; a function gives each time another one. */
export async function askTimes(origin, path, times) {
  const connection = openConnection();
  for (let count = 0; count < times; count += 1) {
    await read(connection, origin, typeof path === "function" ? path() : path);
  }
  connection.destroy();
}

/** Answers a second over so many connections, each of which waits for its answer before it asks again. */
export async function askFor(origin, path, { connections, seconds }) {
  const began = performance.now();
  const until = began + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = openConnection();
      let count = 0;
      for (; performance.now() < until; count += 1) {
        await read(connection, origin, path);
      }
      connection.destroy();
      return count;
    }),
  );
  const answers = counts.reduce((sum, count) => sum + count, 0);
  return (answers * 1000) / (performance.now() - began);
}

/** The HTML of a page, as a visitor's browser gets it. */
export async function readPage(origin, path) {
  const connection = openConnection();
  const html = await read(connection, origin, path);
  connection.destroy();
  return html;
}
