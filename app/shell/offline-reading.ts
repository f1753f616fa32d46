/** Reading without a connection (`workers/offline`). To remove it, delete the call in entry.client.ts and the route in workers/app.ts. */
import { whenLoaded, whenShown } from "../ui/browser.ts";

async function registerServiceWorker(): Promise<void> {
  await whenShown();
  await whenLoaded();
  await navigator.serviceWorker.register("/sw.js");
}

/** Registers the service worker, once the visitor sees the page and it has loaded. */
export function readOffline(): void {
  // Some browsers refuse service workers, and some have none.
  void registerServiceWorker().catch(() => undefined);
}
