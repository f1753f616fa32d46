/**
 * Does something with the browser's storage, which some browsers refuse.
 * @returns null where it fails
 */
export function withStorage<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
