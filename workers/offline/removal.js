// Takes the service worker and all that it has stored out of the browser.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const empty = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await registration.unregister();
  };
  event.waitUntil(empty());
});
