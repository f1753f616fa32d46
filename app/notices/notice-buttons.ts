import { whenLoaded, withStorage } from "../ui/browser.ts";

const dismissedKey = "dismissed-notice";

const find = (selector: string) => document.querySelector<HTMLElement>(`.notice ${selector}`);

function update(): void {
  const words = find("[data-words]");
  const more = find("[data-notice=more]");
  const notice = words?.closest<HTMLElement>(".notice");
  if (words && notice && more) {
    if (withStorage(() => sessionStorage.getItem(dismissedKey)) === words.textContent) {
      notice.remove();
      return;
    }
    // Rounding can overflow by a pixel.
    more.hidden = more.ariaExpanded !== "true" && words.scrollHeight <= words.clientHeight + 2;
  }
}

export function startNotice(): void {
  update();
  // A late notice streams in at the end of the document.
  void whenLoaded().then(update);
  addEventListener("resize", update);
  document.addEventListener("notice", update);
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-notice]") : null;
    const words = find("[data-words]");
    if (button === null || words === null) {
      return;
    }
    if (button.dataset["notice"] === "more") {
      const isWhole = button.ariaExpanded !== "true";
      button.ariaExpanded = String(isWhole);
      words.classList.toggle("notice-cut", !isWhole);
      return;
    }
    withStorage(() => sessionStorage.setItem(dismissedKey, words.textContent));
    document.getElementById("main")?.focus({ preventScroll: true });
    words.closest(".notice")?.remove();
  });
}
