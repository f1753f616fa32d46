/** A missed deadline. The log shows the name of the error. */
export class DeadlineError extends Error {
  override name = "DeadlineError";
}

/** Rejects when the value comes too late. The work goes on: D1 cannot cancel a statement. */
export function withDeadline<T>(value: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DeadlineError(`no answer within ${ms} ms`)), ms);
  return Promise.race([value, promise]).finally(() => clearTimeout(timer));
}
