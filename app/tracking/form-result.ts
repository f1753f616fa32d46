import type { CarrierId } from "../content/carrier-ids.ts";
import { carrierDetector } from "./detect-carrier.ts";
import { maxTrackingText, type TrackedCarrier } from "./detection.ts";
import { findTrackingNumbers } from "./pasted-text.ts";

export type TrackingResult = ReturnType<typeof readTrackingForm>;

export function readTrackingForm(form: FormData, carriers: readonly TrackedCarrier[]) {
  const entered = String(form.get("number") ?? "").slice(0, maxTrackingText);
  const carrier = form.get("carrier");
  const selected = carriers.find(({ id }) => id === carrier)?.id ?? null;
  const { numbers, ...others } = findTrackingNumbers(entered, carriers);
  const detectCarrier = carrierDetector(carriers);
  return {
    entered,
    /** Null for "Detect for me". */
    selected,
    ...others,
    problem: numbers.length > 0 ? null : entered.trim() === "" ? ("empty" as const) : ("no-number" as const),
    detections: numbers.map((number) => detectCarrier(number, selected ?? undefined)),
  };
}

/** Null for several numbers or an uncertain carrier. */
export function carrierOf(text: string, carriers: readonly TrackedCarrier[]): CarrierId | null {
  const [only, ...others] = findTrackingNumbers(text.slice(0, maxTrackingText), carriers).numbers;
  if (only === undefined || others.length > 0) {
    return null;
  }
  const { carrier, confidence } = carrierDetector(carriers)(only);
  return carrier === "amazon" || confidence === "guess" || confidence === "unknown" ? null : carrier;
}
