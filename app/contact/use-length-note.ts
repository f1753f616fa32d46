/** A note on the length of a text while the visitor writes. */
import { useEffect, useState, type RefObject } from "react";
import type { TypedField } from "./fields.ts";
import { counted } from "../text/english.ts";

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

/** @returns the note to show, and the note to announce */
export function useLengthNote(
  text: RefObject<HTMLTextAreaElement | null>,
  { maxLength, object }: TypedField,
): { shown: string; said: string } {
  const [shown, setShown] = useState("");
  const [said, setSaid] = useState("");

  useEffect(() => {
    const control = text.current;
    // The server trims the text too.
    const count = () => setShown(lengthNote(control?.value.trim().length ?? 0, maxLength, object));
    // The browser empties the form after this event.
    const countLater = () => queueMicrotask(count);
    count();
    control?.addEventListener("input", count);
    control?.form?.addEventListener("reset", countLater);
    return () => {
      control?.removeEventListener("input", count);
      control?.form?.removeEventListener("reset", countLater);
    };
  }, [text, maxLength, object]);

  useEffect(() => {
    const timer = setTimeout(setSaid, restMs, shown);
    return () => clearTimeout(timer);
  }, [shown]);

  return { shown, said };
}
