/** The stylesheets as text, to stand in documents. In development they are files: see `documentLinks` in shell.tsx. */
import shared from "../app.css?inline";
import map from "../area-map.css?inline";

export interface DocumentStyles {
  shared: string;
  /** For documents that show the area map. */
  map: string;
}

export const documentStyles: DocumentStyles | null = import.meta.env.DEV ? null : { shared, map };
