// Keeps what was seen for reading without a connection: the service worker of the site, served by offline-reading.ts.
// Pages always come from the network when there is one. Forms, the API and the client router's data pass it by.
// No navigation preload: where one fails, Firefox does not ask for what is kept.
const fallback = "/offline";
const keptAt = "x-kept-at";
const most = { pages: 40, files: 250 };

// What visitors typed is not kept: of the addresses that ask something, only the sheet of a visit.
const isKept = ({ pathname, search }) =>
  (search === "" || pathname === "/visit") && !/^\/(api|search)\b|\.\w+$/.test(pathname);

async function put(name, key, response) {
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, response);
  const keys = (await cache.keys()).filter(({ url }) => !url.endsWith(fallback));
  await Promise.all(keys.slice(0, -most[name]).map((old) => cache.delete(old)));
}

// A page and the files that it names, which the browser mostly has.
async function keepPage(key, response) {
  const headers = new Headers(response.headers);
  if (!response.ok || !headers.get("content-type")?.startsWith("text/html")) {
    return;
  }
  const html = await response.text();
  headers.set(keptAt, Date.now());
  await put("pages", key, new Response(html, { headers }));
  for (const [, path] of html.matchAll(/["(](\/(?:assets|images)\/[\w./-]+)/g)) {
    await file(path).catch(() => 0);
  }
}

async function keepIfOlder(path, age) {
  const known = await caches.match(path);
  if (Date.now() - (known?.headers.get(keptAt) ?? 0) > age) {
    await keepPage(path, await fetch(path, { priority: "low" }));
  }
}

// Names change with contents, or the contents hardly ever.
async function file(request) {
  const known = await caches.match(request);
  if (known) {
    return known;
  }
  const response = await fetch(request);
  if (response.ok) {
    await put("files", request, response.clone());
  }
  return response;
}

// Says how old it is, since the page says whether the store is open.
async function oldCopy(path) {
  const response = (await caches.match(path)) ?? (await caches.match(fallback));
  const { headers } = response;
  const form = { dateStyle: "medium", timeStyle: "short" };
  const time = new Date(Number(headers.get(keptAt))).toLocaleString("en-US", form);
  const note = `<offline-note class="notice notice-late"><p class="page py-2 text-sm">You are offline. This page is as of
    ${time}, and so is what it says about being open.</p></offline-note>`;
  return new Response((await response.text()).replace("</body>", `${note}$&`), { headers });
}

async function page(event, path, isWorthKeeping) {
  try {
    const response = await fetch(event.request);
    if (isWorthKeeping) {
      event.waitUntil(keepPage(path, response.clone()));
    }
    return response;
  } catch {
    return oldCopy(path);
  }
}

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(keepIfOlder(fallback, 0));
});
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
// A page says where the visitor is, as the client router fetches no documents.
addEventListener("message", (event) => {
  const url = new URL(event.data, location);
  if (url.origin === location.origin && isKept(url)) {
    event.waitUntil(keepIfOlder(url.pathname + url.search, 60_000));
    event.waitUntil(keepIfOlder(fallback, 86_400_000));
  }
});
addEventListener("fetch", (event) => {
  const { method, mode, url: address } = event.request;
  const url = new URL(address);
  const { pathname, search } = url;
  if (method !== "GET" || url.origin !== location.origin) {
    return;
  }
  if (mode === "navigate" && !/^\/api\/|\.\w+$/.test(pathname)) {
    event.respondWith(page(event, pathname + search, isKept(url)));
  } else if (/^\/(assets|images)\//.test(pathname)) {
    event.respondWith(file(event.request));
  }
});
