/** What is said of the length of a text while somebody writes it. */
import { useEffect, useState, type RefObject } from "react";
import type { TextField } from "./fields.ts";
import { lengthNote } from "./length-note.ts";

/** A screen reader hears it when the keys have rested for this long, not after each of them. */
const restMs = 1000;

/** @returns what to show at once, and what to say after a rest */
export function useLengthNote(
  text: RefObject<HTMLTextAreaElement | null>,
  { maxLength, object }: TextField,
): { shown: string; said: string } {
  const [shown, setShown] = useState("");
  const [said, setSaid] = useState("");

  useEffect(() => {
    const control = text.current;
    // As the server counts: without the blanks around it.
    const count = () => setShown(lengthNote(control?.value.trim().length ?? 0, maxLength, object));
    // The form is empty only after this event.
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
