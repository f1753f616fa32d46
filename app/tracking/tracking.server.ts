import { carriers } from "../content/carriers/index.ts";
import { trackingPage } from "../content/pages/tracking.ts";
import { viewPage } from "../pages/pages.server.ts";
import type { TrackedCarrier } from "./detection.ts";
import { storeContact } from "../site/site.server.ts";

export const trackedCarriers: readonly TrackedCarrier[] = carriers.map(
  ({ id, name, trackingUrl, sampleNumber, trackingNumbers = [] }) => ({
    id,
    name,
    trackingUrl,
    sampleNumber,
    trackingNumbers,
  }),
);

/** `/tracking` */
export function viewTrackingPage() {
  const { head, words } = viewPage(trackingPage);
  const { tipsTitle, tips, help, ...titles } = words;
  const advice = { tipsTitle, tips, help, phone: storeContact.phone };
  return { head, page: { ...titles, carriers: trackedCarriers, advice } };
}
