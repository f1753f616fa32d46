import { useEffect, useState } from "react";
import { Icon } from "./icon.tsx";
import { whenShown } from "./browser.ts";

const rotationMs = 3000;

/**
 * Shows one item after the other, every three seconds, wrapping. Rests on hover, on focus, under
 * reduced motion and when paused (WCAG 2.2.2). Without JavaScript the first item stays.
 */
export function Rotator({ items, label }: { items: readonly string[]; label: string }) {
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isRunning = !isPaused && !isHeld;

  useEffect(() => {
    if (!isRunning || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      return undefined;
    }
    let timer: ReturnType<typeof setInterval> | null | undefined;
    void whenShown().then(() => {
      if (timer === undefined) {
        timer = setInterval(() => setCurrent((index) => (index + 1) % items.length), rotationMs);
      }
    });
    return () => {
      clearInterval(timer ?? undefined);
      timer = null;
    };
  }, [isRunning, items.length]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <span
      className="inline-flex items-baseline gap-2"
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className="rotator">
        {items.map((item, index) => (
          <span key={item} data-current={index === current}>
            {item}
          </span>
        ))}
      </span>
      <button
        type="button"
        className="needs-script -my-2 inline-flex size-8 items-center justify-center self-center text-soft"
        aria-pressed={isPaused}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? "play" : "pause"} />
        <span className="sr-only">{`Pause ${label}`}</span>
      </button>
    </span>
  );
}
