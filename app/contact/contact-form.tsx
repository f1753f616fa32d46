import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { Control, Honeypot } from "./contact-controls.tsx";
import { contactFields, type ContactField, type EnteredValues } from "./fields.ts";
import { CaptchaWidget, isProblem, type CaptchaState } from "./captcha-widget.tsx";
import type { Submission } from "./outcome.ts";
import { Failure, Receipt, useOutcome } from "./contact-outcome.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { StaticPart, type StaticPartData } from "../site/static-part.tsx";
import { whenShown } from "../ui/when-shown.ts";
import { useDraft, useFieldErrors } from "./use-contact-fields.ts";
import { useMessageSending } from "./use-message-sending.ts";

interface ContactFormProps {
  title: string;
  intro: string;
  captcha: { scriptUrl: string; siteKey: string };
  phone: { text: string; url: string };
  email: string;
  /** Service chosen by the link to the form. */
  service?: string | undefined;
  /** Beginning of the message, from the link to the form. */
  beginning: string;
  /** Stands on the receipt. */
  postmark: StaticPartData;
  submission: Submission | null;
}

/** The message form, and the receipt in its place. The captcha loads with the first focus; it needs JavaScript. */
export function ContactForm({
  title,
  intro,
  captcha,
  phone,
  email,
  service = "",
  beginning,
  postmark,
  submission,
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isInUse, setInUse] = useState(false);
  const [captchaState, setCaptchaState] = useState<CaptchaState>("waiting");
  const [tries, setTries] = useState(0);
  const tryAgain = useCallback(() => {
    setCaptchaState("waiting");
    setTries((count) => count + 1);
  }, []);
  useDraft(form, beginning);
  const { isSending, outcome, send, writeAnother, ...sending } = useMessageSending(form, submission);
  const [isAnother, setAnother] = useState(false);
  useOutcome(outcome, form, { state: captchaState, tryAgain }, sending);
  /** Send was pressed before the robot check had passed. */
  const isRefused = outcome?.result?.ok === false && outcome.result.reason === "captcha-missing";
  const isHeld = isRefused && isInUse && captchaState === "waiting";
  useSendOnceSolved(form, isRefused, captchaState);
  const errors = useFieldErrors(form, submission);
  const isDone = outcome?.result?.ok === true;
  useFocusAfter(isDone, form);
  const areFieldsFixed =
    outcome?.result?.ok === false && outcome.result.reason === "invalid-fields" && Object.keys(errors).length === 0;
  useEffect(() => {
    const fields = form.current;
    const start = () => setInUse(true);
    // A visitor may have started typing before this script ran.
    void whenShown().then(() => {
      if (fields?.contains(document.activeElement) || hasWords(fields)) {
        start();
      }
    });
    fields?.addEventListener("focusin", start, { once: true });
    return () => fields?.removeEventListener("focusin", start);
  }, []);
  useEffect(() => {
    if (isInUse) {
      // Preloads the checks for the route's action.
      void import("./message.ts").catch(() => undefined);
    }
  }, [isInUse]);

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
          // Links set other values.
          key={preset[field.name] ?? ""}
          field={field}
          control={control}
          value={values[field.name] ?? preset[field.name]}
          isSending={isSending}
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
      <h2 className={isDone ? "mb-4" : "mb-1"}>{isDone ? "Thank you" : title}</h2>
      {!isDone && <p className="mb-6 text-soft">{intro}</p>}
      <div className="relative">
        <form
          ref={form}
          method="post"
          noValidate
          hidden={isDone}
          className={isDone ? "contact-form" : "contact-form flex flex-col gap-5 lg:h-full"}
          onSubmit={(event) => {
            setInUse(true);
            send(event);
          }}
        >
          <noscript>
            <p className="card p-4 font-semibold">
              This form needs JavaScript to check that you are not a robot. {otherWays}
            </p>
          </noscript>
          <div className="grid items-start gap-5 sm:grid-cols-2">{contactFields.filter(isLine).map(show)}</div>
          {contactFields.filter((field) => !isLine(field)).map(show)}
          <Honeypot />
          <CaptchaWidget
            {...captcha}
            state={captchaState}
            onState={setCaptchaState}
            isWanted={isInUse}
            isRefused={isRefused}
            tries={tries}
            tryAgain={tryAgain}
          >
            {otherWays}
          </CaptchaWidget>
          <Button type="submit" size="lg" aria-disabled={isSending} className="self-start">
            {isSending ? "Sending…" : isHeld ? "Waiting for the robot check…" : "Send Message"}
          </Button>
          <Failure
            outcome={areFieldsFixed || isHeld || (isRefused && isProblem(captchaState)) ? null : outcome}
            progress={
              isSending ? "Sending your message. Please wait." : isHeld && "Your message is sent after the robot check."
            }
          >
            {otherWays}
          </Failure>
        </form>
        <StaticPart data={postmark} className="sent-postmark pointer-events-none absolute -top-6 right-1 -rotate-8" />
        <Receipt
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

/** Sends the form that was refused for want of a token as soon as there is one, which may have come with the refusal. */
function useSendOnceSolved(form: RefObject<HTMLFormElement | null>, isRefused: boolean, state: CaptchaState): void {
  useEffect(() => {
    if (isRefused && state === "solved") {
      form.current?.requestSubmit();
    }
  }, [form, isRefused, state]);
}

/** "Write another message" puts the focus into the first field. */
function useFocusAfter(isDone: boolean, form: RefObject<HTMLFormElement | null>): void {
  const wasDone = useRef(isDone);
  useEffect(() => {
    if (wasDone.current && !isDone) {
      form.current?.querySelector("input")?.focus();
    }
    wasDone.current = isDone;
  }, [isDone, form]);
}

const isLine = ({ kind }: ContactField) => kind !== "text";

const hasWords = (form: HTMLFormElement | null) =>
  form !== null && [...new FormData(form).values()].some((value) => value !== "");
