// The service worker of the site, served by offline-reading.ts behind `storeTimeZone`: stores pages that the visitor reads.
// Pages and their files come from the network where there is a connection. Forms, the API and data pass it by. Navigation
// preload stays off: where it fails, Firefox does not ask for the stored page.
const fallback = "/offline";
// The header of every page of ours: the time it was made, in seconds since 1970. A page without it is another site's.
const madeAt = "x-page-time";
const most = { pages: 40, files: 250 };

// Windows that show a page from the network. The browser gets their files by itself: that is quicker, a picture that
// changed shows, and Firefox complains of each answer of a worker that comes when the page has just been left.
const live = new Set();

// The query holds what a visitor typed or chose, and is not stored.
const isStored = ({ pathname, search }) => search === "" && !/^\/(api|search)\b|\.\w+$/.test(pathname);
// Names of the build's files change with their contents; a picture keeps its name.
const neverChanges = (path) => path.startsWith("/assets/");

async function put(name, path, response) {
  const cache = await caches.open(name);
  await cache.delete(path);
  await cache.put(path, response);
  const keys = (await cache.keys()).filter(({ url }) => !url.endsWith(fallback));
  await Promise.all(keys.slice(0, -most[name]).map((old) => cache.delete(old)));
}

// The browser mostly has it.
async function keepFile(path) {
  if (neverChanges(path) && (await caches.match(path))) {
    return;
  }
  const response = await fetch(path, { priority: "low" });
  if (response.ok) {
    await put("files", path, response);
  }
}

// A page and the files that it names.
async function cachePage(path, response) {
  const { ok, headers } = response;
  if (!ok || !headers.has(madeAt)) {
    return;
  }
  const html = await response.text();
  await put("pages", path, new Response(html, { headers }));
  for (const name of new Set(html.match(/(?<=["(])\/(assets|images)\/[\w./-]+/g))) {
    await keepFile(name).catch(() => 0);
  }
}

// Milliseconds since 1970; 0 for a page that is not stored.
const timeOf = (response) => Number(response?.headers.get(madeAt) ?? 0) * 1000;

async function keepIfOlder(path, age, cache) {
  if (Date.now() - timeOf(await caches.match(path)) > age) {
    await cachePage(path, await fetch(path, { cache, priority: "low" }));
  }
}

async function file(request, path) {
  const known = await caches.match(path);
  return known && neverChanges(path) ? known : fetch(request).catch(() => known ?? Response.error());
}

// Says first of all that it is one, and how old, since the page says whether the store is open. The page that stands in
// says so itself. A page without the query is not what an address with one asks for.
async function oldCopy(path) {
  const response = path !== fallback && (await caches.match(path));
  if (!response) {
    return (await caches.match(fallback)) ?? Response.error();
  }
  const form = { dateStyle: "medium", timeStyle: "short", timeZone: storeTimeZone };
  const time = new Date(timeOf(response)).toLocaleString("en-US", form);
  const note = `<offline-note class="notice"><p class="page py-2 text-sm">You are reading a saved copy from ${time}.
    Hours and prices may have changed. <a href="">Load the page again</a></p></offline-note>`;
  return new Response((await response.text()).replace(/<body[^>]*>/, `$&${note}`), response);
}

async function page(event, url) {
  try {
    const response = await fetch(event.request);
    live.add(event.resultingClientId);
    if (isStored(url)) {
      event.waitUntil(cachePage(url.pathname, response.clone()));
    }
    return response;
  } catch {
    return oldCopy(url.pathname + url.search);
  }
}

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(keepIfOlder(fallback, 0, "no-cache"));
});
// A page that the visitor reads sends a message. The worker has not seen the first page of a visit, which came before
// it, nor a prerendered page, which passes it by since the visitor may never open it. The browser's cache still has
// both.
addEventListener("message", (event) => {
  // A page that was closed meanwhile is nobody's.
  const url = event.source && new URL(event.source.url);
  if (url && isStored(url)) {
    event.waitUntil(keepIfOlder(url.pathname, 60_000, "force-cache"));
  }
  event.waitUntil(keepIfOlder(fallback, 86_400_000, "no-cache"));
});
addEventListener("fetch", (event) => {
  const { clientId, request } = event;
  const { method, mode, headers } = request;
  const url = new URL(request.url);
  const { pathname } = url;
  if (method !== "GET" || url.origin !== location.origin) {
    return;
  }
  if (mode === "navigate") {
    if (!/^\/api\/|\.\w+$/.test(pathname) && !headers.has("sec-purpose")) {
      event.respondWith(page(event, url));
    }
  } else if (/^\/(assets|images)\//.test(pathname) && !live.has(clientId)) {
    event.respondWith(file(request, pathname));
  }
});
