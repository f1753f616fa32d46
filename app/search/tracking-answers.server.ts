/** Answers a tracking number with its carrier and a link to the carrier's page. */
import { carrierDetector } from "../tracking/detect-carrier.ts";
import { trackingUrl } from "../tracking/detection.ts";
import { findTrackingNumbers } from "../tracking/pasted-text.ts";
import { trackedCarriers } from "../tracking/tracking.server.ts";
import { verdict } from "../tracking/verdict.ts";
import type { RichText } from "../text/rich-text.ts";
import type { AnswerView } from "../search-field/search.ts";

const detectCarrier = carrierDetector(trackedCarriers);

/** Ignores guesses: sizes, phone numbers and years look like tracking numbers too. */
export function trackingAnswers(query: string): AnswerView[] {
  // Tracking numbers have at least eight digits.
  if (query.replaceAll(/\D/g, "").length < 8) {
    return [];
  }
  return findTrackingNumbers(query, trackedCarriers)
    .numbers.map((number) => detectCarrier(number))
    .filter(({ confidence }) => confidence !== "guess" && confidence !== "unknown")
    .slice(0, 3)
    .map((detection) => {
      const carrier = trackedCarriers.find(({ id }) => id === detection.carrier);
      const body: RichText = [{ p: [`${detection.number}: ${verdict(detection, carrier?.name)}`] }];
      return {
        title: carrier === undefined ? "Amazon Logistics" : `Track with ${carrier.name}`,
        to: carrier === undefined ? "/tracking" : trackingUrl(carrier.trackingUrl, detection.number),
        source: "Tracking",
        body,
        brief: body,
        open: null,
      };
    });
}
