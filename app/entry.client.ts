/** The script of every page. It knows no React: what needs it is an island (site/island.tsx). */
import { startAnalytics } from "./shell/analytics.ts";
import { startNotice } from "./notices/notice-buttons.ts";
import { readOffline } from "./shell/offline-reading.ts";
import { keepCurrent } from "./shell/keep-current.ts";
import { startPageActs } from "./shell/page-acts.ts";
import { startIslands } from "./site/wake-islands.ts";
import { startListMarks } from "./tools/my-list/list-marks.ts";
import { whenShown } from "./ui/browser.ts";

startIslands();
startPageActs();
startNotice();
startListMarks();
startAnalytics();
keepCurrent();
readOffline();
// Shows what needs scripts (ui/styles/base.css).
document.documentElement.dataset["alive"] = "";
// For `npm run bench`.
performance.mark("alive");
void whenShown().then(() => console.log(location.pathname));

/** Code of what only some pages have. */
const subjects: ReadonlyArray<[selector: string, load: () => Promise<{ start: () => void }>]> = [
  ["form[data-ask]", () => import("./tools/ask-tool.ts")],
  ["[data-stamps], [data-list-page]", () => import("./tools/my-list/change-list.ts")],
  ["[data-rotator]", () => import("./ui/rotate.ts")],
  ["details[name]", () => import("./faq/open-questions.ts")],
];
const start = (load: () => Promise<{ start: () => void }>) =>
  load().then(
    (code) => code.start(),
    () => undefined,
  );
for (const [selector, load] of subjects) {
  if (document.querySelector(selector) !== null) {
    void start(load);
  }
}

/** Loads the search at its first use: a press on its button, or the focus in a field. */
function startSearch({ target }: { target: EventTarget | null }): void {
  if (target instanceof Element && target.closest("[role=search], [popovertarget=search-panel]") !== null) {
    document.removeEventListener("pointerdown", startSearch);
    document.removeEventListener("focusin", startSearch);
    void start(() => import("./search-field/live-search.ts"));
  }
}
document.addEventListener("pointerdown", startSearch);
document.addEventListener("focusin", startSearch);
startSearch({ target: document.activeElement });
