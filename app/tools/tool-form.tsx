import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { counted } from "../text/english.ts";

export type FieldErrors = Readonly<Record<string, string | undefined>>;

interface ToolFormProps {
  /** Its fragment names the parts the answer replaces. */
  action: string;
  /** Fields of the page's other tools, whose results stay. */
  others?: readonly string[];
  errors: FieldErrors;
  className?: string;
  children: ReactNode;
  submit: ReactNode;
  /** Announced to screen readers; empty without a result. */
  summary: string;
}

/** Empty for a one-field form, whose own error is enough. */
function errorSummary(errors: FieldErrors): string {
  const wrong = Object.values(errors).filter(Boolean).length;
  return wrong === 0 || Object.keys(errors).length === 1 ? "" : `Please fix ${counted(wrong, "field")}.`;
}

/** A GET form that ask-tool.ts submits and updates in place. */
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
      {submit}
      {/* Below the fields, so they don't move. */}
      <div role="alert" data-part={`${fragment}-alert`} className="w-full">
        {alert !== "" && <p className="mt-3 font-semibold text-red">{alert}</p>}
      </div>
      <p role="status" data-part={`${fragment}-status`} className="sr-only">
        {summary}
      </p>
    </form>
  );
}
