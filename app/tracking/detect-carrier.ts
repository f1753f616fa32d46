/** From a tracking number to its carrier and the carrier's page. */
import type { CarrierId } from "../content/carrier-ids.ts";
import type { Detection, TrackedCarrier } from "./detection.ts";
import { firstFinding, rulesFor } from "./rules.ts";

/** As carriers write it: capital letters and digits, nothing between them. */
export const cleanTrackingNumber = (text: string): string => text.toUpperCase().replace(/[^A-Z\d]/g, "");

/**
 * Names the carrier of a tracking number. Never throws: a number that fits no rule goes to the chosen carrier, with a
 * warning.
 * @param text one number; see `findTrackingNumbers` for several
 * @param chosen the visitor's choice, if any: it leads at `guess`, where it is among the offers, and at `unknown`
 */
export type DetectCarrier = (text: string, chosen?: CarrierId) => Detection;

export function carrierDetector(carriers: readonly TrackedCarrier[]): DetectCarrier {
  const rules = rulesFor(carriers);
  return (text, chosen) => {
    const number = cleanTrackingNumber(text);
    const carrierToTry = chosen ?? "fedex";
    const detection: Detection = {
      alsoOffer: [],
      confidence: "sure",
      number,
      warning: "none",
      parts: [],
      ...(firstFinding(number, carrierToTry, rules) ?? {
        carrier: carrierToTry,
        alsoOffer: carriers.map(({ id }) => id),
        confidence: "unknown",
        warning: "unknown-format",
      }),
    };
    const { carrier, alsoOffer, confidence } = detection;
    if (confidence !== "guess" || chosen === undefined || carrier === "amazon" || !alsoOffer.includes(chosen)) {
      return detection;
    }
    return { ...detection, carrier: chosen, alsoOffer: [carrier, ...alsoOffer.filter((id) => id !== chosen)] };
  };
}
