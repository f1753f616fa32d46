/** Reading without a connection (`workers/offline`). To remove it, delete the call in root.tsx and the route in workers/app.ts. */
import { whenLoaded, whenShown } from "../ui/browser.ts";

/** Time after loading until a page counts as read. */
const readAfterMs = 1000;

async function requestOfflineCopy(): Promise<void> {
  await whenShown();
  await whenLoaded();
  await new Promise((resolve) => {
    setTimeout(resolve, readAfterMs);
  });
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("read", []);
}

/** Asks the service worker to store the page, once it counts as read. */
export function readOffline(): void {
  // Some browsers refuse service workers, and some have none.
  void requestOfflineCopy().catch(() => undefined);
}
