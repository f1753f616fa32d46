/**
 * A JSON line per event, with the id of its request or cron run. Fields are numbers and the code's own words: never a
 * name, an address, a message, a token or a coordinate.
 */
type LogFields = Record<string, string | number | boolean | null | readonly string[]>;

export interface Log {
  event: (event: string, fields?: LogFields) => void;
  /** Logs an event that is no failure of the site, but may concern staff. */
  warn: (event: string, fields?: LogFields) => void;
  /** An unexpected error: its kind and its stack's frames. Each error is logged once. */
  error: (event: string, error: unknown, fields?: LogFields) => void;
}

/** Creates the log of a request or a cron run; the failure page shows the id of its request. */
export function createLog(requestId: string): Log {
  const reported = new WeakSet<object>();
  return {
    event: (event, fields) => console.log(JSON.stringify({ event, requestId, ...fields })),
    warn: (event, fields) => console.warn(JSON.stringify({ event, requestId, ...fields })),
    error(event, error, fields) {
      if (error instanceof Error) {
        if (reported.has(error)) {
          return;
        }
        reported.add(error);
        if (import.meta.env.MODE === "development") {
          console.error(error.stack);
        }
      }
      console.error(JSON.stringify({ event, requestId, ...fields, ...errorReport(error) }));
    },
  };
}

/** Cloudflare's id of this request, which its own log has too; elsewhere an id of our own. */
export function requestIdOf(request: Request): string {
  const ray = request.headers.get("cf-ray") ?? "";
  return /^[\da-f]{16}(-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}

const maxFrames = 8;
/** "TypeError: " or, from Node, "TypeError [ERR_INVALID_ARG_TYPE]: ". */
const kind = /^[\w$]+(?: \[\w+\])?(?:: )?/;
const frame = /^at (?<place>(?:async )?(?:[\w$.<>#[\] ]+ \()?[\p{L}\p{M}\p{N} _./:@%-]+:\d+:\d+\)?)$/u;

/**
 * An unexpected error for the log, without anything that a visitor could have typed: its kind, of errors of the database
 * and of settings also the message, and its frames, innermost first: "readForm (index.js:12:34)".
 */
export function errorReport(error: unknown): { error: string; frames: string[] } {
  if (!(error instanceof Error)) {
    return { error: typeof error, frames: [] };
  }
  const isOwnMessage = error.name === "ConfigurationError" || error.message.startsWith("D1_ERROR");
  return { error: isOwnMessage ? `${error.name}: ${error.message}` : error.name, frames: framesOf(error) };
}

/** A stack begins with the error's name and its message, in which lines may look like frames, too. */
function framesOf({ message, stack = "" }: Error): string[] {
  const [name = ""] = kind.exec(stack) ?? [];
  if (!stack.startsWith(message, name.length)) {
    return [];
  }
  return stack
    .slice(name.length + message.length)
    .split("\n")
    .map((line) => frame.exec(line.trim())?.groups?.place)
    .filter((place) => place !== undefined)
    .slice(0, maxFrames);
}
