/** The scripts that stand in every document, as text: they run before any file of ours has come. */

import { comingBackAttribute } from "./use-coming-back.ts";

/** A script in a block of its own, on one line. */
const inline = (parts: TemplateStringsArray, ...values: readonly string[]) =>
  `{${String.raw(parts, ...values)
    .replaceAll(/\s*\n\s*/g, " ")
    .trim()}}`;

/** A document that is loaded again is shown at the place where it was left: see `use-coming-back.ts`. */
export const comeBack = inline`
  performance.getEntriesByType("navigation")[0]?.type === "navigate" ||
  document.documentElement.setAttribute("${comingBackAttribute}", "");
`;
