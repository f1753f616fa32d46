/** What is found out about a tracking number. */
import type { CarrierId } from "../content/carrier-ids.ts";
import type { Carrier } from "../content/schema.ts";

/** What a number is taken for where neither it nor the visitor says more. */
export const defaultCarrier: CarrierId = "fedex";

/** Longer than the mails that carriers and shops send. */
export const maxTrackingText = 5000;

/**
 * The carrier's page for one number.
 * @param template an address in which `{n}` stands for the number
 * @throws URIError when the number holds half a surrogate pair, which a detected number never does
 */
export const trackingUrl = (template: string, number: string) => template.replaceAll("{n}", encodeURIComponent(number));

/** What tracking knows of a carrier. */
export type TrackedCarrier = Pick<Carrier, "name" | "trackingUrl" | "trackingNumbers"> & { id: CarrierId };

/** `sure`: the form fits, and the check digit where there is one. `bad-checksum`: the form fits, the check digit does not. `unknown`: no form fits. */
export type Confidence = "sure" | "likely" | "guess" | "bad-checksum" | "unknown";

/** What to tell the visitor: nothing, "please check this number", or "we do not know this format". */
export type TrackingWarning = "none" | "check-number" | "unknown-format";

/** A stretch of the number and what it says, in plain words. */
export interface TrackingPart {
  label: string;
  value: string;
  meaning: string;
}

export interface Detection {
  /** `amazon` is none of ours: only the buyer's Amazon account can track it, so there is no link. */
  carrier: CarrierId | "amazon";
  /** Other carriers worth a try, likeliest first. At `unknown` all, since nobody leads. */
  alsoOffer: readonly CarrierId[];
  confidence: Confidence;
  /** What to send to the carrier: cleaned, and for scanned barcodes only the part that the carrier tracks. */
  number: string;
  warning: TrackingWarning;
  /** What the number tells the receiver, from left to right; empty where that is nothing. */
  parts: readonly TrackingPart[];
}

/** What a rule has to say; `carrierDetector` fills in the rest. */
export type Finding = Pick<Detection, "carrier"> & Partial<Detection>;

/** A finding whose confidence hangs on the check digit. */
export const checked = (
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
