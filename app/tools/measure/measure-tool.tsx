/** The measuring tool, in a chunk of its own. */
import { BoxPicture } from "./box-picture.tsx";
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
