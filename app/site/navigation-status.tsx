/** Says that a page is loading, or that it cannot be reached. */
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useHeldLinks } from "./use-held-links.ts";

/** A page that comes sooner needs no message. */
const slowAfterMs = 150;

export function NavigationStatus() {
  const isLoading = useNavigation().state === "loading";
  const { isWaiting, isUnreachable } = useHeldLinks();
  return (
    <>
      <div role="status">{(isWaiting || isLoading) && <SlowPage />}</div>
      {isUnreachable && (
        <p role="alert" className="notice notice-late py-2 text-center">
          You seem to be offline. We couldn&apos;t open that page.
        </p>
      )}
    </>
  );
}

function SlowPage() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    isSlow && (
      <p className="progress">
        <span className="sr-only">Loading the page</span>
      </p>
    )
  );
}
