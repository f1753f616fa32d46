/** Keeps the list of a visit while the visitor looks around: in the tab's own storage, gone with the tab. */
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { visitPath } from "./visit-list.ts";
import { withSessionStorage } from "../../site/session-storage.ts";

const storageKey = "visit";
const separator = ",";

const readList = (): string[] =>
  (withSessionStorage((store) => store.getItem(storageKey)) ?? "").split(separator).filter(Boolean);

/** Where the store is refused, the address holds the list as well. */
const storeList = (list: readonly string[]) =>
  withSessionStorage((store) => store.setItem(storageKey, list.join(separator)));

/**
 * `/visit?for=…` is the whole list. With `#add` ("Add to my visit") it is added to the stored list. `/visit` alone brings
 * the stored list back.
 * @param chosen ids of the services that the address names
 */
export function useVisitList(chosen: readonly string[]): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const list = chosen.join(separator);
  useEffect(() => {
    const isAdded = hash === "#add";
    const named = list.split(separator).filter(Boolean);
    const all = isAdded || search === "" ? [...new Set([...readList(), ...named])] : named;
    if (search !== "") {
      storeList(all);
    }
    if (isAdded || (search === "" && all.length > 0)) {
      void navigate(visitPath(all), { replace: true, preventScrollReset: true });
    }
  }, [hash, search, list, navigate]);
}
