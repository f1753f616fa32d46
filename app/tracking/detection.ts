/** Types of a detection, and constants of the tracking form. */
import type { CarrierId } from "../content/carrier-ids.ts";
import type { Carrier } from "../content/schema.ts";

/** Upper bound on a text: mails of carriers and shops fit. */
export const maxTrackingText = 5000;

/**
 * The carrier's page for one number.
 * @param template an address in which `{n}` stands for the number
 * @throws URIError when the number holds half a surrogate pair, which a detected number never does
 */
export const trackingUrl = (template: string, number: string) => template.replaceAll("{n}", encodeURIComponent(number));

export type TrackedCarrier = Pick<Carrier, "name" | "trackingUrl" | "sampleNumber" | "trackingNumbers"> & {
  id: CarrierId;
};

/** `sure`: the form fits, and the check digit where there is one. `bad-checksum`: the form fits, the check digit does not. `unknown`: no form fits. */
export type Confidence = "sure" | "likely" | "guess" | "bad-checksum" | "unknown";

export interface Detection {
  /** The carrier; `amazon` has no link, since only the buyer's account can track its numbers. */
  carrier: CarrierId | "amazon";
  /** Name of the carrier's own service that the number is for, where it has another name. */
  name?: string;
  /** Other carriers to try, likeliest first; all of them at `unknown`. */
  alsoOffer: readonly CarrierId[];
  confidence: Confidence;
  /** Cleaned number; of a scanned barcode the part that the carrier tracks. */
  number: string;
  warning: "none" | "check-number" | "unknown-format";
  /** Parts of the number, with their meanings in plain words. */
  parts: ReadonlyArray<{ label: string; value: string; meaning: string }>;
}

/** The result of a rule; `carrierDetector` adds the defaults. */
export type Finding = Pick<Detection, "carrier"> & Partial<Detection>;

/** A finding whose confidence depends on the check digit. */
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
