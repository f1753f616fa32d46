import { Icon } from "./icon.tsx";

/** Stops on hover, focus, reduced motion and pause (WCAG 2.2.2). Without scripts the first item stays. */
export const Rotator = ({ items, label }: { items: readonly string[]; label: string }) => (
  <span data-rotator className="inline-flex items-baseline gap-2">
    <span className="rotator">
      {items.map((item, index) => (
        <span key={item} data-current={index === 0}>
          {item}
        </span>
      ))}
    </span>
    <button
      type="button"
      className="needs-script -my-2 inline-flex size-8 items-center justify-center self-center text-soft"
      aria-pressed={false}
    >
      <Icon name="pause" />
      <Icon name="play" />
      <span className="sr-only">{`Pause ${label}`}</span>
    </button>
  </span>
);
