/**
 * Questions have addresses. A browser opens an answer that its address names, with scripts or without, since the address
 * is that of the answer within its `details`. This does the same where the client router brings the page, writes the
 * address of an answer that is opened, and keeps a question that is pressed where it is while another closes above it.
 * It comes with the first page that has questions. To take it out: delete its import in `use-page-start.ts`.
 */

const questionOf = (details: Element | null | undefined) => details?.querySelector("summary") ?? null;

const addressedAnswer = () => document.getElementById(location.hash.slice(1))?.closest("details") ?? null;

/** Opens the answer and the subject that holds it. */
function reveal(answer: HTMLDetailsElement): void {
  answer.open = true;
  const subject = answer.parentElement?.closest("details");
  if (subject) {
    reveal(subject);
  }
}

/** Opening an answer is no step of the history. */
function writeAddress({ target }: { target: unknown }): void {
  // Subjects have no name: several may be open.
  const id = target instanceof HTMLDetailsElement && target.name !== "" ? target.querySelector("[id]")?.id : undefined;
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

let isListening = false;

/**
 * Looks after the questions of the page that shows.
 * @param isArrival a link led here, by the client router: reading starts at the question that it names
 */
export function attendToAnswers(isArrival: boolean): void {
  const addressed = addressedAnswer();
  const opened = document.querySelector("details[name][open]");
  if (addressed !== null && opened === null) {
    reveal(addressed);
  }
  // Leave the focus with somebody who is typing.
  if (isArrival && document.activeElement?.matches("input, textarea, select") !== true) {
    questionOf(addressed)?.scrollIntoView({ behavior: "instant" });
    questionOf(addressed)?.focus({ preventScroll: true });
  }
  if (!isListening) {
    isListening = true;
    // It does not bubble.
    document.addEventListener("toggle", writeAddress, { capture: true });
    document.addEventListener("click", stayInPlace);
    // A question was opened before this code came.
    writeAddress({ target: opened });
  }
}
