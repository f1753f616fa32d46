/** Keeps the list of a visit while the visitor looks around: in the tab's own storage, gone with the tab. */
import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { withTabStore } from "../tab-store.ts";

const storageKey = "visit";
const separator = ",";

const readList = (): string => withTabStore((store) => store.getItem(storageKey)) ?? "";

/** Where the store is refused, the address holds the list as well. */
const storeList = (list: readonly string[]) => withTabStore((store) => store.setItem(storageKey, list.join(separator)));

const idsIn = (list: string) => list.split(separator).filter(Boolean);

/** Nobody else writes it while this page is shown. */
const listenToNobody = () => () => undefined;

/**
 * "Add to my visit" leads to `…#add`: what was chosen before comes along. An address that names services says all there
 * is; one that names none leaves the list alone, and gets it back.
 * @returns the list of before, where the address names none
 */
export function useVisitList(shown: readonly string[]): readonly string[] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const before = useSyncExternalStore(listenToNobody, readList, () => "");
  const list = shown.join(separator);
  useEffect(() => {
    if (search === "") {
      return;
    }
    const all = hash === "#add" ? [...new Set([...idsIn(readList()), ...idsIn(list)])] : idsIn(list);
    storeList(all);
    if (hash === "#add") {
      const query = new URLSearchParams(all.map((id) => ["for", id]));
      void navigate(`/visit?${query.toString()}`, { replace: true, preventScrollReset: true });
    }
  }, [hash, search, list, navigate]);
  return search === "" ? idsIn(before) : [];
}
