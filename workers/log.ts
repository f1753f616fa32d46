/** Fields are numbers and our own words, never a name, address, message, token or coordinate. */
type LogFields = Record<string, string | number | boolean | null | readonly string[]>;

export interface Log {
  event: (event: string, fields?: LogFields) => void;
  /** Not a failure, but staff may care. */
  warn: (event: string, fields?: LogFields) => void;
  /** Logs an error's kind and stack frames, once per error. */
  error: (event: string, error: unknown, fields?: LogFields) => void;
}

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

/** Cloudflare's ray id when there is one, so both logs share it. */
export function requestIdOf(request: Request): string {
  const ray = request.headers.get("cf-ray") ?? "";
  return /^[\da-f]{16}(-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}

const maxFrames = 8;
/** "TypeError: ", or from Node "TypeError [ERR_INVALID_ARG_TYPE]: ". */
const kind = /^[\w$]+(?: \[\w+\])?(?:: )?/;
const frame = /^at (?<place>(?:async )?(?:[\w$.<>#[\] ]+ \()?[\p{L}\p{M}\p{N} _./:@%-]+:\d+:\d+\)?)$/u;

/** Only database and settings errors keep their message: others may quote a visitor. Innermost frame first. */
export function errorReport(error: unknown): { error: string; frames: string[] } {
  if (!(error instanceof Error)) {
    return { error: typeof error, frames: [] };
  }
  const isOwnMessage = error.name === "ConfigurationError" || error.message.startsWith("D1_ERROR");
  return { error: isOwnMessage ? `${error.name}: ${error.message}` : error.name, frames: framesOf(error) };
}

/** The stack repeats the message, whose lines may look like frames. */
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
