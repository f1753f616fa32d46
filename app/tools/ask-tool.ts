/** Submits a tool's form in place: on submit, or by itself once every field is filled. */
import { focusFirstError } from "../ui/first-error.ts";
import { fetchPage, replaceParts } from "../ui/parts.ts";

/** How long a complete form waits after the last change before it submits itself. */
const pauseMs = 250;

const entriesOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input:not([type=hidden]), select")]
    .filter((control) => control.type !== "radio" || (control instanceof HTMLInputElement && control.checked))
    .map(({ name, value }): [string, string] => [name, value]);

/** Entries of every tool asked so far, so a new question keeps answers that are still loading. */
const asked = new Map<string, string>();
let asking: AbortController | undefined;

const errorsIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>("[data-part$='-error'], [role=alert]")];

function startForm(form: HTMLFormElement): void {
  const [path = "", fragment = ""] = form.getAttribute("action")?.split("#") ?? [];
  let pause: ReturnType<typeof setTimeout> | undefined;

  const isOwn = (name: string) =>
    name.startsWith(`${fragment}-`) || form.querySelector(`[data-part="${name}"]`) !== null;

  async function ask(isSubmitted: boolean): Promise<void> {
    clearTimeout(pause);
    asking?.abort();
    const { signal } = (asking = new AbortController());
    const entries = entriesOf(form);
    entries.forEach(([name, value]) => asked.set(name, value));
    const query = new URLSearchParams([...asked]).toString();
    form.ariaBusy = "true";
    const page = await fetchPage(`${path}?${query}`, signal);
    if (signal.aborted) {
      return;
    }
    document.querySelectorAll("form[data-ask]").forEach((each) => (each.ariaBusy = null));
    if (page === null) {
      const alert = document.createElement("p");
      alert.className = "mt-3 font-semibold text-red";
      alert.textContent = "We couldn't get an answer. Check your connection and try again.";
      form.querySelector("[role=alert]")?.replaceChildren(alert);
      return;
    }
    history.replaceState(history.state, "", `${path}?${query}${isSubmitted ? `#${fragment}` : ""}`);
    // The visitor may still be typing.
    if (!isSubmitted || entriesOf(form).join() !== entries.join()) {
      errorsIn(page).forEach((error) => error.replaceChildren());
    }
    replaceParts(page, (name) => isOwn(name) || /-(?:others|result)$/.test(name));
    for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[aria-invalid]")) {
      control.ariaInvalid = String(document.getElementById(`${control.id}-error`)?.hasChildNodes() === true);
    }
    if (isSubmitted && !focusFirstError(form)) {
      document.getElementById(fragment)?.scrollIntoView();
    }
  }

  for (const { name, value } of form.querySelectorAll<HTMLInputElement>("input[type=hidden]")) {
    asked.set(name, value);
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void ask(true);
  });
  form.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      if (form.checkValidity()) {
        void ask(false);
      }
    }, pauseMs);
  });
  // The visitor may have filled in the form before this ran.
  const controls = [...form.querySelectorAll("input")];
  if (controls.some((each) => each.value !== each.defaultValue || each.checked !== each.defaultChecked)) {
    form.dispatchEvent(new Event("input"));
  }
}

export function start(): void {
  document.querySelectorAll<HTMLFormElement>("form[data-ask]").forEach(startForm);
}
