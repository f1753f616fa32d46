/** The stylesheet as text, to stand in documents. In development it is a file: see `documentLinks` in shell.tsx. */
import css from "../ui/styles/app.css?inline";

export const documentCss = import.meta.env.DEV ? null : css;
