import { useEffect, useState, type RefObject } from "react";
import { Icon } from "../ui/icon.tsx";
import { withStorage } from "../ui/browser.ts";

/** Key in session storage of the dismissed text. */
const dismissedKey = "dismissed-notice";

interface NoticeButtonsProps {
  text: string;
  words: RefObject<HTMLElement | null>;
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
  onDismiss: () => void;
}

/** Buttons to show all of a long notice, and to dismiss it until the tab is closed. */
export function NoticeButtons({ text, words, isWhole, onWhole, onDismiss }: NoticeButtonsProps) {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    if (withStorage(() => sessionStorage.getItem(dismissedKey)) === text) {
      onDismiss();
    }
  }, [text, onDismiss]);
  useEffect(() => {
    const measured = words.current;
    if (measured === null || isWhole) {
      return undefined;
    }
    // Rounding may cause an overflow of one pixel.
    const observer = new ResizeObserver(() => setCut(measured.scrollHeight > measured.clientHeight + 2));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [words, isWhole]);

  return (
    <>
      {isCut && (
        <button
          type="button"
          aria-expanded={isWhole}
          className="flex-none p-1 underline"
          onClick={() => onWhole(!isWhole)}
        >
          <span>{isWhole ? "Less" : "More"}</span>
          <span className="sr-only"> of the notice</span>
        </button>
      )}
      <button
        type="button"
        className="flex-none p-1"
        onClick={() => {
          withStorage(() => sessionStorage.setItem(dismissedKey, text));
          document.getElementById("main")?.focus({ preventScroll: true });
          onDismiss();
        }}
      >
        <Icon name="close" />
        <span className="sr-only">Dismiss the notice</span>
      </button>
    </>
  );
}
