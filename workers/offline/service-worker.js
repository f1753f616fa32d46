// Stores what was seen for reading without a connection: the service worker of the site, served by offline-reading.ts.
// Pages always come from the network when there is one. Forms, the API and the client router's data pass it by.
// No navigation preload: where one fails, Firefox does not ask for what is stored.
const fallback = "/offline";
// Set on every page of ours: when it was made, in seconds since 1970. A page without it is somebody else's.
const madeAt = "x-page-time";
const most = { pages: 40, files: 250 };

// What visitors typed is not stored: of the addresses that ask something, only the list of a visit.
const isStored = ({ pathname, search }) =>
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
  const { ok, headers } = response;
  if (!ok || !headers.has(madeAt)) {
    return;
  }
  const html = await response.text();
  await put("pages", key, new Response(html, { headers }));
  for (const [, path] of html.matchAll(/["(](\/(?:assets|images)\/[\w./-]+)/g)) {
    await file(path).catch(() => 0);
  }
}

// In milliseconds since 1970; what is not stored is as old as can be.
const timeOf = (response) => Number(response?.headers.get(madeAt) ?? 0) * 1000;

async function keepIfOlder(path, age) {
  const known = await caches.match(path);
  if (Date.now() - timeOf(known) > age) {
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

// Says how old it is, since the page says whether the store is open. An advertisement's parameters change no page.
async function oldCopy({ pathname, search }) {
  const found = [pathname + search, pathname, fallback].map((path) => caches.match(path));
  const response = (await Promise.all(found)).find(Boolean);
  const form = { dateStyle: "medium", timeStyle: "short", timeZone: "America/New_York" };
  const time = new Date(timeOf(response)).toLocaleString("en-US", form);
  const note = `<offline-note class="notice notice-late"><p class="page py-2 text-sm">You are offline. This page and its open
    sign are from ${time}.</p></offline-note>`;
  return new Response((await response.text()).replace("</body>", `${note}$&`), response);
}

async function page(event, url) {
  try {
    const response = await fetch(event.request);
    if (isStored(url)) {
      event.waitUntil(keepPage(url.pathname + url.search, response.clone()));
    }
    return response;
  } catch {
    return oldCopy(url);
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
  if (url.origin === location.origin && isStored(url)) {
    event.waitUntil(keepIfOlder(url.pathname + url.search, 60_000));
    event.waitUntil(keepIfOlder(fallback, 86_400_000));
  }
});
addEventListener("fetch", (event) => {
  const { method, mode, url: address } = event.request;
  const url = new URL(address);
  const { pathname } = url;
  if (method !== "GET" || url.origin !== location.origin) {
    return;
  }
  if (mode === "navigate" && !/^\/api\/|\.\w+$/.test(pathname)) {
    event.respondWith(page(event, url));
  } else if (/^\/(assets|images)\//.test(pathname)) {
    event.respondWith(file(event.request));
  }
});
