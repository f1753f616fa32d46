/** The stylesheets as text, to stand in documents. In development they are files: see `documentLinks` in shell.tsx. */
import shared from "../app.css?inline";

export interface DocumentStyles {
  shared: string;
  /** For documents with an element whose class attribute begins with this name; the name is that of the file. */
  parts: ReadonlyArray<{ name: string; css: string }>;
}

const files = import.meta.glob<string>("../sheets/*.css", { query: "?inline", import: "default", eager: true });
const parts = Object.entries(files).map(([file, css]) => ({ name: file.replace(/^.*\/|\.css$/g, ""), css }));

export const documentStyles: DocumentStyles | null = import.meta.env.DEV ? null : { shared, parts };
