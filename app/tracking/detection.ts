import type { CarrierId } from "../content/carrier-ids.ts";
import type { Carrier } from "../content/schema.ts";

export const maxTrackingText = 5000;

/** @param template has `{n}` for the number @throws URIError on a lone surrogate, which no detected number has */
export const trackingUrl = (template: string, number: string) => template.replaceAll("{n}", encodeURIComponent(number));

export type TrackedCarrier = Pick<Carrier, "name" | "trackingUrl" | "sampleNumber" | "trackingNumbers"> & {
  id: CarrierId;
};

/** `sure`: format and check digit fit. `bad-checksum`: only the format fits. `unknown`: no format fits. */
export type Confidence = "sure" | "likely" | "guess" | "bad-checksum" | "unknown";

export interface Detection {
  /** `amazon` has no link: only the buyer's account can track it. */
  carrier: CarrierId | "amazon";
  name?: string;
  /** Other carriers to try, likeliest first; all of them for `unknown`. */
  alsoOffer: readonly CarrierId[];
  confidence: Confidence;
  /** Cleaned; for a scanned barcode, the part the carrier tracks. */
  number: string;
  warning: "none" | "check-number" | "unknown-format";
  parts: ReadonlyArray<{ label: string; value: string; meaning: string }>;
}

/** `carrierDetector` adds the defaults. */
export type Finding = Pick<Detection, "carrier"> & Partial<Detection>;

export const checkedFinding = (
  holds: boolean,
  carrier: CarrierId,
  alsoOffer: readonly CarrierId[] = [],
  ifHolds: Confidence = "sure",
  ifFails: Confidence = "bad-checksum",
): Finding => ({
  carrier,
  alsoOffer,
  confidence: holds ? ifHolds : ifFails,
  warning: holds ? "none" : "check-number",
});
