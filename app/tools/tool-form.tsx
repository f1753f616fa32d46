import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { counted } from "../text/english.ts";

/** Errors by field, with a key for every field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

interface ToolFormProps {
  /** Address of the answer; its fragment names the parts that the answer changes. */
  action: string;
  /** Fields of the page's other tools, whose results stay. */
  others?: readonly string[];
  errors: FieldErrors;
  className?: string;
  children: ReactNode;
  /** The button. */
  submit: ReactNode;
  /** The result in one sentence, which screen readers announce; empty without a result. */
  summary: string;
}

/** "Please fix 2 fields."; empty for a form of one field, whose own error is enough. */
function errorSummary(errors: FieldErrors): string {
  const wrong = Object.values(errors).filter(Boolean).length;
  return wrong === 0 || Object.keys(errors).length === 1 ? "" : `Please fix ${counted(wrong, "field")}.`;
}

/** A tool's form: a GET, which a script sends and whose answer it puts in place (ask-tool.ts). */
export function ToolForm({ action, others = [], errors, className, children, submit, summary }: ToolFormProps) {
  const entries = new URLSearchParams(useLocation().search);
  const [, fragment = ""] = action.split("#");
  const alert = errorSummary(errors);
  return (
    <form data-ask action={action} noValidate className={className}>
      <div hidden data-part={`${fragment}-others`}>
        {others
          .filter((name) => entries.has(name))
          .map((name) => (
            <input key={name} type="hidden" name={name} value={entries.get(name) ?? ""} />
          ))}
      </div>
      {children}
      {/* Stands below the fields, so that they stay in place. */}
      <div role="alert" data-part={`${fragment}-alert`}>
        {alert !== "" && <p className="mt-3 font-semibold text-red">{alert}</p>}
      </div>
      {submit}
      <p role="status" data-part={`${fragment}-status`} className="sr-only">
        {summary}
      </p>
    </form>
  );
}
