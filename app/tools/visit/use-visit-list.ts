import { useEffect } from "react";
import type { ToolQuestion } from "../use-tool-question.ts";
import { readList, storeList } from "./kept-list.ts";
import { visitPath } from "./visit-list.ts";

/** Names the question for the list with what was kept before. */
const keptTool = "kept-list";

/**
 * `/visit?for=…` is the whole list. With `#add` ("Add to my visit") it is added to the stored list. `/visit` alone brings
 * the stored list back.
 * @param chosen ids of the services that the address names
 * @returns whether the list has what was kept before
 */
export function useVisitList(chosen: readonly string[], { ask, answered }: ToolQuestion): boolean {
  const list = chosen.join(",");
  useEffect(() => {
    const { hash, search } = location;
    const isAdded = hash === "#add";
    const named = list.split(",").filter(Boolean);
    const all = isAdded || search === "" ? [...new Set([...readList(), ...named])] : named;
    if (search !== "") {
      storeList(all);
    }
    if (isAdded || (search === "" && all.length > 0)) {
      ask({ tool: keptTool, isAutoSubmit: true, address: visitPath(all) });
    }
  }, [list, ask]);
  return answered?.tool === keptTool;
}
