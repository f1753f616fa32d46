/** Thrown when something took too long; the name is what the log shows. */
class DeadlineError extends Error {
  override name = "DeadlineError";
}

/** The value if it comes in time. The work itself goes on: D1 cannot cancel a statement. */
export function withDeadline<T>(value: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DeadlineError(`no answer within ${ms} ms`)), ms);
  return Promise.race([value, promise]).finally(() => clearTimeout(timer));
}
