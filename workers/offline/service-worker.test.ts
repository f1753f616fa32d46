/** The service worker among stand-ins for what a browser gives it; tests/engines has it in browsers. */
import { expect, test } from "vitest";
import { storeTimeZone } from "../../app/hours/store-days.ts";
import source from "./service-worker.js?raw";

const origin = "https://store.example";
const pathOf = (request: string | { url: string }) => {
  const { pathname, search } = new URL(typeof request === "string" ? request : request.url, origin);
  return pathname + search;
};

/** As `caches`: entries in the order in which they came. */
function createCaches() {
  const opened = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const entries = opened.get(name) ?? new Map<string, Response>();
    opened.set(name, entries);
    return {
      put: async (key: string, response: Response) => void entries.set(pathOf(key), response),
      delete: async (key: string | { url: string }) => entries.delete(pathOf(key)),
      keys: async () => [...entries.keys()].map((path) => ({ url: origin + path })),
    };
  };
  const match = async (key: string | { url: string }) =>
    [...opened.values()].map((entries) => entries.get(pathOf(key))?.clone()).find(Boolean);
  const stored = (name: string) => [...(opened.get(name)?.keys() ?? [])];
  return { open: async (name: string) => open(name), match, stored };
}

interface Asked {
  clientId?: string;
  mode?: string;
  purpose?: string;
}

/** A worker that has been installed, and a line to a site whose files can be changed. */
async function install() {
  const files = new Map<string, string>();
  const line = { isCut: false, asked: [] as string[] };
  const caches = createCaches();
  const fetch = async (request: string | { url: string }, { cache = "default" }: RequestInit = {}) => {
    const path = pathOf(request);
    if (line.isCut) {
      throw new TypeError("no line");
    }
    line.asked.push(cache === "default" ? path : `${path} ${cache}`);
    const headers = { "x-page-time": String(Math.floor(Date.now() / 1000)) };
    return new Response(files.get(path) ?? `<body>${path}</body>`, /\.\w+$|hotel/.test(path) ? {} : { headers });
  };
  const listeners = new Map<string, (event: object) => void>();
  const scope = { caches, fetch, location: new URL(origin), skipWaiting: () => 0, storeTimeZone };
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- a worker's scope is its globals
  const run = new Function("addEventListener", ...Object.keys(scope), source) as (...globals: unknown[]) => void;
  run((name: string, listener: (event: object) => void) => listeners.set(name, listener), ...Object.values(scope));

  /** Lets the worker hear of it. @returns its answer; undefined where it leaves the request to the browser */
  async function tell(name: string, event: object): Promise<Response | undefined> {
    let answer: Promise<Response> | undefined;
    const work: unknown[] = [];
    listeners.get(name)?.({
      ...event,
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: (given: unknown) => work.push(given),
    });
    const response = await answer;
    await Promise.all(work);
    return response;
  }
  const ask = (path: string, { clientId = "", mode = "no-cors", purpose }: Asked = {}) => {
    const headers = new Headers(purpose === undefined ? {} : { "sec-purpose": purpose });
    const isPage = mode === "navigate";
    return tell("fetch", {
      request: { method: "GET", mode, url: origin + path, headers },
      clientId: isPage ? "" : clientId,
      resultingClientId: isPage ? clientId : "",
    });
  };
  const open = (path: string, clientId = path) => ask(path, { mode: "navigate", clientId });
  const prerender = (path: string) => ask(path, { mode: "navigate", purpose: "prefetch;prerender" });
  const read = (path: string) => tell("message", { source: { url: origin + path } });
  await tell("install", {});
  return { files, line, ask, open, prerender, read, pages: () => caches.stored("pages"), stored: caches.stored };
}

test.each([
  ["/", true],
  ["/visit", true],
  ["/visit?for=mailbox-rental", false],
  ["/home-business/mailbox-rental?packages=3", false],
  ["/?gclid=advertisement", false],
  ["/search?q=notary", false],
  ["/api/health", false],
  ["/llms.txt", false],
  // A hotel's page to log in: no page of ours.
  ["/hotel", false],
])("%s is stored: %s", async (path, isStored) => {
  const { open, read, pages } = await install();
  await open(path);
  await read(path);
  expect(pages()).toEqual(isStored ? ["/offline", path] : ["/offline"]);
});

test("what is prerendered is stored once it is read, out of what the browser has already loaded", async () => {
  const { prerender, read, pages, line } = await install();
  expect(await prerender("/privacy")).toBeUndefined();
  expect(pages()).not.toContain("/privacy");
  await read("/privacy#cookies");
  expect(pages()).toContain("/privacy");
  expect(line.asked.at(-1)).toBe("/privacy force-cache");
});

test("the forty pages read last are stored, and pages that were only prerendered take nobody's place", async () => {
  const { open, prerender, pages } = await install();
  const paths = Array.from({ length: 45 }, (_, number) => `/page-${number}`);
  for (const path of paths) {
    await open(path);
    await prerender(`${path}-ahead`);
  }
  expect(pages().filter((path) => path !== "/offline")).toEqual(paths.slice(-40));
});

test("a copy has the files that it had, and a picture as it is now where that can be had", async () => {
  const { files, line, open, ask, stored } = await install();
  const [picture, script] = ["/images/logo.svg", "/assets/app-12345678.js"];
  files.set("/", `<img src="${picture}"><img src="${picture}"><script src="${script}"></script></body>`);
  files.set(picture, "first");
  await open("/");
  expect(stored("files")).toEqual([picture, script]);
  expect(line.asked.filter((path) => path === picture)).toHaveLength(1);

  line.isCut = true;
  await open("/", "copy");
  const textOf = async (path: string) => (await ask(path, { clientId: "copy" }))?.text();
  expect(await textOf(picture)).toBe("first");
  expect(await textOf(script)).toContain(script);
  line.isCut = false;
  files.set(picture, "second");
  files.set(script, "never asked for");
  expect(await textOf(picture)).toBe("second");
  expect(await textOf(script)).toContain(script);

  await open("/");
  line.isCut = true;
  expect(await textOf(picture)).toBe("second");
});

test.each([
  ["/privacy", "/privacy"],
  ["/privacy?gclid=advertisement", "/offline"],
  ["/terms", "/offline"],
  ["/search?q=notary", "/offline"],
])("%s shows %s without a connection", async (path, shown) => {
  const { line, open } = await install();
  await open("/privacy");
  line.isCut = true;
  expect(await (await open(path))?.text()).toMatch(new RegExp(`^<body>(<offline-note.*/offline-note>)?${shown}<`, "s"));
});

test("a copy says how old it is, and the page that stands in for others has nothing to add", async () => {
  const { line, open } = await install();
  await open("/privacy");
  await open("/offline");
  line.isCut = true;
  expect(await (await open("/privacy"))?.text()).toContain("You are reading a saved copy");
  for (const path of ["/offline", "/terms"]) {
    expect(await (await open(path))?.text()).toBe("<body>/offline</body>");
  }
});

test("a file that is nowhere to be had is a failed file, not a failed worker", async () => {
  const { line, ask } = await install();
  line.isCut = true;
  expect((await ask("/images/logo.svg"))?.type).toBe("error");
});
