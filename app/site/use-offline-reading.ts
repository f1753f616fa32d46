/** Reading without a connection (`workers/offline`). To take it out: this hook's call in root.tsx and the route in workers/app.ts. */
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Late enough not to compete with what the page itself loads. */
const readAfterMs = 4000;

/** The service worker's note on an offline copy. */
const copyNote = () => document.querySelector("offline-note");

/** This document came out of the service worker's cache, so it may be old. */
export const isOfflineCopy = () => copyNote() !== null;

async function keepPage(address: string): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(address, []);
}

/**
 * Has the service worker store every page that is read for a while, since the client router asks for no documents.
 * @param servedAt when the page's data was made; a copy whose data comes anew is no old copy any more
 */
export function useOfflineReading(servedAt: string): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Some browsers refuse service workers, and some have none.
    const timer = setTimeout(() => void keepPage(pathname + search).catch(() => undefined), readAfterMs);
    return () => clearTimeout(timer);
  }, [pathname, search]);
  const documentServedAt = useRef(servedAt);
  useEffect(() => {
    if (servedAt !== documentServedAt.current) {
      copyNote()?.remove();
    }
  }, [servedAt]);
}
