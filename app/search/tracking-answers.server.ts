/** A tracking number in a search field: whose it is, and where to follow it. */
import { carrierDetector } from "../tracking/detect-carrier.ts";
import { trackingUrl } from "../tracking/detection.ts";
import { findTrackingNumbers } from "../tracking/pasted-text.ts";
import { trackedCarriers } from "../tracking/tracking.server.ts";
import { verdict } from "../tracking/verdict.ts";
import type { AnswerView } from "./engine/answer-view.ts";

const detectCarrier = carrierDetector(trackedCarriers);

/** No carrier's numbers have fewer. */
const fewestDigits = 8;

/** Numbers that may be anything are none here: people type sizes, phone numbers and years as well. */
export function trackingAnswers(query: string): AnswerView[] {
  if (query.replaceAll(/\D/g, "").length < fewestDigits) {
    return [];
  }
  return findTrackingNumbers(query, trackedCarriers)
    .numbers.map((number) => detectCarrier(number))
    .filter(({ confidence }) => confidence !== "guess" && confidence !== "unknown")
    .slice(0, 3)
    .map((detection) => {
      const carrier = trackedCarriers.find(({ id }) => id === detection.carrier);
      return {
        title: carrier === undefined ? "Amazon Logistics" : `Track with ${carrier.name}`,
        to: carrier === undefined ? "/tracking" : trackingUrl(carrier.trackingUrl, detection.number),
        source: "Tracking",
        body: [{ p: [`${detection.number}: ${verdict(detection, carrier?.name)}`] }],
        open: null,
      };
    });
}
