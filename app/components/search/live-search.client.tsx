/** Brings a search form to life: it shows answers and pages while one types, as links that Tab and the arrows go through. */
import { createRoot } from "react-dom/client";
import { Found, searchAddress } from "./found.tsx";

/** A link of ours, followed by the client router where it runs. */
function follow(address: string) {
  const link = document.createElement("a");
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}

const steps = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/** The arrows move between the field and the links of its list. */
function moveFocus(event: KeyboardEvent, stops: readonly HTMLElement[]) {
  const step = steps.get(event.key);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = step === undefined || at === -1 ? undefined : stops[at + step];
  if (next !== undefined) {
    event.preventDefault();
    next.focus();
  }
}

/** A link was followed, and not into another tab. */
const isChoice = (event: MouseEvent) =>
  event.target instanceof Element &&
  event.target.closest("a") !== null &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const enlivened = new WeakSet<HTMLFormElement>();

/** Once a form, and only one that has room for a list. */
export function enliven(form: HTMLFormElement): void {
  const field = form.querySelector("input");
  const list = form.querySelector<HTMLElement>(".live-results");
  if (enlivened.has(form) || field === null || list === null) {
    return;
  }
  enlivened.add(form);
  /** What the form belongs to: a press there does not close it. */
  const place = form.closest<HTMLElement>("[data-search]") ?? form;
  const opener = place.querySelector<HTMLElement>("[aria-expanded]");
  const root = createRoot(list);
  const listening = new AbortController();
  const { signal } = listening;

  const show = () => {
    list.hidden = false;
  };
  const close = () => {
    list.hidden = true;
    if (opener?.ariaExpanded === "true") {
      opener.click();
    }
  };
  const closeFromOutside = ({ target }: Event) => {
    if (!form.isConnected) {
      listening.abort();
      root.unmount();
    } else if (target instanceof Node && !place.contains(target)) {
      close();
    }
  };
  document.addEventListener("pointerdown", closeFromOutside, { signal });
  document.addEventListener("focusin", closeFromOutside, { signal });
  place.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      // A search field would empty itself.
      event.preventDefault();
      // Where there is an opener, what it opened closes itself.
      if (opener === null) {
        field.focus();
        close();
      }
    }
    moveFocus(event, [field, ...list.querySelectorAll("a")]);
  });
  form.addEventListener("focusin", show);
  form.addEventListener("input", show);
  form.addEventListener("reset", () => field.focus());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    close();
    follow(searchAddress("/search", field.value));
  });
  list.addEventListener("click", (event) => {
    if (isChoice(event)) {
      form.reset();
      close();
    }
  });
  // All of what the keyboard has come to is in sight, its ring too; what a finger presses stays where it is.
  list.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible")) {
      target.closest("li")?.scrollIntoView({ block: "nearest" });
    }
  });
  // Nothing but its links is a stop for the keyboard, though it may scroll.
  list.tabIndex = -1;
  show();
  root.render(<Found form={form} field={field} />);
}
