import { startTransition, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { Control, Honeypot } from "./contact-controls.tsx";
import { contactFields, draftKey, type ContactField, type EnteredValues } from "./fields.ts";
import { CaptchaWidget, isProblem, type CaptchaState } from "./captcha-widget.tsx";
import type { Submission } from "./outcome.ts";
import { Failure, markClass, Receipt } from "./contact-outcome.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { TitleRow } from "../ui/headings.tsx";
import { whenShown } from "../ui/browser.ts";
import { useDraft, useFieldErrors } from "./use-contact-fields.ts";
import { useMessageSending } from "./use-message-sending.ts";
import { StampAndPostmark } from "./contact-parts.tsx";
import type { viewMessageForm } from "./contact.server.ts";

interface MessageFormProps extends ReturnType<typeof viewMessageForm> {
  captcha: { scriptUrl: string; siteKey: string };
  service: string;
  /** A link may begin the message. */
  beginning: string;
  /** The server's answer to a form sent before the scripts loaded. */
  submission: Submission | null;
}

/** The captcha loads with the first focus, so that readers of the page ask nothing of Cloudflare. */
export default function MessageForm(page: MessageFormProps) {
  const { phone, email, service, beginning } = page;
  const form = useRef<HTMLFormElement>(null);
  const [isInUse, setInUse] = useState(false);
  const [captchaState, setCaptchaState] = useState<CaptchaState>("waiting");
  const [tries, setTries] = useState(0);
  const tryAgain = useCallback(() => {
    setCaptchaState("waiting");
    setTries((count) => count + 1);
  }, []);
  useDraft(form, beginning);
  const captcha = { state: captchaState, tryAgain };
  const { isSending, submission, outcome, send, writeAnother } = useMessageSending(form, page.submission, captcha);
  const [isAnother, setAnother] = useState(false);
  const isRefused = outcome?.result?.reason === "captcha-missing";
  const isHeld = isRefused && isInUse && captchaState === "waiting";
  useEffect(() => {
    // Send was pressed before the check passed.
    if (isRefused && captchaState === "solved") {
      form.current?.requestSubmit();
    }
  }, [isRefused, captchaState]);
  const errors = useFieldErrors(form, submission);
  const [questions, setQuestions] = useState<Readonly<Record<string, ReactNode>>>({});
  const isDone = outcome?.result?.ok === true;
  useEffect(() => {
    if (isAnother && !isDone) {
      form.current?.querySelector("input")?.focus();
    }
  }, [isAnother, isDone]);
  const areFieldsFixed = outcome?.result?.reason === "invalid-fields" && Object.keys(errors).length === 0;
  useEffect(() => {
    const fields = form.current;
    const start = () => {
      // The press that focuses a field shows at once; the robot check may come a frame later.
      startTransition(() => setInUse(true));
      // Preloads the checks, which run at Send.
      void import("./message.ts").catch(() => undefined);
      void import("./typos.tsx").then(
        ({ askAboutTypos }) => fields && askAboutTypos(fields, setQuestions),
        () => undefined,
      );
    };
    // A visitor may have started typing before this script ran.
    void whenShown().then(() => {
      if (fields?.contains(document.activeElement) || hasWords(fields)) {
        start();
      }
    });
    fields?.addEventListener("focusin", start, { once: true });
    return () => fields?.removeEventListener("focusin", start);
  }, []);

  const values = isDone || isAnother ? {} : (submission?.values ?? {});
  const preset: EnteredValues = { service, message: beginning };
  const show = (field: ContactField) => (
    <Field
      key={field.name}
      name={field.name}
      label={field.label}
      isRequired={field.missing !== undefined}
      error={errors[field.name]}
    >
      {(control) => (
        <Control
          // A new default needs a new control.
          key={preset[field.name] ?? ""}
          field={field}
          control={control}
          value={values[field.name] ?? preset[field.name]}
          isSending={isSending}
          question={questions[field.name]}
        />
      )}
    </Field>
  );
  const otherWays = (
    <>
      You can also call{" "}
      <a href={phone.url} className="whitespace-nowrap">
        {phone.text}
      </a>{" "}
      or email <a href={`mailto:${email}`}>{email}</a>.
    </>
  );
  return (
    <>
      <TitleRow title={isDone ? "Thank you" : page.formTitle} text={isDone ? undefined : page.formIntro} />
      <div>
        <form
          ref={form}
          // A failed POST to the page's own address would take its place in the history, and Back would lose the text.
          action="#form"
          method="post"
          noValidate
          hidden={isDone}
          className={isDone ? "" : "postcard grid"}
          onSubmit={(event) => {
            setInUse(true);
            send(event);
          }}
        >
          <div className="postcard-words flex flex-col gap-4 px-[clamp(1rem,2.2vw,2rem)] py-5">
            {contactFields.filter((field) => !isLine(field)).map(show)}
          </div>
          <div className="postcard-lines relative flex flex-col gap-4 px-[clamp(1rem,2.2vw,2rem)] pt-5 pb-5 md:my-5 md:pt-22 md:pb-0">
            {!isDone && (
              <div className={`${markClass} max-md:hidden`}>
                <StampAndPostmark {...page.postmark} />
              </div>
            )}
            <noscript>
              <p className="font-semibold">This form needs JavaScript to check that you are not a robot. {otherWays}</p>
            </noscript>
            <p data-code-gone={draftKey} hidden className="font-semibold text-red">
              This form could not load. Your text is kept.{" "}
              <Button variant="secondary" size="sm" data-act="reload">
                Load the page again
              </Button>
            </p>
            {contactFields.filter(isLine).map(show)}
            <Honeypot />
            <CaptchaWidget
              {...page.captcha}
              {...captcha}
              onState={setCaptchaState}
              isWanted={isInUse}
              isRefused={isRefused}
              tries={tries}
            >
              {otherWays}
            </CaptchaWidget>
            <Button type="submit" size="lg" aria-disabled={isSending} className="self-start">
              {isSending ? "Sending…" : isHeld ? "Waiting for the robot check…" : "Send Message"}
            </Button>
            <Failure
              outcome={areFieldsFixed || isHeld || (isRefused && isProblem(captchaState)) ? null : outcome}
              isUnchecked={isRefused && !isInUse}
              progress={
                isSending
                  ? "Sending your message. Please wait."
                  : isHeld && "Your message is sent after the robot check."
              }
            >
              {otherWays}
            </Failure>
          </div>
        </form>
        <Receipt
          mark={page.postmark}
          values={isDone ? outcome.values : null}
          writeAnother={(event) => {
            event.preventDefault();
            setAnother(true);
            writeAnother();
          }}
        />
      </div>
    </>
  );
}

const isLine = ({ kind }: ContactField) => kind !== "text";

const hasWords = (form: HTMLFormElement | null) =>
  form !== null && [...new FormData(form).values()].some((value) => value !== "");
