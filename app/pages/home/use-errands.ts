import { useEffect, useRef, type FormEvent } from "react";
import { onListChange, storedList } from "../../tools/visit/kept-list.ts";

/** What a box does comes with the first of them, or when the list changes elsewhere. */
const boxes = () => import("./errand-boxes.ts");

/** The form of the stamps: its boxes and the kept list are the same, in every tab. Without scripts it is a GET. */
export function useErrands() {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const { current } = form;
    if (current === null) {
      return undefined;
    }
    const list = storedList() ?? [];
    const checked = [...current.querySelectorAll<HTMLInputElement>(":checked")];
    if (checked.some(({ value }) => !list.includes(value))) {
      // Checked before the scripts had come.
      void boxes().then(({ addChecked }) => addChecked(current));
    }
    return onListChange(() => void boxes().then(({ checkBoxes }) => checkBoxes(current)));
  }, []);

  return {
    ref: form,
    onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      if (target instanceof HTMLInputElement) {
        void boxes().then(({ takeBox }) => takeBox(currentTarget, target));
      }
    },
    /** The postmark comes down; the next page has it too. */
    onSubmit: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      currentTarget.dataset.done = "";
    },
  };
}
