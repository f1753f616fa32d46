/**
 * Questions have addresses, and the browser opens the answer that its address names, since the address is that of the answer
 * within its `details`. This writes the address of an answer that is opened, and keeps a question that is pressed where it
 * is while another closes above it. To take it out: delete its import in `use-page-start.ts`.
 */

/** Opening an answer is no step of the history. */
function writeAddress({ target }: { target: unknown }): void {
  const id = target instanceof HTMLDetailsElement ? target.querySelector("[id]")?.id : undefined;
  const isOpen = target instanceof HTMLDetailsElement && target.open;
  if (id !== undefined && isOpen !== (location.hash === `#${id}`)) {
    const { pathname, search } = location;
    history.replaceState(history.state, "", isOpen ? `#${id}` : pathname + search);
  }
}

function stayInPlace({ target }: Event): void {
  const question = target instanceof Element ? target.closest("details[name] > summary") : null;
  if (question !== null) {
    const { top } = question.getBoundingClientRect();
    // Before the next paint, when one question has opened and the other has closed.
    requestAnimationFrame(() => scrollBy({ top: question.getBoundingClientRect().top - top, behavior: "instant" }));
  }
}

/** Looks after the questions of the page. */
export function attendToAnswers(): void {
  // It does not bubble.
  document.addEventListener("toggle", writeAddress, { capture: true });
  document.addEventListener("click", stayInPlace);
  // A question was opened before this code came.
  writeAddress({ target: document.querySelector("details[name][open]") });
}
