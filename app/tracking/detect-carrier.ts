import type { CarrierId } from "../content/carrier-ids.ts";
import type { Detection, Finding, TrackedCarrier } from "./detection.ts";
import { rulesFor } from "./rules.ts";

const defaultCarrier: CarrierId = "fedex";

export const cleanTrackingNumber = (text: string): string => text.toUpperCase().replace(/[^A-Z\d]/g, "");

/** Never throws: unknown numbers go to the chosen carrier with a warning. The choice also decides a `guess`. */
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
