/**
 * Follows links without a new document, by one listener for all of them: they are plain anchors, alive in parts that
 * React never touches, before hydration and without it. Buys: the next page shows 95 to 155 ms after a click or a tap
 * instead of the 165 to 270 ms that a static file takes, and it is asked for at the first sign of interest. Out: the
 * component in root.tsx; links then load documents.
 */
import { useEffect, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { usePrefetch } from "./use-prefetch.ts";

/** Resting on a link this long is interest; passing over it is not. */
const interestMs = 60;
const signsOfInterest = ["pointerover", "focusin", "touchstart"] as const;

const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest("a[href]") : null);

/** The address of a link, if the client router can show what is there. */
function pageAddress(link: Element): URL | null {
  // An SVG link has no address of its own, and `data:` or `tel:` has another origin.
  const url = new URL(link.getAttribute("href") ?? "", location.href);
  const isFile = /\.[a-z]+$/.test(url.pathname);
  const isElsewhere = url.origin !== location.origin || link.hasAttribute("target") || link.hasAttribute("download");
  return isFile || isElsewhere ? null : url;
}

const hasModifier = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

interface ClientNavigationProps {
  /** Told of a link that calls to action, before it is followed. */
  onCallToAction: (call: { path: string; title: string; buttonText: string }) => void;
}

/** What a visitor waits for, or waits for in vain. */
type Wait = "none" | "fetching" | "unreachable";

export function ClientNavigation({ onCallToAction }: ClientNavigationProps) {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const prefetch = usePrefetch();
  const [wait, setWait] = useState<Wait>("none");
  /** Where the last link that was followed leads. */
  const followed = useRef<string | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let interest: ReturnType<typeof setTimeout> | undefined;

    /** The page comes when its data has come, so that one that cannot come leaves this one as it is. */
    const show = async (url: URL) => {
      const to = url.pathname + url.search + url.hash;
      followed.current = to;
      setWait("fetching");
      const answer = await prefetch(url);
      const isKept = answer === "unreachable" && (await globalThis.caches?.match(to).catch(() => undefined));
      const result = isKept ? "refused" : answer;
      if (followed.current !== to || signal.aborted) {
        return;
      }
      setWait(result === "unreachable" ? result : "none");
      // Only the document can tell more, or it was kept.
      if (result === "refused") {
        location.assign(to);
      }
      if (result === "ready") {
        // Without a cross-fade, which would be half of the time until the page shows; new documents have one.
        await navigate(to, { replace: to === location.pathname + location.search + location.hash });
      }
    };
    const follow = (event: MouseEvent) => {
      const link = linkAt(event);
      if (link === null || event.defaultPrevented || hasModifier(event)) {
        return;
      }
      const callToAction = link.getAttribute("data-cta");
      if (callToAction !== null) {
        onCallToAction({ path: location.pathname, title: document.title, buttonText: callToAction });
      }
      link.closest<HTMLElement>(":popover-open")?.hidePopover();
      const url = pageAddress(link);
      // A fragment of this page is the browser's own business.
      if (url === null || (url.hash !== "" && url.pathname === location.pathname && url.search === location.search)) {
        return;
      }
      event.preventDefault();
      void show(url);
    };
    const prepare = (event: Event) => {
      clearTimeout(interest);
      const link = linkAt(event);
      const url = link && pageAddress(link);
      if (url && url.pathname !== location.pathname) {
        interest = setTimeout(prefetch, event.type === "pointerover" ? interestMs : 0, url);
      }
    };

    document.addEventListener("click", follow, { signal });
    for (const sign of signsOfInterest) {
      document.addEventListener(sign, prepare, { signal, passive: true });
    }
    addEventListener("online", () => setWait((now) => (now === "unreachable" ? "none" : now)), { signal });
    return () => {
      clearTimeout(interest);
      leaving.abort();
    };
  }, [navigate, prefetch, onCallToAction]);

  return (
    <>
      <Progress isShown={wait === "fetching" || state === "loading"} />
      {wait === "unreachable" && (
        <p role="alert" className="notice notice-late py-2 text-center">
          You seem to be offline. That page could not be opened, so this one stays.
        </p>
      )}
    </>
  );
}

/** Quicker pages come without a word. */
const slowAfterMs = 300;

/** Says, to the eye and to screen readers, that a slow page is on its way. */
function Progress({ isShown }: { isShown: boolean }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isShown) {
      return undefined;
    }
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isShown]);
  return (
    <div role="status">
      {isSlow && (
        <p className="progress">
          <span className="sr-only">Loading the page</span>
        </p>
      )}
    </div>
  );
}
