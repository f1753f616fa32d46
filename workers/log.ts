/**
 * A JSON line per event, with the id of its request or cron run. Fields are numbers and the code's own words: never a
 * name, an address, a message, a token or a coordinate.
 */
import { errorReport } from "./error-report.ts";

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
