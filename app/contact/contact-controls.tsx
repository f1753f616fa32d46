/** The controls of the message form, by kind of field. */
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from "react";
import type { ContactField, TypedField } from "./fields.ts";
import { counted } from "../text/english.ts";
import type { ControlProps } from "../ui/field.tsx";

interface FieldControlProps<Field = ContactField> {
  field: Field;
  control: ControlProps;
  value: string | undefined;
  isSending: boolean;
  /** About a probable typo. */
  question?: ReactNode;
}

/** Scrolls to all lines of a field, where browsers scroll to the first. Not under a press: the field would move away. */
function showWhole({ currentTarget: field }: FocusEvent<HTMLElement>): void {
  if (!field.matches(":active")) {
    field.scrollIntoView({ block: "nearest" });
  }
}

/** Fields stand without `maxLength`, with which browsers cut pasted text silently. */
export function Control({ field, control, value, isSending, question }: FieldControlProps) {
  switch (field.kind) {
    case "choice":
      return (
        <select {...control} aria-disabled={isSending || undefined} defaultValue={value ?? ""}>
          <option value="">{field.prompt}</option>
          {Object.entries(field.options).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      );
    case "text":
      return <Text field={field} control={control} value={value} isSending={isSending} />;
    default:
      return (
        <>
          <input
            {...control}
            readOnly={isSending}
            type={field.type}
            autoComplete={field.autoComplete}
            placeholder={field.placeholder}
            defaultValue={value}
          />
          <div role="status">{question}</div>
        </>
      );
  }
}

/** A note on the characters left, near the upper bound. @returns "" far below the upper bound */
export function lengthNote(length: number, maxLength: number, object: string): string {
  const left = maxLength - length;
  if (left > maxLength / 10) {
    return "";
  }
  if (left >= 0) {
    return `${counted(left, "character")} left.`;
  }
  const whole = `${object.charAt(0).toUpperCase()}${object.slice(1)}`;
  return `${whole} is ${counted(-left, "character")} too long. Nothing was cut, so please shorten it before you send it.`;
}

/** Pause in typing after which screen readers announce the note. */
const restMs = 1000;

/** A text of several lines, with a note on its length while the visitor writes. */
function Text({ field, control, value, isSending }: FieldControlProps<TypedField>) {
  const { maxLength, object } = field;
  const text = useRef<HTMLTextAreaElement>(null);
  const [shown, setShown] = useState("");
  const [said, setSaid] = useState("");

  useEffect(() => {
    const area = text.current;
    // The server trims the text too.
    const count = () => setShown(lengthNote(area?.value.trim().length ?? 0, maxLength, object));
    // The browser empties the form after the event "reset".
    const countSoon = () => queueMicrotask(count);
    countSoon();
    area?.addEventListener("input", countSoon);
    area?.form?.addEventListener("reset", countSoon);
    return () => {
      area?.removeEventListener("input", countSoon);
      area?.form?.removeEventListener("reset", countSoon);
    };
  }, [maxLength, object]);

  useEffect(() => {
    const timer = setTimeout(setSaid, restMs, shown);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <>
      <textarea {...control} ref={text} readOnly={isSending} rows={5} defaultValue={value} onFocus={showWhole} />
      <p aria-hidden="true" className="length-note text-sm text-soft">
        {shown}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/**
 * A hidden field, which only machines fill. Browsers and password managers fill one of this name too, unless it is out of
 * the layout and says to each of them that it is not theirs.
 */
export const Honeypot = () => (
  <div hidden>
    <label>
      Leave this empty
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
    </label>
  </div>
);
