import { isoAfter } from "../clock.ts";

export const minute = 60_000;
/** After this a cron may lease the row again. */
export const leaseMs = 5 * minute;
/** Minutes after failed try n; hourly past the end. */
const backoffMinutes = [1, 5, 15, 60];
const giveUpAfterMs = 72 * 60 * minute;

export const retryDelayMs = (attempts: number): number => (backoffMinutes[attempts - 1] ?? 60) * minute;

/** As the row keeps it. */
export interface Outcome {
  id: string;
  status: "sent" | "pending" | "failed";
  /** ISO 8601, UTC, like `nextAt`. */
  mailedAt?: string;
  nextAt?: string;
  error: string | null;
}

export const sentOutcome = (id: string, now: Date, error: string | null = null): Outcome => ({
  id,
  status: "sent",
  mailedAt: now.toISOString(),
  error,
});

/** Without `nextAt` the message is given up. */
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
