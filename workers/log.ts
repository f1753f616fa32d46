/**
 * One JSON line per event. Fields are numbers and words of our own: never a name, an address,
 * a message, a token or a coordinate.
 */
type LogFields = Record<string, string | number | boolean | null | readonly string[]>;

export function logEvent(event: string, fields: LogFields = {}): void {
  console.log(JSON.stringify({ event, ...fields }));
}

export function logError(event: string, error: unknown, fields: LogFields = {}): void {
  console.error(JSON.stringify({ event, error: describeError(error), ...fields }));
}

/** The kind of an error and, for errors of our own and of D1, its message; others may quote what a visitor typed. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) {
    return typeof error;
  }
  const isSafe = error.name === "ConfigurationError" || error.message.startsWith("D1_ERROR");
  return isSafe ? `${error.name}: ${error.message}` : error.name;
}
