/** Asks over raw keep-alive connections, so that the asking costs little beside the answering. */
import { connect } from "node:net";

/** The user agent decides whether a page is streamed, as for a visitor, or gathered first, as for a crawler. */
const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";
const headers = ["accept: text/html,*/*", `user-agent: ${browser}`];

const headEnd = Buffer.from("\r\n\r\n");
const chunkedEnd = Buffer.from("0\r\n\r\n");

/** Whether the bytes hold a whole answer. */
function isWhole(bytes) {
  const end = bytes.indexOf(headEnd);
  if (end < 0) {
    return false;
  }
  const head = bytes.toString("latin1", 0, end);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return length === undefined
    ? bytes.subarray(-chunkedEnd.length).equals(chunkedEnd)
    : bytes.length >= end + headEnd.length + Number(length);
}

/** One connection; `ask(path)` resolves with the status when the whole answer has come. */
async function openConnection(origin) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  await new Promise((done, failed) => socket.once("connect", done).once("error", failed));
  let parts = [];
  let pending;
  socket.on("data", (part) => {
    parts.push(part);
    const bytes = parts.length === 1 ? part : Buffer.concat(parts);
    parts = [bytes];
    if (isWhole(bytes)) {
      parts = [];
      pending.resolve(Number(bytes.toString("latin1", 9, 12)));
    }
  });
  const fail = () => pending?.reject(new Error(`${origin} closed the connection.`));
  socket.on("error", fail).on("close", fail);
  return {
    ask(path) {
      pending = Promise.withResolvers();
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers.join("\r\n")}\r\n\r\n`);
      return pending.promise;
    },
    close() {
      pending = undefined;
      socket.destroy();
    },
  };
}

function expectOk(status, path) {
  if (status !== 200) {
    throw new Error(`${path} answered ${status}.`);
  }
}

/** Asks for a path so many times, one after the other; a function gives each time another one. */
export async function askTimes(origin, path, times) {
  const connection = await openConnection(origin);
  for (let count = 0; count < times; count += 1) {
    const asked = typeof path === "function" ? path() : path;
    expectOk(await connection.ask(asked), asked);
  }
  connection.close();
}

/** Answers a second over so many connections, each of which waits for its answer before it asks again. */
export async function askFor(origin, path, { connections, seconds }) {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(origin)));
  const began = performance.now();
  const until = began + seconds * 1000;
  const counts = await Promise.all(
    open.map(async (connection) => {
      let count = 0;
      for (; performance.now() < until; count += 1) {
        expectOk(await connection.ask(path), path);
      }
      return count;
    }),
  );
  const answers = counts.reduce((sum, count) => sum + count, 0);
  const rate = (answers * 1000) / (performance.now() - began);
  for (const connection of open) {
    connection.close();
  }
  return rate;
}

/** The HTML of a page, as a visitor's browser gets it. */
export async function readPage(origin, path) {
  const response = await fetch(new URL(path, origin), { headers: { "user-agent": browser } });
  expectOk(response.status, path);
  return response.text();
}
