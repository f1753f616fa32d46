/** The scripts that stand in every document, as text: they run before any file of ours has come. */

import { dismissedKey } from "./dismissed-notice.ts";
import { hydratedEvent } from "./page-arrival.tsx";
import { comingBackAttribute } from "./use-coming-back.ts";

/** A script in a block of its own, on one line. */
const inline = (parts: TemplateStringsArray, ...values: readonly string[]) =>
  `{${String.raw(parts, ...values)
    .replaceAll(/\s*\n\s*/g, " ")
    .trim()}}`;

/**
 * Paints nothing before the first view is complete. Made by a script, since checkers of HTML do not know `rel=expect`
 * yet; without scripts the page is painted earlier.
 */
export const awaitFirstView = inline`
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "expect", href: "#first-view", blocking: "render" })
  );
`;

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

export const heldScriptsId = "held-scripts";

/** Those of React's `isDiscreteEventThatRequiresHydration` that people make in a field or on a button. */
const eventsThatHydrate =
  "click mousedown mouseup pointerdown pointerup touchstart touchend keydown keypress keyup textInput input change compositionstart compositionend cut paste";

/**
 * Releases the held scripts after the first paint; a hidden page has no frames to wait for. Until the page says that it is
 * hydrated, React hears nothing of what is typed or pressed: it would stop to hydrate all of the page at once. Fields,
 * links, the menu and forms work by themselves; a button that does not is pressed again then.
 */
export const hydrateAfterFirstPaint = inline`
  const held = document.getElementById("${heldScriptsId}"), release = () => held.before(held.content);
  let pressed, isHydrated;
  for (const kind of "${eventsThatHydrate}".split(" "))
    addEventListener(kind, (event) => {
      if (isHydrated) return;
      event.stopPropagation();
      if (kind === "click") pressed = event.target.closest("button[type=button]:not([popovertarget])") ?? pressed;
    }, true);
  addEventListener("${hydratedEvent}", () => { isHydrated = true; pressed?.click() }, { once: true });
  document.hidden ? release() : requestAnimationFrame(() => setTimeout(release));
`;
