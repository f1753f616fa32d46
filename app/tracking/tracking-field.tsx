import { useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { maxTrackingText } from "./detection.ts";
import type { ControlProps } from "../ui/field.tsx";

interface TrackingFieldProps {
  control: Omit<ControlProps, "required">;
  sample: string;
  entered: string | undefined;
  onEdit: (text: string) => void;
}

/** One line, so Enter submits even without scripts. With scripts it becomes a text area for pasted lines. */
export function TrackingField({ control: { className, ...control }, sample, entered, onEdit }: TrackingFieldProps) {
  const [pasted, setPasted] = useState<string | null>(null);

  function growForLines(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData("text/plain").trim();
    if (/[\r\n]/.test(text)) {
      event.preventDefault();
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const before = value.slice(0, selectionStart ?? value.length);
      const whole = `${before}${text}${value.slice(selectionEnd ?? value.length)}`.slice(0, maxTrackingText);
      setPasted(whole);
      onEdit(whole);
    }
  }

  const common = { ...control, maxLength: maxTrackingText, spellCheck: false };
  return pasted === null ? (
    <input
      type="text"
      {...common}
      onPaste={growForLines}
      onInput={(event) => onEdit(event.currentTarget.value)}
      className={`${className} tracking-number font-display text-xl lg:min-h-18 lg:text-2xl`}
      placeholder={sample}
      defaultValue={entered}
      autoCapitalize="characters"
      enterKeyHint="go"
    />
  ) : (
    <textarea
      {...common}
      ref={focusEnd}
      onKeyDown={sendOnEnter}
      onInput={(event) => onEdit(event.currentTarget.value)}
      className={`${className} field-sizing-content max-h-72`}
      rows={Math.min(10, pasted.split("\n").length)}
      defaultValue={pasted}
    />
  );
}

function focusEnd(lines: HTMLTextAreaElement | null): void {
  lines?.focus();
  lines?.setSelectionRange(lines.value.length, lines.value.length);
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }
}
