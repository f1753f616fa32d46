/** The stylesheets as text, to stand in documents. In development they are files: see `documentLinks` in shell.tsx. */
import shared from "../app.css?inline";

export interface DocumentStyles {
  shared: string;
  /** For documents with an element whose class attribute begins with this name; the name is that of the file. */
  parts: ReadonlyArray<{ name: string; css: string }>;
}

const files = import.meta.glob<string>("../sheets/*.css", { query: "?inline", import: "default", eager: true });
const nameOf = (file: string) => file.replace(/^.*\/|\.css$/g, "");
const parts = Object.entries(files).map(([file, css]) => ({ name: nameOf(file), css }));

const addresses = import.meta.glob<string>("../sheets/*.css", { query: "?url", import: "default", eager: true });

/** Addresses of the sheets that a piece of HTML needs beyond those of every page; none where it links to them itself. */
export const sheetsOf = (html: string): string[] =>
  import.meta.env.DEV
    ? []
    : Object.entries(addresses)
        .filter(([file]) => html.includes(`class="${nameOf(file)}`))
        .map(([, address]) => address);

export const documentStyles: DocumentStyles | null = import.meta.env.DEV ? null : { shared, parts };
