const topThreshold = 400;

function showMap(button: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>("figure + template");
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
  back: () => (history.length > 1 ? history.back() : location.assign("/")),
  map: showMap,
  print: () => window.print(),
  reload: () => location.reload(),
  top() {
    // The focused button disappears.
    document.getElementById("main")?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  },
};

/** An open popover would cover the focused element. Password managers bring popovers too, outside the header. */
function closeLeftPopovers({ target }: FocusEvent): void {
  for (const opened of document.querySelectorAll<HTMLElement>("header :popover-open")) {
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
    // A page restored by Back shows no open menu, and the query of its results.
    document.querySelector<HTMLElement>("header :popover-open")?.hidePopover();
    document.querySelector<HTMLFormElement>("main form[role=search]:not(:has([data-live]))")?.reset();
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
