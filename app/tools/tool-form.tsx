import type { ReactNode } from "react";
import type { ToolPlace } from "./service-tools-view.ts";
import { Button } from "../ui/button.tsx";
import { errorCount, FormAlert } from "./form-alert.tsx";
import { useToolForm } from "./use-tool-form.ts";
import type { ToolQuestion } from "./use-tool-question.ts";

/** What a tool of a service's page shows. */
export interface ToolProps<View> {
  place: ToolPlace;
  view: View;
  question: ToolQuestion;
}

/** What is wrong with the fields, by their names: one for each field. The only one of a form says all there is to say. */
type Errors = Readonly<Record<string, string | undefined>>;

interface ToolFormProps {
  place: ToolPlace;
  errors: Errors;
  /** The fields, with the errors that are said at them: none while somebody types. */
  children: (errors: Errors) => ReactNode;
  /** What the button says. */
  submit: string;
  /** The result in one sentence, read out when it has come; empty before. */
  summary: string;
  question: ToolQuestion;
}

export function ToolForm({ place, errors, children, submit, summary, question }: ToolFormProps) {
  const wrong = Object.values(errors).filter(Boolean).length;
  const hasSeveralFields = Object.keys(errors).length > 1;
  const { form, isAutoSubmit } = useToolForm({
    tool: place.anchor,
    action: place.action,
    question,
    isRefused: wrong > 0,
  });
  return (
    <form {...form}>
      {/* What another tool of the page was asked, so that its result stays. */}
      {Object.entries(place.otherEntries).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(isAutoSubmit ? {} : errors)}
      <FormAlert text={errorCount(isAutoSubmit || !hasSeveralFields ? 0 : wrong)} hasFailed={question.hasFailed} />
      <Button type="submit" className="mt-4">
        {submit}
      </Button>
      <p role="status" className="sr-only">
        {summary}
      </p>
    </form>
  );
}
