/** Apart from its page, so that pages without the tool do not load it. */
import { BoxPicture } from "./box-picture.tsx";
import { MeasureForm } from "./measure-form.tsx";
import { MeasureResult } from "./measure-result.tsx";
import type { MeasurePage as MeasureContent } from "../../content/schema.ts";
import type { MeasureForm as MeasureEntered } from "./form-entries.ts";
import type { MeasureAnswer } from "./measure-view.ts";

interface MeasureToolProps extends Pick<MeasureContent, "formTitle" | "note"> {
  form: Pick<MeasureEntered, "entries" | "errors">;
  answer: MeasureAnswer | null;
  mailUrl: string;
  /** No answer came to the last question; the one before stands. */
  isUnanswered: boolean;
}

export function MeasureTool({ formTitle, form, answer, note, mailUrl, isUnanswered }: MeasureToolProps) {
  return (
    <>
      <MeasureForm title={formTitle} {...form} summary={answer?.summary ?? ""} isUnanswered={isUnanswered} />
      {answer !== null && (
        <>
          <BoxPicture drawing={answer.drawing} text={answer.drawingText} />
          <div className="md:col-span-2">
            <MeasureResult answer={answer} note={note} mailUrl={mailUrl} />
          </div>
        </>
      )}
    </>
  );
}
