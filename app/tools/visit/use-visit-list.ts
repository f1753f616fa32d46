import { use, useEffect, useEffectEvent, useState } from "react";
import { ToolRequestContext } from "../use-tool-form.ts";
import { onListChange, storedList, storeList } from "./stored-list.ts";
import { visitPath } from "./visit-address.ts";
import type { VisitList } from "./visit-list.server.ts";

/** Names the question for the stored list, as opposed to the one for the checked boxes. */
const keptForm = "kept-list";

const idsIn = (list: string) => list.split(",").filter(Boolean);

/**
 * `/visit?for=…` is the whole list. With `#add` ("Add to my visit") it is added to the stored list. `/visit` alone brings
 * the stored list back. The page follows changes in other tabs.
 * @param list that the page shows
 * @returns a key that changes whenever a stored list replaces the shown one
 */
export function useVisitList({ errands, isDone }: VisitList): string {
  const { ask, answered } = use(ToolRequestContext);
  const list = errands.map(({ id }) => id).join(",");
  const [kept, setKept] = useState("");
  if (answered?.form === keptForm && answered.address !== kept) {
    setKept(answered.address);
  }
  const isOwn = answered !== null && answered.form !== keptForm;
  const show = (ids: readonly string[]) => ask({ form: keptForm, isAutoSubmit: true, address: visitPath(ids, isDone) });

  const open = useEffectEvent(() => {
    const { hash, search } = location;
    const isAdded = hash === "#add";
    const named = idsIn(list);
    const all = isAdded || search === "" ? [...new Set([...(storedList() ?? []), ...named])] : named;
    if (search !== "") {
      storeList(all);
    }
    if (all.length > 0 && (isAdded || search === "")) {
      show(all);
    }
  });
  const followOtherTab = useEffectEvent(() => {
    const stored = storedList();
    if (stored !== null && stored.join(",") !== list) {
      show(stored);
    }
  });
  useEffect(() => open(), []);
  useEffect(() => onListChange(() => followOtherTab()), []);
  useEffect(() => {
    // A list that is only followed is not stored once more: it would undo what the other tab has done since.
    if (isOwn) {
      storeList(idsIn(list));
    }
  }, [isOwn, list]);
  return kept;
}
