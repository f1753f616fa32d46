import type { ComponentType } from "react";
import { withStorage } from "../ui/browser.ts";

const modules = import.meta.glob<{ default: ComponentType<object> }>("../**/*.island.tsx");

const waking = new WeakMap<HTMLElement, Promise<void>>();

async function load(place: HTMLElement): Promise<void> {
  const [{ hydrate }, island] = await Promise.all([
    import("./hydrate-island.tsx"),
    modules[`../${place.dataset["island"] ?? ""}`]?.(),
  ]);
  if (island !== undefined) {
    await hydrate(place, island.default, () => sayGone(place));
  }
}

/** Keeps what was typed as a draft, which the island restores. Untouched fields keep their earlier draft. */
function keepText({ hidden, dataset, parentElement }: HTMLElement): void {
  const key = dataset["codeGone"] ?? "";
  const form = parentElement?.closest("form");
  const controls = form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select, textarea") ?? [];
  const typed = [...controls].filter(
    (control) => control.value !== ("defaultValue" in control ? control.defaultValue : ""),
  );
  if (!hidden && typed.length > 0) {
    withStorage(() => {
      // A changed message must not be sent again by itself.
      const draft: object = { ...JSON.parse(sessionStorage.getItem(key) ?? "{}"), sentWith: undefined };
      sessionStorage.setItem(
        key,
        JSON.stringify(Object.assign(draft, Object.fromEntries(typed.map(({ name, value }) => [name, value])))),
      );
    });
  }
}

function sayGone(place: HTMLElement): void {
  const note = place.querySelector<HTMLElement>("[data-code-gone]");
  if (note?.hidden) {
    note.role = "alert";
    note.hidden = false;
    addEventListener("pagehide", () => keepText(note));
  }
}

function wake(place: HTMLElement): Promise<void> {
  let alive = waking.get(place);
  if (alive === undefined) {
    place.ariaBusy = "true";
    alive = load(place)
      .then(
        () => {
          place.dataset["awake"] = "";
          place.querySelector("[data-code-gone]")?.setAttribute("hidden", "");
        },
        (error: unknown) => {
          // The next use tries again, but Firefox answers a module that failed from memory until the page is reloaded.
          waking.delete(place);
          sayGone(place);
          throw error;
        },
      )
      .finally(() => (place.ariaBusy = null));
    waking.set(place, alive);
  }
  return alive;
}

const wakeQuietly = (place: HTMLElement) => void wake(place).catch(() => undefined);

const islandOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-island]:not([data-awake])") : null;

/**
 * Replays a press once the island is ready, on the new element if React rebuilt what a translator or an extension changed.
 * If the code fails to load, the plain form acts.
 */
function hold(event: Event, pressed: HTMLElement): void {
  const place = islandOf(pressed);
  if (place !== null) {
    event.preventDefault();
    event.stopImmediatePropagation();
    const alike = place.getElementsByClassName(pressed.className);
    const at = [...alike].indexOf(pressed);
    const act = (of: Element | undefined) =>
      of instanceof HTMLFormElement ? of.requestSubmit() : of instanceof HTMLElement && of.click();
    wake(place).then(
      () => act(alike[at]),
      () => place.querySelector("[data-code-gone]") ?? (alike[at] instanceof HTMLFormElement && alike[at].submit()),
    );
  }
}

export function startIslands(): void {
  for (const kind of ["pointerdown", "focusin", "input"]) {
    document.addEventListener(
      kind,
      ({ target }) => {
        const place = islandOf(target);
        if (place !== null) {
          wakeQuietly(place);
        }
      },
      { capture: true },
    );
  }
  document.addEventListener(
    "submit",
    (event) => {
      if (event.target instanceof HTMLFormElement) {
        hold(event, event.target);
      }
    },
    { capture: true },
  );
  document.addEventListener(
    "click",
    (event) => {
      const button =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>("button[type=button]:not([data-act])")
          : null;
      if (button !== null) {
        hold(event, button);
      }
    },
    { capture: true },
  );
  for (const place of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if (place.dataset["wake"] === "load") {
      wakeQuietly(place);
    } else if (place.dataset["wake"] === "location") {
      navigator.permissions?.query({ name: "geolocation" }).then(
        ({ state }) => state === "granted" && wakeQuietly(place),
        () => undefined,
      );
    }
  }
}
