/**
 * A notice that was dismissed stays out of sight for the tab's visit, though every document brings it: the script
 * `hideDismissedNotice` of `inline-scripts.server.ts` hides it before anything is painted, React takes it out when it
 * runs. Out: this file, that script and where `transform.server.ts` writes it; a notice then shows until React runs.
 */

/** The text that was dismissed, in the tab's own store. */
export const dismissedKey = "dismissed-notice";

/** For what comes next: React has taken out what the document's own script hid. */
export const showNotices = () => {
  document.adoptedStyleSheets = [];
};
