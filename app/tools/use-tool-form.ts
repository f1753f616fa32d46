/** A tool's form: asks when it is submitted, and by itself once all of it is filled in. Without scripts it is a GET. */
import { useEffect, useRef, type SubmitEvent } from "react";
import type { ToolQuestion } from "./use-tool-question.ts";

/** A complete form asks by itself so long after the last change. */
const pauseMs = 250;

interface ToolFormOptions {
  /** Names the tool within the page. */
  tool: string;
  /** Where the form asks, with the fragment of its result. */
  action: string;
  question: ToolQuestion;
  /** Something is wrong with a field. */
  isRefused: boolean;
  /** What the form asks; all its entries unless told. */
  entriesOf?: (form: HTMLFormElement, isAutoSubmit: boolean) => URLSearchParams;
}

const allEntries = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

export function useToolForm({ tool, action, question, isRefused, entriesOf = allEntries }: ToolFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const answered = question.answered?.tool === tool ? question.answered : null;
  /** The submitted question that was refused, or answered. */
  const submitted = answered?.isAutoSubmit === false ? answered : null;
  const [path = "", fragment = ""] = action.split("#");

  useEffect(() => () => clearTimeout(pause.current), []);
  useEffect(() => {
    if (submitted !== null) {
      const wrong = isRefused ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
      if (wrong) {
        wrong.focus();
      } else {
        document.getElementById(fragment)?.scrollIntoView();
      }
    }
    // Once for each question; whether it was refused came with its result.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitted]);

  const ask = (isAutoSubmit: boolean) => {
    clearTimeout(pause.current);
    if (form.current !== null) {
      const query = entriesOf(form.current, isAutoSubmit).toString();
      question.ask({ tool, isAutoSubmit, address: `${path}?${query}${isAutoSubmit ? "" : `#${fragment}`}` });
    }
  };
  return {
    /** The question came of itself while somebody types, so mistakes are not told yet. */
    isAutoSubmit: answered?.isAutoSubmit === true,
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
