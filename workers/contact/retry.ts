import { isoAfter } from "../clock.ts";

/** When a mail that failed is tried again, and when it is given up. */
export const minute = 60_000;
/** Time for one try, after which a cron may lease the row again. */
export const leaseMs = 5 * minute;
/** Minutes to wait after failed try n; past the end of the list, hourly. */
const backoffMinutes = [1, 5, 15, 60];
const giveUpAfterMs = 72 * 60 * minute;

/** Milliseconds to wait after a count of failed tries. */
export const retryDelayMs = (attempts: number): number => (backoffMinutes[attempts - 1] ?? 60) * minute;

/** Result of a try to mail a message, as its row keeps it. */
export interface Outcome {
  id: string;
  status: "sent" | "pending" | "failed";
  /** ISO 8601, UTC, as `nextAt`. */
  mailedAt?: string;
  /** Time of the next try. */
  nextAt?: string;
  error: string | null;
}

export const sentOutcome = (id: string, now: Date, error: string | null = null): Outcome => ({
  id,
  status: "sent",
  mailedAt: now.toISOString(),
  error,
});

/** A failed try, with the time of the next, or none when the message is given up. */
export function failedOutcome(
  { id, received_at, mail_attempts }: { id: string; received_at: string; mail_attempts: number },
  error: string,
  now: Date,
): Outcome {
  const isGivenUp = now.getTime() - Date.parse(received_at) >= giveUpAfterMs;
  return {
    id,
    status: isGivenUp ? "failed" : "pending",
    ...(!isGivenUp && { nextAt: isoAfter(now, retryDelayMs(mail_attempts)) }),
    error,
  };
}
