import { useEffect, useRef, type FormEvent } from "react";
import { onListChange, storedList } from "../../tools/visit/stored-list.ts";

/** Loads the code of the boxes at the first press, or when the list changes in another tab. */
const boxes = () => import("./errand-boxes.ts");

/** The form of the stamps, whose boxes follow the stored list in every tab. Without scripts it is a GET. */
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
      // The visitor checked a box before the scripts had loaded.
      void boxes().then(({ storeCheckedErrands }) => storeCheckedErrands(current));
    }
    return onListChange(() => void boxes().then(({ checkStoredErrands }) => checkStoredErrands(current)));
  }, []);

  return {
    ref: form,
    onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      if (target instanceof HTMLInputElement) {
        void boxes().then(({ toggleErrand }) => toggleErrand(currentTarget, target));
      }
    },
    /** Shows the postmark, which the next page has too. */
    onSubmit: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      currentTarget.dataset.done = "";
    },
  };
}
