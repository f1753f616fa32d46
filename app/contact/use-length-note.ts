/** A note on the length of a text while the visitor writes. */
import { useEffect, useState, type RefObject } from "react";
import type { TextField } from "./fields.ts";
import { lengthNote } from "./length-note.ts";

/** Pause in typing after which screen readers announce the note. */
const restMs = 1000;

/** @returns the note to show, and the note to announce */
export function useLengthNote(
  text: RefObject<HTMLTextAreaElement | null>,
  { maxLength, object }: TextField,
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
