/** Loaded with the first island that wakes, so pages without islands load no React. */
import { startTransition, useLayoutEffect, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { ImagesBase } from "../ui/picture.tsx";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (place: Element) => [...place.querySelectorAll<Control>("input, textarea, select")];

const isText = (element: Element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** React re-renders HTML that an extension or translator changed. @returns a function that restores what the visitor entered */
function noteState(place: Element): () => void {
  const [first] = place.children;
  const entries = new Map(
    controlsIn(place).map((control) => [
      control.name,
      "defaultValue" in control && control.value === control.defaultValue ? "" : control.value,
    ]),
  );
  const open = [...place.querySelectorAll("details")].map((details) => details.open);
  const { activeElement } = document;
  const name = activeElement?.getAttribute("name");
  // An extension's field would shift an index.
  const selector = name ? `[name="${CSS.escape(name)}"]` : (activeElement?.localName ?? "a");
  const alike = () => [...place.querySelectorAll(selector)];
  const focused = alike().findIndex((element) => element === activeElement);
  const caret = activeElement !== null && isText(activeElement) ? activeElement.selectionStart : null;
  return () => {
    if (first?.isConnected === true) {
      return;
    }
    controlsIn(place).forEach((control) => {
      const entry = entries.get(control.name) ?? "";
      // Otherwise it is the island's, such as a draft.
      if (entry !== "" && control.value !== entry) {
        control.value = entry;
        control.dispatchEvent(new Event("input", { bubbles: true }));
      }
    });
    place.querySelectorAll("details").forEach((details, at) => (details.open = open[at] ?? false));
    const heir = alike()[focused];
    if (heir instanceof HTMLElement) {
      heir.focus({ preventScroll: true });
      // Fields for e-mail have no caret, and throw.
      if (isText(heir) && caret !== null && heir.selectionStart !== null) {
        heir.setSelectionRange(caret, caret);
      }
    }
  };
}

/** @param lose called if the island fails, also later; its HTML then stays as it came */
export function hydrate(place: HTMLElement, Component: ComponentType<object>, lose: () => void): Promise<void> {
  const props = JSON.parse(place.dataset["props"] ?? "{}") as object;
  let restore = noteState(place);
  // React empties a root that fails.
  const plain = [...place.childNodes].map((node) => node.cloneNode(true));
  return new Promise((resolve, reject) => {
    function Alive() {
      // React renders a second time, in one piece, if it must rebuild; letters may have come since the first.
      restore = noteState(place);
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
    // A transition hydrates in slices, between which the page answers.
    startTransition(() => {
      hydrateRoot(place, <Alive />, {
        onUncaughtError(error) {
          // React empties the root once more after this.
          setTimeout(() => {
            place.replaceChildren(...plain);
            restore();
            // It would fail again.
            place.dataset["awake"] = "";
            lose();
            reportError(error);
            reject(error);
          });
        },
      });
    });
  });
}
