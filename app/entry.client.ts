/** Every page's script. It contains no React; islands bring it (site/island.tsx). */
import { startQuestions } from "./faq/open-questions.ts";
import { startAnalytics } from "./shell/analytics.ts";
import { startNotice } from "./notices/notice-buttons.ts";
import { readOffline } from "./shell/offline-reading.ts";
import { keepCurrent } from "./shell/keep-current.ts";
import { startPageActs } from "./shell/page-acts.ts";
import { startIslands } from "./site/wake-islands.ts";
import { startListMarks } from "./tools/my-list/list-marks.ts";
import { whenLoaded, whenShown } from "./ui/browser.ts";

/** Delay before preloading code a visitor may want. WebKit has no requestIdleCallback. */
const idleMs = 1000;

startIslands();
startPageActs();
startNotice();
startListMarks();
startQuestions();
startAnalytics();
keepCurrent();
readOffline();
// Shows what needs scripts (ui/styles/base.css).
document.documentElement.dataset["alive"] = "";
void whenShown().then(() => console.log(location.pathname));

const subjects: ReadonlyArray<[selector: string, load: () => Promise<{ start: () => void }>]> = [
  ["form[data-ask]", () => import("./tools/ask-tool.ts")],
  ["[data-stamps], [data-list-page]", () => import("./tools/my-list/change-list.ts")],
  ["[data-rotator]", () => import("./ui/rotate.ts")],
];
/** @returns whether the code arrived */
const start = (load: () => Promise<{ start: () => void }>) =>
  load().then(
    (code) => {
      code.start();
      return true;
    },
    () => false,
  );
for (const [selector, load] of subjects) {
  if (document.querySelector(selector) !== null) {
    void start(load);
  }
}

let isSearchLoaded = false;
async function loadSearch(): Promise<void> {
  if (!isSearchLoaded) {
    isSearchLoaded = true;
    isSearchLoaded = await start(() => import("./search-field/live-search.ts"));
  }
}
function useSearch({ target }: { target: EventTarget | null }): void {
  if (target instanceof Element && target.closest("[role=search], [popovertarget=search-panel]") !== null) {
    void loadSearch();
  }
}
for (const kind of ["pointerdown", "focusin", "input"]) {
  document.addEventListener(kind, useSearch);
}
useSearch({ target: document.activeElement });
void whenShown()
  .then(whenLoaded)
  .then(() => setTimeout(() => void loadSearch(), idleMs));
