/** A tool's form: asks when the visitor submits it or has filled in all of it. Without scripts it is a GET. */
import { createContext, use, useEffect, useRef, type SubmitEvent } from "react";
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

const allEntries = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** @param action address of the answer, with the fragment of the result */
export function useToolForm(
  action: string,
  entriesOf: (form: HTMLFormElement, isAutoSubmit: boolean) => URLSearchParams = allEntries,
) {
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
      const query = entriesOf(form.current, isAutoSubmit).toString();
      question.ask({ form: action, isAutoSubmit, address: `${path}?${query}${isAutoSubmit ? "" : `#${fragment}`}` });
    }
  };
  return {
    /** The visitor may be typing still, so the form shows no errors. */
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
