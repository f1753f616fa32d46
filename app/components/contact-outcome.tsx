/** What becomes of a sent message, on screen and in the form. */
import { useEffect, type RefObject } from "react";
import { submitFailures, successText, type SubmitResult } from "../domain/submit-result.ts";
import type { CaptchaHandle } from "./captcha-widget.tsx";

/** How the last try went, and what was typed when it failed. */
export interface Submission {
  result: SubmitResult;
  values: Record<string, string>;
  /** Known to the browser alone: the answer to a machine is a plain success. */
  isTrapped?: true;
}

/** In a document, which is the answer to a form sent before the scripts had come, it has the focus and is in view. */
export function Outcome({ submission }: { submission: Submission | null }) {
  const result = submission?.result;
  return (
    <div data-outcome className="scroll-my-4">
      <div role="status">
        {result?.ok === true && submission?.isTrapped !== true && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the form was sent for
          <p className="card border-2 border-green p-4 font-semibold" tabIndex={-1} autoFocus>
            {successText}
          </p>
        )}
      </div>
      <div role="alert">
        {result?.ok === false && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the form was sent for
          <p className="card border-2 border-red p-4 font-semibold" tabIndex={-1} autoFocus>
            {submitFailures[result.reason].text}
          </p>
        )}
      </div>
    </div>
  );
}

/** After a try: clear the form or go to its first wrong field, show how it went, and ask for a fresh captcha token. */
export function useOutcome(
  submission: Submission | null,
  form: RefObject<HTMLFormElement | null>,
  captcha: RefObject<CaptchaHandle | null>,
): void {
  useEffect(() => {
    if (submission === null) {
      return undefined;
    }
    const { result } = submission;
    const firstWrong = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (!firstWrong) {
      form.current?.querySelector("[data-outcome]")?.scrollIntoView({ block: "nearest" });
    }
    if (result.ok) {
      form.current?.reset();
      captcha.current?.reset();
      return undefined;
    }
    firstWrong?.focus();
    // A token is spent by the server's check; wrong fields and a cut connection did not get that far.
    if (result.reason !== "invalid-fields" && result.reason !== "network") {
      captcha.current?.reset();
    }
    if (result.reason !== "network") {
      return undefined;
    }
    // The cut try may have arrived. Sent again as it is, it counts as a repetition by its token; other words must not.
    const nextTry = new AbortController();
    form.current?.addEventListener("input", () => captcha.current?.reset(), { once: true, signal: nextTry.signal });
    return () => nextTry.abort();
  }, [submission, form, captcha]);
}
