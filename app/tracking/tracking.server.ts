import { carriers } from "../content/carriers/index.ts";
import { trackingPage } from "../content/pages/tracking.ts";
import type { TrackedCarrier } from "./detection.ts";
import type { BandView } from "../site/band.ts";
import { callAct } from "../site/site.server.ts";

export const trackedCarriers: readonly TrackedCarrier[] = carriers.map(
  ({ id, name, trackingUrl, sampleNumber, trackingNumbers = [] }) => ({
    id,
    name,
    trackingUrl,
    sampleNumber,
    trackingNumbers,
  }),
);

export function viewTrackingPage() {
  const { heroTitle, heroSubtitle, heroImage, formTitle, tipsTitle, tips, help } = trackingPage;
  const band: BandView = {
    parts: [{ ...help, acts: [{ label: "Contact Support", to: "/contact-us" }, callAct] }],
    drawing: heroImage,
  };
  return {
    heroTitle,
    heroSubtitle,
    heroImage,
    formTitle,
    carriers: trackedCarriers,
    advice: { tipsTitle, tips },
    band,
  };
}
