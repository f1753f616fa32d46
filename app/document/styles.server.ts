/** The stylesheet as text, to stand in documents. In development it is a file: see `documentLinks` in shell.tsx. */
import css from "../app.css?inline";
import fonts from "../fonts.css?inline";
import { styleSelector } from "./select-styles.ts";

export interface DocumentStyles {
  /** What a document needs from the start, all of whose HTML this is. */
  select: (html: string) => string;
  /** All of it, for a document that is not complete yet. */
  all: string;
}

/** Of the notice, which may come at any time, and stands on pages that are read without a connection. */
const kept = ["notice", "notice-late", "notice-text"];

export const documentStyles: DocumentStyles | null = import.meta.env.DEV
  ? null
  : { select: styleSelector(fonts + css, kept), all: fonts + css };
