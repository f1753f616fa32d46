/** The list of a visit, kept while the visitor looks around: in the tab's own storage, gone with the tab. */
import { useSyncExternalStore } from "react";
import { withSessionStorage } from "../../site/session-storage.ts";

const storageKey = "visit";
const separator = ",";

export const readList = (): string[] =>
  (withSessionStorage((store) => store.getItem(storageKey)) ?? "").split(separator).filter(Boolean);

/** Without storage, the address still holds the list. */
export const storeList = (list: readonly string[]) =>
  withSessionStorage((store) => store.setItem(storageKey, list.join(separator)));

// Nothing to subscribe to: the list changes on its own page only, and other pages read it when they render.
const subscribe = () => () => undefined;

/** How many services are on the list; none before the scripts have come. */
export const useListLength = (): number =>
  useSyncExternalStore(
    subscribe,
    () => readList().length,
    () => 0,
  );
