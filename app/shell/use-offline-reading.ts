/** Reading without a connection (`workers/offline`). To remove it, delete the call in root.tsx and the route in workers/app.ts. */
import { useEffect } from "react";
import { whenLoaded, whenShown } from "../ui/browser.ts";

async function registerServiceWorker(): Promise<void> {
  await whenShown();
  await whenLoaded();
  await navigator.serviceWorker.register("/sw.js");
}

/** Registers the service worker, once the visitor sees the page and it has loaded. */
export function useOfflineReading(): void {
  useEffect(() => {
    // Some browsers refuse service workers, and some have none.
    void registerServiceWorker().catch(() => undefined);
  }, []);
}
