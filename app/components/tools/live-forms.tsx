/**
 * Forms that ask by their address. They are plain HTML and work by themselves; where this runs, the client router asks
 * instead, as soon as a form is filled in, and the answer comes into the page that is there.
 */
import { useEffect, useRef, type ReactNode } from "react";
import { useLocation, useSubmit } from "react-router";

/** So long after the last change a form that is filled in asks by itself. */
const pauseMs = 250;

/** What the visitor is at: an answer may bring another copy of the form. */
interface Touched {
  action: string;
  /** Finds the focused field again. */
  field: string | null;
  entries: FormData;
}

type Field = HTMLInputElement | HTMLSelectElement;
const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
const isChoice = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";

/** Shows these entries in the fields. */
function fill(form: HTMLFormElement, entries: FormData | URLSearchParams): void {
  for (const field of [...form.elements].filter(isField).filter(({ type }) => type !== "hidden")) {
    const values = entries.getAll(field.name);
    if (isChoice(field)) {
      // Of several units one is always chosen.
      field.checked =
        values.length === 0 && field.type === "radio" ? field.defaultChecked : values.includes(field.value);
    } else {
      const value = String(values[0] ?? "");
      // Setting it, even to what it is, would move the caret.
      if (field.value !== value) {
        field.value = value;
      }
    }
  }
}

/** Finds the element again in another copy of its form. */
function selectorOf(element: Element | null): string | null {
  if (isField(element)) {
    return `[name="${element.name}"]${isChoice(element) ? `[value="${element.value}"]` : ""}`;
  }
  return element instanceof HTMLButtonElement ? "button" : null;
}

const actionOf = (form: HTMLFormElement) => form.getAttribute("action") ?? "";

const touch = (form: HTMLFormElement): Touched => ({
  action: actionOf(form),
  field: selectorOf(document.activeElement),
  entries: new FormData(form),
});

interface LiveFormsProps {
  /** Another object with every answer. */
  answer: object;
  /** The answer in one sentence, read out when it has come. */
  summary: string;
  children: ReactNode;
}

export function LiveForms({ answer, summary, children }: LiveFormsProps) {
  const place = useRef<HTMLDivElement>(null);
  const touched = useRef<Touched>(null);
  /** The page asks for what was entered here; else another address was followed. */
  const isAsking = useRef(false);
  const submit = useSubmit();
  const { search } = useLocation();
  const shown = useRef({ search, answer });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let pause: ReturnType<typeof setTimeout> | undefined;

    const ask = (form: HTMLFormElement, isByItself: boolean) => {
      clearTimeout(pause);
      touched.current = touch(form);
      isAsking.current = true;
      void submit(form, { replace: isByItself, preventScrollReset: isByItself });
    };
    const listen = (event: string, handle: (target: Element, event: Event) => void) =>
      place.current?.addEventListener(
        event,
        (happened) => {
          if (happened.target instanceof Element) {
            handle(happened.target, happened);
          }
        },
        { signal },
      );

    listen("submit", (target, event) => {
      if (target instanceof HTMLFormElement) {
        event.preventDefault();
        ask(target, false);
      }
    });
    listen("input", (target) => {
      clearTimeout(pause);
      const form = target.closest("form");
      if (form === null) {
        return;
      }
      touched.current = touch(form);
      pause = setTimeout(() => {
        // By then the form may be another copy.
        const now = forms(place.current).find((each) => actionOf(each) === actionOf(form));
        if (now?.checkValidity() === true) {
          ask(now, true);
        }
      }, pauseMs);
    });
    listen("click", (target) => {
      if (target.closest("[data-print]") !== null) {
        window.print();
      }
    });
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [submit]);

  useEffect(() => {
    if (shown.current.answer === answer && shown.current.search === search) {
      return;
    }
    if (shown.current.search !== search && !isAsking.current) {
      touched.current = null;
    }
    shown.current = { search, answer };
    isAsking.current = false;
    const mine = touched.current;
    for (const form of forms(place.current)) {
      const isMine = actionOf(form) === mine?.action;
      fill(form, isMine ? mine.entries : new URLSearchParams(search));
      if (isMine && mine.field !== null && document.activeElement === document.body) {
        form.querySelector<HTMLElement>(mine.field)?.focus({ preventScroll: true });
      }
    }
  }, [search, answer]);

  return (
    <div ref={place}>
      {children}
      <p role="status" className="sr-only">
        {summary}
      </p>
    </div>
  );
}

const forms = (place: HTMLElement | null) => [...(place?.querySelectorAll("form") ?? [])];
