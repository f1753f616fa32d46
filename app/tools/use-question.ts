/**
 * A tool's question, asked by its form: when it is submitted, and by itself once all of it is filled in. The address
 * holds the question, so the loader of the tool's route answers, and the form works without scripts too.
 */
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useLocation, useNavigation, useNavigationType, useSubmit } from "react-router";

/** A complete form asks by itself so long after the last change. */
const pauseMs = 250;

/** Which tool asked for the address, as the entry of the history says. */
interface Asked {
  tool: string;
  /** Not submitted, but filled in. */
  isByItself: boolean;
}

const isAsked = (state: unknown): state is Asked =>
  typeof state === "object" && state !== null && "tool" in state && "isByItself" in state;

interface Question {
  /** Names the tool within the page. */
  tool: string;
  /** Where the form asks, with the fragment that a submitted question leads to. */
  action: string;
  /** Something is wrong with a field. */
  isRefused: boolean;
  /** The question got no response. */
  hasFailed: boolean;
  /** What the form asks. */
  entriesOf?: (form: HTMLFormElement, isByItself: boolean) => FormData | URLSearchParams;
}

const allEntries = (form: HTMLFormElement) => new FormData(form);

export function useQuestion({ tool, action, isRefused, hasFailed, entriesOf = allEntries }: Question) {
  const submit = useSubmit();
  const { key, pathname, state } = useLocation();
  const isPop = useNavigationType() === "POP";
  const asked = !isPop && isAsked(state) ? state : null;
  /** The submitted question that was refused. */
  const refused = isRefused && asked?.tool === tool && !asked.isByItself ? key : null;
  const leavesFor = useNavigation().location?.pathname ?? pathname;
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Fields are filled from the address, unless the tool itself asked for it: then they keep what is typed.
  const [edition, setEdition] = useState(key);
  if (asked === null && edition !== key) {
    setEdition(key);
  }

  useEffect(() => {
    if (leavesFor !== pathname) {
      clearTimeout(pause.current);
    }
    return () => clearTimeout(pause.current);
  }, [leavesFor, pathname]);
  useEffect(() => {
    if (refused !== null) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [refused]);

  const ask = (isByItself: boolean) => {
    clearTimeout(pause.current);
    if (form.current !== null) {
      void submit(entriesOf(form.current, isByItself), {
        // The fragment scrolls to the result. Without it after a failure: React Router does not load an address again of
        // which only the fragment differs.
        action: isByItself || hasFailed ? pathname : action,
        replace: isByItself,
        preventScrollReset: true,
        state: { tool, isByItself } satisfies Asked,
      });
    }
  };
  return {
    /** Belongs to the form's fields: others take their place when another address is shown. */
    edition,
    /** The question came of itself while somebody types, so mistakes are not told yet. */
    asksByItself: asked?.tool === tool && asked.isByItself,
    form: {
      ref: form,
      action,
      noValidate: true,
      "data-tool": pathname,
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
