import type { ReactNode } from "react";
import { counted } from "../text/english.ts";
import { useToolForm, type FieldErrors } from "./use-tool-form.ts";

interface ToolFormProps {
  /** Where the form asks, with the fragment of its result. */
  action: string;
  errors?: FieldErrors;
  /** What is wrong with the whole of it; empty where nothing is. */
  problem?: string;
  /** What it asks; all its entries unless told. */
  entriesOf?: (form: HTMLFormElement, isAutoSubmit: boolean) => URLSearchParams;
  className?: string;
  /** The fields, with the errors that are said at them: none while somebody types. */
  children: (errors: FieldErrors) => ReactNode;
  /** Its button. */
  submit: ReactNode;
  /** The result in one sentence, read out when it has come; empty before. */
  summary?: string;
}

/** "Please fix 2 fields."; the error of an only field says all there is to say. */
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
      {/* Below the fields, so that they stay in place. */}
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
