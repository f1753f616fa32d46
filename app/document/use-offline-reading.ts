/** What is read for a while can be read again without a connection: see `offline-reading.ts`. */
import { useEffect } from "react";
import { useLocation } from "react-router";

/** After all that the page itself loads. */
const readAfterMs = 4000;

export function useOfflineReading(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const keep = async () => {
      const { keepForOffline } = await import("./offline-reading.ts");
      await keepForOffline(pathname + search);
    };
    // Some browsers refuse, and some know nothing of it.
    const timer = setTimeout(() => void keep().catch(() => undefined), readAfterMs);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}
