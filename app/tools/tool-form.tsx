import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLoaderData, useLocation, useNavigation, useSubmit } from "react-router";
import { counted } from "../text/english.ts";
import { focusFirstError } from "../ui/field.tsx";

/** Errors by field, with a key for every field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** The state of the address that a form has asked for. */
interface Asked {
  /** `action` of the form. */
  form: string;
  /** The visitor filled in the form without submitting it. */
  isAutoSubmit: boolean;
}

/** Pause after the last change before a complete form asks by itself. */
const pauseMs = 250;

interface ToolFormProps {
  /** Address of the answer, with the fragment of the result. */
  action: string;
  /** Fields of the page's other tools, whose results stay. */
  others?: readonly string[];
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
export function ToolForm({ action, others = [], errors, className, children, submit, summary }: ToolFormProps) {
  const { key, search, state } = useLocation();
  const { location: next, state: progress } = useNavigation();
  const ask = useSubmit();
  const isMissing = useLoaderData() === null;
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The state of a document that comes back is of a question which was answered before.
  const [ofDocument] = useState(key);
  const last: Asked | null = key === ofDocument ? null : state;
  const asked = last?.form === action ? last : null;
  const [answered, setAnswered] = useState(key);
  if (asked !== null && answered !== key) {
    setAnswered(key);
  }
  const [path = "", fragment = ""] = action.split("#");
  const entries = new URLSearchParams(next?.search ?? search);

  useEffect(() => () => clearTimeout(pause.current), []);
  useEffect(() => {
    if (asked?.isAutoSubmit === false && !isMissing && !focusFirstError(form.current)) {
      document.getElementById(fragment)?.scrollIntoView();
    }
  }, [asked, isMissing, fragment]);

  const submitForm = (isAutoSubmit: boolean) => {
    clearTimeout(pause.current);
    void ask(form.current, {
      // The router asks for nothing where only the fragment is new.
      action: isAutoSubmit || isMissing ? path : action,
      replace: true,
      preventScrollReset: true,
      // The other forms have this one's entries at once.
      flushSync: true,
      state: { form: action, isAutoSubmit } satisfies Asked,
    });
  };

  // The visitor may be typing still.
  const shown = asked?.isAutoSubmit === true ? {} : errors;
  const hasFailed = asked !== null && isMissing && progress === "idle";
  const alert = hasFailed ? "We couldn't get an answer. Check your connection and try again." : errorSummary(shown);
  return (
    <form
      ref={form}
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitForm(false);
      }}
      onInput={() => {
        clearTimeout(pause.current);
        pause.current = setTimeout(() => {
          if (form.current?.checkValidity() === true) {
            submitForm(true);
          }
        }, pauseMs);
      }}
      className={className}
    >
      {others
        .filter((name) => entries.has(name))
        .map((name) => (
          <input key={name} type="hidden" name={name} value={entries.get(name) ?? ""} />
        ))}
      {children(shown)}
      {/* Stands below the fields, so that they stay in place. */}
      <div role="alert">{alert !== "" && <p className="mt-3 font-semibold text-red">{alert}</p>}</div>
      {submit}
      <p role="status" className="sr-only">
        {/* New nodes are told, also where they read like those before. */}
        <span key={answered}>{summary}</span>
      </p>
    </form>
  );
}
