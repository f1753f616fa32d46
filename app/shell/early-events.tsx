import { useContext } from "react";
import { draftKey } from "../contact/fields.ts";
import { ServerValuesContext } from "../site/styles.tsx";
import { observedChanges } from "./foreign-changes.ts";
import { hydratedEvent } from "./use-page-start.ts";

/** Events on which React hydrates the whole page at once. */
const eventsThatHydrate =
  "click mousedown mouseup pointerdown pointerup touchstart touchend keydown keypress keyup textInput input change compositionstart compositionend cut paste";

/**
 * Runs until React has hydrated the page. It keeps input events from React (docs/decisions.md): fields, links, the menu and
 * forms work without it, and other buttons do not show before. It keeps a message that is sent meanwhile as the draft, since
 * without a connection the browser's error page takes the place of the form. It records what others change in the page
 * meanwhile (foreign-changes.ts). Should React build the page anew, it writes what the visitor has typed into the new fields.
 */
const untilHydrated = import.meta.env.SSR
  ? `{
  let isHydrated;
  const fields = () => [...document.querySelectorAll("input, textarea, select")];
  const typed = new Map();
  const observer = new MutationObserver((records) => foreignChanges.push(...records));
  foreignChanges = [];
  document.addEventListener("readystatechange", () => observer.observe(document.body, ${JSON.stringify(observedChanges)}), { once: true });
  for (const kind of "${eventsThatHydrate}".split(" "))
    addEventListener(kind, (event) => isHydrated || event.stopPropagation(), true);
  addEventListener("submit", ({ target }) => {
    try {
      isHydrated || !target.message || sessionStorage.setItem(
        "${draftKey}", JSON.stringify(Object.fromEntries(new FormData(target))));
    } catch {}
  }, true);
  addEventListener("input", ({ target }) => isHydrated || typed.set(fields().indexOf(target), target), true);
  addEventListener("pagehide", () => document.querySelector(":popover-open")?.hidePopover());
  addEventListener("${hydratedEvent}", () => {
    isHydrated = true;
    observer.disconnect();
    const now = fields();
    typed.forEach(({ value, checked }, place) => now[place] && Object.assign(now[place], { value, checked }));
  }, { once: true });
}`.replaceAll(/\n\s*/g, "")
  : "";

export function EarlyEvents() {
  const nonce = useContext(ServerValuesContext)?.nonce;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: untilHydrated }} />;
}
