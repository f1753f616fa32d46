/** The part of an unexpected error for the log, without anything that a visitor could have typed. */

interface ErrorReport {
  /** The kind of the error; of errors of the database and of settings, which quote no visitor, also the message. */
  error: string;
  /** Stack of the error, innermost first: "readForm (index.js:12:34)". */
  frames: string[];
}

const maxFrames = 8;
/** "TypeError: " or, from Node, "TypeError [ERR_INVALID_ARG_TYPE]: ". */
const kind = /^[\w$]+(?: \[\w+\])?(?:: )?/;
const frame = /^at (?<place>(?:async )?(?:[\w$.<>#[\] ]+ \()?[\p{L}\p{M}\p{N} _./:@%-]+:\d+:\d+\)?)$/u;

export function errorReport(error: unknown): ErrorReport {
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
