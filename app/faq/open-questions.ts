/** Puts an opened answer in the URL, and keeps a pressed question in place while another closes above it. */

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
    // Runs after both questions changed and before the next paint.
    requestAnimationFrame(() => scrollBy({ top: question.getBoundingClientRect().top - top, behavior: "instant" }));
  }
}

export function startQuestions(): void {
  // `toggle` doesn't bubble.
  document.addEventListener("toggle", writeAddress, { capture: true });
  document.addEventListener("click", keepScrollPosition);
  // On reload or Back, Chromium doesn't open the target itself.
  for (let box = document.getElementById(location.hash.slice(1)); box !== null; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement) {
      box.open = true;
    }
  }
  // The visitor may have opened a question before this ran.
  writeAddress({ target: document.querySelector("details[name][open]:has(> [id])") });
}
