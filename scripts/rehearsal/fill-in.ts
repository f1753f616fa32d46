/** Writes a store's own values over the example values, as its owner would. */
import type { Edit } from "./store.ts";

/** The part of a file that an edit is about: from its table on to the next. */
function partOf(text: string, section: string | undefined): [start: number, end: number] {
  const start = section === undefined ? 0 : text.indexOf(`\n${section}\n`) + 1;
  const next = section === undefined ? -1 : text.indexOf("\n[", start);
  return [start, next === -1 ? text.length : next];
}

/** Whether the example value is still there; else the store has filled it in already. */
export const isOpen = (text: string, { section, from }: Edit): boolean =>
  text.slice(...partOf(text, section)).includes(from);

/**
 * The text of a file after one edit.
 * @throws Error when the text to replace stands there several times
 */
export function applyEdit(text: string, edit: Edit): string {
  const [start, end] = partOf(text, edit.section);
  const pieces = text.slice(start, end).split(edit.from);
  if (pieces.length > 2) {
    throw new Error(`${edit.file} holds ${edit.from} more than once`);
  }
  return text.slice(0, start) + pieces.join(edit.to) + text.slice(end);
}

/** The files after all edits, by path. @param read the text of a file as it is */
export function fillIn(edits: readonly Edit[], read: (file: string) => string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const edit of edits) {
    texts.set(edit.file, applyEdit(texts.get(edit.file) ?? read(edit.file), edit));
  }
  return texts;
}
