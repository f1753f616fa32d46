// Unregisters the service worker and deletes everything it stored.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const empty = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await registration.unregister();
  };
  event.waitUntil(empty());
});
