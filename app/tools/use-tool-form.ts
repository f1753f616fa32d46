/** A tool's form: asks when it is submitted, and by itself once all of it is filled in. Without scripts it is a GET. */
import { createContext, use, useEffect, useRef, type SubmitEvent } from "react";
import { focusFirstError } from "../ui/focus-first-error.ts";

/** What is wrong with the fields, by the names of all of them. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

export interface Asked {
  /** The form that asks, by its `action`. */
  form: string;
  /** It was not submitted, but filled in. */
  isAutoSubmit: boolean;
  /** The address that the result has from then on. */
  address: string;
}

export interface ToolQuestion {
  ask: (asked: Asked) => void;
  /** The question that the result answers; null for that of the document. */
  answered: Asked | null;
  /** The last question got no response; the result of the one before stands. */
  hasFailed: boolean;
}

export const ToolQuestionContext = createContext<ToolQuestion>({
  ask: () => undefined,
  answered: null,
  hasFailed: false,
});

/** A complete form asks by itself so long after the last change. */
const pauseMs = 250;

const allEntries = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * @param action where the form asks, with the fragment of its result
 * @param entriesOf what it asks
 */
export function useToolForm(
  action: string,
  entriesOf: (form: HTMLFormElement, isAutoSubmit: boolean) => URLSearchParams = allEntries,
) {
  const question = use(ToolQuestionContext);
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const answered = question.answered?.form === action ? question.answered : null;
  /** The submitted question that was refused, or answered. */
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
      const query = entriesOf(form.current, isAutoSubmit).toString();
      question.ask({ form: action, isAutoSubmit, address: `${path}?${query}${isAutoSubmit ? "" : `#${fragment}`}` });
    }
  };
  return {
    /** The question came of itself while somebody types, so mistakes are not told yet. */
    isAutoSubmit: answered?.isAutoSubmit === true,
    hasFailed: question.hasFailed,
    form: {
      ref: form,
      action,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        ask(false);
      },
      onInput: () => {
        clearTimeout(pause.current);
        pause.current = setTimeout(() => {
          if (form.current?.checkValidity() === true) {
            ask(true);
          }
        }, pauseMs);
      },
    },
  };
}
