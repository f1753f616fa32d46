import { use, useEffect, useEffectEvent } from "react";
import { ToolRequestContext } from "../use-tool-form.ts";
import { withStorage } from "../../site/with-storage.ts";
import { onListChange, storedList, storeList } from "./stored-list.ts";
import { visitPath } from "./visit-address.ts";

/**
 * Stores the list of the address without what nobody offers, and follows changes in other tabs. A list that is only followed is not stored once
 * more: it would undo what the other tab has done since.
 * @param shown ids of its errands
 */
export function useVisitList(shown: readonly string[]): void {
  const { ask } = use(ToolRequestContext);
  const open = useEffectEvent(() => {
    if (location.search !== "") {
      storeList(shown);
    }
  });
  const follow = useEffectEvent(() => {
    const stored = storedList();
    const isRefused = withStorage(() => localStorage.length) === null;
    if (location.search !== "" && !isRefused && stored.join() !== shown.join()) {
      ask({ form: "stored-list", isAutoSubmit: true, address: visitPath(stored) });
    }
  });
  useEffect(() => open(), []);
  useEffect(() => onListChange(() => follow()), []);
}
