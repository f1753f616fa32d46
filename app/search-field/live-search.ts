/** Shows HTML from `/search.html` below a search field while the visitor types. */

const deadlineMs = 5000;
/** Pause in typing before we ask the server. */
const restMs = 130;
/** Further pause before an answer to an incomplete word replaces the current one. */
const begunMs = 600;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function cannotSearch(): Element {
  const words = document.createElement("p");
  words.role = "status";
  words.className = "px-1 text-sm";
  words.textContent = navigator.onLine
    ? "Search isn't working right now. Please try again in a minute."
    : "You seem to be offline. Search works again when you are back online.";
  return words;
}

async function ask(query: string, signal: AbortSignal): Promise<Element> {
  try {
    const response = await fetch(`/search.html?${new URLSearchParams({ q: query }).toString()}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
    });
    const found = new DOMParser().parseFromString(await response.text(), "text/html").querySelector("[data-found]");
    return (response.ok && found) || cannotSearch();
  } catch {
    return cannotSearch();
  }
}

/** Resolves when no link in the list has focus; new results would remove it. */
const whenUnfocused = (list: HTMLElement, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (!list.matches(":focus-within:not(:focus)")) {
      resolve();
      return;
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) {
        resolve();
      }
    };
    list.addEventListener("focusout", onFocusOut, { signal });
  });

function moveFocus(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  // During composition, arrows choose a character.
  const step = event.isComposing ? 0 : event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at === -1 ? undefined : stops[at + step];
  if (next !== undefined && step !== 0) {
    event.preventDefault();
    next.focus();
  }
}

const isChoice = ({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  target instanceof Element && target.closest("a") !== null && !(metaKey || ctrlKey || shiftKey || altKey);

function startForm(form: HTMLFormElement, field: HTMLInputElement, list: HTMLElement): void {
  let asking: AbortController | undefined;
  /** What the list answers. */
  let asked: string | undefined;

  async function show(): Promise<void> {
    const query = field.value.trim();
    asking?.abort();
    if (query === asked) {
      return;
    }
    const { signal } = (asking = new AbortController());
    await pause(query === "" ? 0 : restMs);
    if (signal.aborted) {
      return;
    }
    const found = await ask(query, signal);
    await pause(found.matches("[data-begun]") && list.hasChildNodes() ? begunMs : 0);
    await whenUnfocused(list, signal);
    if (!signal.aborted) {
      asked = found.matches("[data-found]") ? query : undefined;
      list.replaceChildren(found);
      list.hidden = document.activeElement === null || !form.contains(document.activeElement);
    }
  }

  const open = () => {
    list.hidden = !list.hasChildNodes();
    void show();
  };
  const close = () => {
    list.hidden = true;
    asking?.abort();
  };
  field.addEventListener("focus", open);
  field.addEventListener("input", open);
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.isComposing && !list.hidden && form.closest("[popover]") === null) {
      // Escape would clear a search field.
      event.preventDefault();
      field.focus();
      close();
    }
    moveFocus(event, [field, ...list.querySelectorAll("a")]);
  });
  form.addEventListener("focusin", ({ target }) => {
    // Keyboard focus scrolls into view with its ring; a pressed link must not move.
    if (target instanceof Element && target.matches("a:focus-visible")) {
      target.closest("li, article")?.scrollIntoView({ block: "nearest" });
    }
  });
  form.addEventListener("reset", () => {
    // The browser clears the field after this event.
    setTimeout(() => void show());
  });
  form.addEventListener("submit", close);
  form.addEventListener("click", (event) => {
    if (isChoice(event)) {
      form.reset();
      close();
      form.closest<HTMLElement>("[popover]")?.hidePopover();
    } else if (event.target instanceof Element && event.target.closest("[type=reset]") !== null) {
      field.focus();
    }
  });
  for (const kind of ["pointerdown", "focusin"]) {
    document.addEventListener(kind, ({ target }) => {
      if (target instanceof Node && !form.contains(target)) {
        close();
      }
    });
  }
  addEventListener("online", () => {
    if (!list.hidden) {
      void show();
    }
  });
  // The visitor may have started typing before this loaded.
  if (document.activeElement === field) {
    open();
  }
}

export function start(): void {
  for (const list of document.querySelectorAll<HTMLElement>("[data-live]")) {
    const form = list.closest("form");
    const field = form?.querySelector<HTMLInputElement>("input[type=search]");
    if (form && field) {
      startForm(form, field, list);
    }
  }
}
