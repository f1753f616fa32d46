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
    await hydrate(place, island.default);
  }
}

/** Only an island keeps a draft while one types; it restores this one. What nobody typed leaves an earlier draft alone. */
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

function wake(place: HTMLElement): Promise<void> {
  let alive = waking.get(place);
  if (alive === undefined) {
    const note = place.querySelector<HTMLElement>("[data-code-gone]");
    place.ariaBusy = "true";
    alive = load(place).then(
      () => {
        place.dataset["awake"] = "";
        place.ariaBusy = null;
        note?.setAttribute("hidden", "");
      },
      (error: unknown) => {
        waking.delete(place);
        place.ariaBusy = null;
        if (note !== null) {
          note.role = "alert";
          note.hidden = false;
          addEventListener("pagehide", () => keepText(note), { once: true });
        }
        throw error;
      },
    );
    waking.set(place, alive);
  }
  return alive;
}

const wakeQuietly = (place: HTMLElement) => void wake(place).catch(() => undefined);

const islandOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-island]:not([data-awake])") : null;

/** Replays a press once the island is ready; if its code fails to load, the plain form or link acts. */
function hold(event: Event, again: () => void, without: () => void): void {
  const place = islandOf(event.target);
  if (place !== null) {
    event.preventDefault();
    event.stopImmediatePropagation();
    wake(place).then(again, () => place.querySelector("[data-code-gone]") ?? without());
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
      const { target: form, submitter } = event;
      if (form instanceof HTMLFormElement) {
        hold(
          event,
          () => form.isConnected && form.requestSubmit(submitter),
          () => form.submit(),
        );
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
        hold(
          event,
          () => button.click(),
          () => undefined,
        );
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
