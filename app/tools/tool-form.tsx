import { createContext, use, useEffect, useRef, type ReactNode } from "react";
import { counted } from "../text/english.ts";
import { focusFirstError } from "../ui/focus-first-error.ts";

/** Errors by field, with a key for every field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

export interface ToolRequest {
  /** `action` of the form. */
  form: string;
  /** The visitor filled in the form without submitting it. */
  isAutoSubmit: boolean;
  /** Address of the result. */
  address: string;
}

interface ToolRequests {
  ask: (asked: ToolRequest) => void;
  /** The question of the result; null for the document's own. */
  answered: ToolRequest | null;
  /** The last question got no response. */
  hasFailed: boolean;
}

export const ToolRequestContext = createContext<ToolRequests>({
  ask: () => undefined,
  answered: null,
  hasFailed: false,
});

/** Pause after the last change before a complete form asks by itself. */
const pauseMs = 250;

interface ToolFormProps {
  /** Address of the answer, with the fragment of the result. */
  action: string;
  errors: FieldErrors;
  className?: string;
  /** The fields, with their errors: none while the visitor types. */
  children: (errors: FieldErrors) => ReactNode;
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

/** A tool's form: asks when the visitor submits it or has filled in all of it. Without scripts it is a GET. */
export function ToolForm({ action, errors, className, children, submit, summary }: ToolFormProps) {
  const question = use(ToolRequestContext);
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const answered = question.answered?.form === action ? question.answered : null;
  const submitted = answered?.isAutoSubmit === false ? answered : null;
  const [path = "", fragment = ""] = action.split("#");

  useEffect(() => () => clearTimeout(pause.current), []);
  useEffect(() => {
    if (submitted !== null && !focusFirstError(form.current)) {
      document.getElementById(fragment)?.scrollIntoView();
    }
  }, [submitted, fragment]);

  const ask = (isAutoSubmit: boolean) => {
    clearTimeout(pause.current);
    if (form.current !== null) {
      const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
      const query = new URLSearchParams(entries).toString();
      question.ask({ form: action, isAutoSubmit, address: `${path}?${query}${isAutoSubmit ? "" : `#${fragment}`}` });
    }
  };

  // The visitor may be typing still.
  const shown = answered?.isAutoSubmit === true ? {} : errors;
  const alert = question.hasFailed
    ? "We couldn't get an answer. Check your connection and try again."
    : errorSummary(shown);
  return (
    <form
      ref={form}
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask(false);
      }}
      onInput={() => {
        clearTimeout(pause.current);
        pause.current = setTimeout(() => {
          if (form.current?.checkValidity() === true) {
            ask(true);
          }
        }, pauseMs);
      }}
      className={className}
    >
      {children(shown)}
      {/* Stands below the fields, so that they stay in place. */}
      <div role="alert">{alert !== "" && <p className="mt-3 font-semibold text-red">{alert}</p>}</div>
      {submit}
      <p role="status" className="sr-only">
        {summary}
      </p>
    </form>
  );
}
