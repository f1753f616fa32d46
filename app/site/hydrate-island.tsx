/** Loaded with the first island that wakes, so pages without islands load no React. */
import { useLayoutEffect, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { ImagesBase } from "../ui/picture.tsx";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (place: Element) => [...place.querySelectorAll<Control>("input, textarea, select")];

/** React re-renders HTML that an extension or translator changed. @returns a function that restores what the visitor entered */
function noteState(place: Element): () => void {
  const controls = controlsIn(place);
  const entries = controls.map((control) =>
    "defaultValue" in control && control.value === control.defaultValue ? "" : control.value,
  );
  const checked = controls.map((control) => control instanceof HTMLInputElement && control.checked);
  const open = [...place.querySelectorAll("details")].map((details) => details.open);
  const focused = controls.findIndex((control) => control === document.activeElement);
  const caret = controls[focused] instanceof HTMLSelectElement ? null : controls[focused]?.selectionStart;
  return () => {
    if (controls.every(({ isConnected }) => isConnected)) {
      return;
    }
    controlsIn(place).forEach((control, at) => {
      const entry = entries[at] ?? "";
      // Otherwise it is the island's, such as a draft.
      if (entry !== "" && control.value !== entry) {
        control.value = entry;
        control.dispatchEvent(new Event("input", { bubbles: true }));
      }
      if (control instanceof HTMLInputElement && control.checked !== checked[at]) {
        control.click();
      }
      if (at === focused) {
        control.focus({ preventScroll: true });
        if (caret !== null && caret !== undefined && !(control instanceof HTMLSelectElement)) {
          control.setSelectionRange(caret, caret);
        }
      }
    });
    place.querySelectorAll("details").forEach((details, at) => (details.open = open[at] ?? false));
  };
}

/** @param lose called if the island fails, also later; its HTML then stays as it came */
export function hydrate(place: HTMLElement, Component: ComponentType<object>, lose: () => void): Promise<void> {
  const props = JSON.parse(place.dataset["props"] ?? "{}") as object;
  const restore = noteState(place);
  // React empties a root that fails.
  const plain = [...place.childNodes].map((node) => node.cloneNode(true));
  return new Promise((resolve, reject) => {
    function Alive() {
      useLayoutEffect(() => {
        restore();
        resolve();
      }, []);
      return (
        <ImagesBase value={document.body.dataset["images"] ?? ""}>
          <Component {...props} />
        </ImagesBase>
      );
    }
    hydrateRoot(place, <Alive />, {
      onUncaughtError(error) {
        place.replaceChildren(...plain);
        restore();
        // It would fail again.
        place.dataset["awake"] = "";
        lose();
        reportError(error);
        reject(error);
      },
    });
  });
}
