import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { readList, storeList } from "./kept-list.ts";
import { visitPath } from "./visit-list.ts";

/**
 * `/visit?for=…` is the whole list. With `#add` ("Add to my visit") it is added to the stored list. `/visit` alone brings
 * the stored list back.
 * @param chosen ids of the services that the address names
 */
export function useVisitList(chosen: readonly string[]): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const list = chosen.join(",");
  useEffect(() => {
    const isAdded = hash === "#add";
    const named = list.split(",").filter(Boolean);
    const all = isAdded || search === "" ? [...new Set([...readList(), ...named])] : named;
    if (search !== "") {
      storeList(all);
    }
    if (isAdded || (search === "" && all.length > 0)) {
      void navigate(visitPath(all), { replace: true, preventScrollReset: true });
    }
  }, [hash, search, list, navigate]);
}
