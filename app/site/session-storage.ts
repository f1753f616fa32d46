/**
 * Does something with the tab's own store, which some browsers refuse.
 * @returns null where there is none
 */
export function withTabStore<Result>(work: (store: Storage) => Result): Result | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}
