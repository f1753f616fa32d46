/** To remove offline reading, delete its call in entry.client.ts and its route in workers/app.ts. */
import { whenLoaded, whenShown } from "../ui/browser.ts";

async function registerServiceWorker(): Promise<void> {
  await whenShown();
  await whenLoaded();
  await navigator.serviceWorker.register("/sw.js");
}

export function readOffline(): void {
  // Browsers may block or lack service workers.
  void registerServiceWorker().catch(() => undefined);
}
