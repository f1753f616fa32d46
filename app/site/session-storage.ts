/**
 * Does something with `sessionStorage`, which some browsers refuse.
 * @returns null where there is none
 */
export function withSessionStorage<Result>(work: (store: Storage) => Result): Result | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}
