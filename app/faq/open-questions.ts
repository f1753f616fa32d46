/**
 * Writes the address of an opened answer, so that a reload opens it again, and keeps a pressed question in place while
 * another closes above it.
 */

/** Replaces the address, without a step in the history. */
function writeAddress({ target }: { target: unknown }): void {
  const id =
    target instanceof HTMLDetailsElement && target.name ? target.querySelector(":scope > [id]")?.id : undefined;
  const isOpen = target instanceof HTMLDetailsElement && target.open;
  if (id !== undefined && isOpen !== (location.hash === `#${id}`)) {
    const { pathname, search } = location;
    history.replaceState(history.state, "", isOpen ? `#${id}` : pathname + search);
  }
}

function keepScrollPosition({ target }: Event): void {
  const question = target instanceof Element ? target.closest("details[name] > summary") : null;
  if (question !== null) {
    const { top } = question.getBoundingClientRect();
    // Runs before the next paint, after both questions have changed.
    requestAnimationFrame(() => scrollBy({ top: question.getBoundingClientRect().top - top, behavior: "instant" }));
  }
}

export function start(): void {
  // `toggle` does not bubble.
  document.addEventListener("toggle", writeAddress, { capture: true });
  document.addEventListener("click", keepScrollPosition);
  // Chromium opens it for a new address only, not when one reloads the page or comes back.
  for (let box = document.getElementById(location.hash.slice(1)); box !== null; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement) {
      box.open = true;
    }
  }
  // The visitor may have opened a question before this code loaded.
  writeAddress({ target: document.querySelector("details[name][open]:has(> [id])") });
}
