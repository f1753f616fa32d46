/** Buttons that a script serves, by their `data-act`, and popovers that the focus has left. */

const topThreshold = 400;

/** Shows Google's map in place of the drawn one, and gives it the focus. */
function showMap(button: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>("template:has(+ .button-row)");
  const frame = template?.content.querySelector("iframe");
  if (template && frame) {
    frame.src = frame.dataset["src"] ?? "";
    template.previousElementSibling?.remove();
    template.replaceWith(frame);
    button.remove();
    frame.focus();
  }
}

const acts: Record<string, (button: HTMLElement) => void> = {
  back: () => history.back(),
  map: showMap,
  print: () => window.print(),
  reload: () => location.reload(),
  top() {
    // The button disappears.
    document.getElementById("main")?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  },
};

/** Closes an open popover that the focus has left, since it would hide the focus. */
function closeLeftPopovers({ target }: FocusEvent): void {
  for (const opened of document.querySelectorAll<HTMLElement>(":popover-open")) {
    if (target instanceof Element && target.closest(`#${opened.id}, [popovertarget="${opened.id}"]`) === null) {
      opened.hidePopover();
    }
  }
}

export function startPageActs(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-act]") : null;
    if (button !== null) {
      acts[button.dataset["act"] ?? ""]?.(button);
    }
  });
  document.addEventListener("focusin", closeLeftPopovers);
  addEventListener("pagehide", () => {
    // A page that comes back shows no menu over it, and the question of its results.
    document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
    document.querySelector<HTMLFormElement>("main > * form[role=search]")?.reset();
  });
  const toTop = document.querySelector<HTMLElement>('[data-act="top"]');
  if (toTop !== null) {
    const update = () => {
      toTop.hidden = scrollY <= topThreshold;
    };
    update();
    addEventListener("scroll", update, { passive: true });
  }
}
