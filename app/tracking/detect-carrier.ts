import type { CarrierId } from "../content/carrier-ids.ts";
import type { Detection, Finding, TrackedCarrier } from "./detection.ts";
import { rulesFor } from "./rules.ts";

/** Carrier where neither the number nor the visitor names one. */
const defaultCarrier: CarrierId = "fedex";

/** The capital letters and digits of a number. */
export const cleanTrackingNumber = (text: string): string => text.toUpperCase().replace(/[^A-Z\d]/g, "");

/**
 * Creates a function that names the carrier of a tracking number, see `findTrackingNumbers` for several. It never throws: a
 * number that fits no rule goes to the chosen carrier, with a warning. The visitor's choice, if any, leads at `guess`, where
 * it is among the offers, and at `unknown`.
 */
export function carrierDetector(carriers: readonly TrackedCarrier[]) {
  const rules = rulesFor(carriers);
  return (text: string, chosen?: CarrierId): Detection => {
    const number = cleanTrackingNumber(text);
    const carrierToTry = chosen ?? defaultCarrier;
    let finding: Finding | undefined;
    for (const { pattern, detect } of rules) {
      finding ??= pattern.test(number) ? detect(number, carrierToTry) : undefined;
    }
    const detection: Detection = {
      alsoOffer: [],
      confidence: "sure",
      number,
      warning: "none",
      parts: [],
      ...(finding ?? {
        carrier: carrierToTry,
        alsoOffer: carriers.map(({ id }) => id),
        confidence: "unknown",
        warning: "unknown-format",
      }),
    };
    const { carrier, alsoOffer, confidence } = detection;
    return confidence === "guess" && chosen !== undefined && carrier !== "amazon" && alsoOffer.includes(chosen)
      ? { ...detection, carrier: chosen, alsoOffer: [carrier, ...alsoOffer.filter((id) => id !== chosen)] }
      : detection;
  };
}
