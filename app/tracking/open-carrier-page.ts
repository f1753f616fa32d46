import { trackingUrl, type Detection, type TrackedCarrier } from "./detection.ts";

/** Clicks a link within the visitor's own click, which pop-up blockers let through. */
export function openCarrierPage({ carrier, number }: Detection, carriers: readonly TrackedCarrier[]): void {
  const template = carriers.find(({ id }) => id === carrier)?.trackingUrl;
  if (template === undefined) {
    return;
  }
  const link = document.createElement("a");
  link.href = trackingUrl(template, number);
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  link.click();
}
