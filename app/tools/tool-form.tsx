import { Fragment, type ReactNode } from "react";
import type { ToolPlace } from "./service-tools-view.ts";
import { Button } from "../ui/button.tsx";
import { errorCount, FormAlert } from "./form-alert.tsx";
import { useQuestion } from "./use-question.ts";

/** What a tool of a service's page shows. */
export interface ToolProps<View> {
  place: ToolPlace;
  view: View;
  /** The last question got no response; the one before stands. */
  hasFailed: boolean;
}

/** What is wrong with the fields, by their names. */
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
  hasFailed: boolean;
}

export function ToolForm({ place, errors, children, submit, summary, hasFailed }: ToolFormProps) {
  const wrong = Object.values(errors).filter(Boolean).length;
  const { form, edition, asksByItself } = useQuestion({
    tool: place.anchor,
    action: place.action,
    isRefused: wrong > 0,
    hasFailed,
  });
  return (
    <form {...form}>
      {/* What another tool of the page was asked, so that its result stays. */}
      {Object.entries(place.otherEntries).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fragment key={edition}>{children(asksByItself ? {} : errors)}</Fragment>
      <FormAlert text={errorCount(asksByItself ? 0 : wrong)} hasFailed={hasFailed} />
      <Button type="submit" className="mt-4">
        {submit}
      </Button>
      <p role="status" className="sr-only">
        {summary}
      </p>
    </form>
  );
}
