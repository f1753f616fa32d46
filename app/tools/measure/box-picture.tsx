import { drawingSize, type drawBox } from "./box-drawing.ts";

/** A box to scale with a tape around its girth, in the manner of the illustrations. */
export function BoxPicture({ drawing, text }: { drawing: ReturnType<typeof drawBox>; text: string }) {
  const { front, top, side, tape, ticks, labels } = drawing;
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
      className="mx-auto h-auto w-full rounded-md bg-panel"
      {...drawingSize}
    >
      <g stroke="#22201c" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path fill="#d9b98c" d={front + top} />
        <path fill="#c39f6d" d={side} />
        <path fill="#fff8ea" strokeWidth="2.5" d={tape} />
        <path stroke="#b3261e" strokeWidth="2.5" d={ticks} />
      </g>
      <g fill="var(--color-ink)" fontSize="14" fontWeight="700">
        {labels.map(({ text: words, anchor, x, y }) => (
          <text key={anchor} x={x} y={y} textAnchor={anchor}>
            {words}
          </text>
        ))}
      </g>
    </svg>
  );
}
