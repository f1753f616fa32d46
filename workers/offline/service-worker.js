// Shows one stored page when a page can't load. It stores nothing else.
const page = "/offline";
const cacheName = "offline";
const dayMs = 86_400_000;

// Once a day, because hours and prices change.
async function refresh() {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(page);
  if (Date.now() - Date.parse(stored?.headers.get("last-modified") ?? 0) > dayMs) {
    const response = await fetch(page, { cache: "no-cache", priority: "low" });
    if (response.ok) {
      await cache.put(page, response);
    }
  }
}

// Workers before 2026-11-28 stored pages and files.
async function deleteOtherCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(refresh());
});
addEventListener("activate", (event) => event.waitUntil(deleteOtherCaches()));
addEventListener("fetch", (event) => {
  const { method, mode, headers } = event.request;
  // A prerendered offline page would still show when the visitor opens it.
  if (method === "GET" && mode === "navigate" && !headers.has("sec-purpose")) {
    const loading = fetch(event.request);
    event.respondWith(loading.catch(async () => (await caches.match(page)) ?? Response.error()));
    event.waitUntil(loading.then(refresh).catch(() => 0));
  }
});
