/** The scripts that stand in every document, as text: they run before any file of ours has come. */

import { dismissedKey } from "./dismissed-notice.ts";
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

/**
 * Hides the notice from whoever has dismissed one in this tab; when the document has come to its end, with a notice that
 * streamed in late, one of other words shows. By a sheet, since the notice has not come yet.
 */
export const hideDismissedNotice = inline`
  try {
    const text = sessionStorage.getItem("${dismissedKey}"), sheet = new CSSStyleSheet();
    if (text) {
      sheet.replaceSync(".notice:has([role=status]) { display: none }");
      document.adoptedStyleSheets = [sheet];
      addEventListener("DOMContentLoaded", () => {
        if (document.querySelector(".notice [role=status]")?.textContent !== text) document.adoptedStyleSheets = [];
      });
    }
  } catch {}
`;
