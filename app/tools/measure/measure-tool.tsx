/** The measuring tool, in a chunk of its own. */
import type { drawBox } from "./box-drawing.ts";
import { MeasureForm } from "./measure-form.tsx";
import { MeasureResult } from "./measure-result.tsx";
import type { viewMeasurement } from "./measure.server.ts";

export function MeasureTool({ formTitle, form, result, note, ...actions }: ReturnType<typeof viewMeasurement>) {
  return (
    <>
      <MeasureForm title={formTitle} {...form} summary={result ? `${result.size} ${result.verdict}` : ""} />
      {result !== null && (
        <>
          <section
            id="measured"
            className="scroll-mt-4"
            data-girth={result.girth}
            data-length-plus-girth={result.lengthPlusGirth}
            data-dimensional={result.dimensional ?? undefined}
          >
            <h2>{result.verdict}</h2>
            <p className="mt-1 mb-4">{result.size}</p>
            <BoxPicture drawing={result.drawing} text={result.drawingText} />
          </section>
          <div className="md:col-span-full">
            <MeasureResult result={result} note={note} {...actions} />
          </div>
        </>
      )}
    </>
  );
}

/** A box to scale with a tape around its girth, in the manner of the illustrations. */
function BoxPicture({ drawing, text }: { drawing: ReturnType<typeof drawBox>; text: string }) {
  const { size, front, top, side, tape, ticks, labels } = drawing;
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="mx-auto h-auto w-full rounded-md bg-panel"
      {...size}
    >
      <g stroke="var(--color-ink)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path fill="var(--color-wood)" d={front + top} />
        <path fill="light-dark(#c39f6d, #664f31)" d={side} />
        <path fill="light-dark(#fff8ea, #423b31)" strokeWidth="2.5" d={tape} />
        <path stroke="var(--color-red)" strokeWidth="2.5" d={ticks} />
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
