import type { ReactNode } from "react";
import { counted } from "../text/english.ts";
import { useToolForm, type FieldErrors } from "./use-tool-form.ts";

interface ToolFormProps {
  /** Address of the answer, with the fragment of the result. */
  action: string;
  errors?: FieldErrors;
  /** Error of the whole form, or empty; a count of the wrong fields where undefined. */
  problem?: string;
  /** Query of the question; all entries by default. */
  entriesOf?: (form: HTMLFormElement, isAutoSubmit: boolean) => URLSearchParams;
  className?: string;
  /** The fields, with their errors: none while the visitor types. */
  children: (errors: FieldErrors) => ReactNode;
  /** The button. */
  submit: ReactNode;
  /** The result in one sentence, which screen readers announce; empty without a result. */
  summary?: string;
}

/** "Please fix 2 fields."; empty for a form of one field, whose own error is enough. */
function errorSummary(errors: FieldErrors): string {
  const wrong = Object.values(errors).filter(Boolean).length;
  return wrong === 0 || Object.keys(errors).length === 1 ? "" : `Please fix ${counted(wrong, "field")}.`;
}

export function ToolForm({ action, errors = {}, problem, entriesOf, className, ...parts }: ToolFormProps) {
  const { form, isAutoSubmit, hasFailed } = useToolForm(action, entriesOf);
  const shown = isAutoSubmit ? {} : errors;
  const alert = hasFailed
    ? "We couldn't get an answer. Check your connection and try again."
    : (problem ?? errorSummary(shown));
  return (
    <form {...form} className={className}>
      {parts.children(shown)}
      {/* Stands below the fields, so that they stay in place. */}
      <div role="alert">{alert !== "" && <p className="mt-3 font-semibold text-red">{alert}</p>}</div>
      {parts.submit}
      {parts.summary !== undefined && (
        <p role="status" className="sr-only">
          {parts.summary}
        </p>
      )}
    </form>
  );
}
