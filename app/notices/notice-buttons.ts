import { whenLoaded, withStorage } from "../ui/browser.ts";

const dismissedKey = "dismissed-notice";

/** Not its text, which a translator changes. */
const findWords = () => document.querySelector<HTMLElement>(".notice [data-words]");

function removeDismissed(): void {
  const words = findWords();
  if (words && withStorage(() => sessionStorage.getItem(dismissedKey)) === words.dataset["words"]) {
    words.closest(".notice")?.remove();
  }
}

export function startNotice(): void {
  removeDismissed();
  // A late notice streams in at the end of the document.
  void whenLoaded().then(removeDismissed);
  document.addEventListener("notice", removeDismissed);
  document.addEventListener("click", ({ target }) => {
    const words = findWords();
    if (words && target instanceof Element && target.closest("[data-dismiss]")) {
      withStorage(() => sessionStorage.setItem(dismissedKey, words.dataset["words"] ?? ""));
      document.getElementById("main")?.focus({ preventScroll: true });
      words.closest(".notice")?.remove();
    }
  });
}
