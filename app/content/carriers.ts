import type { Carrier } from "./schema";

/** The four carriers, in the order of the tracking form: FedEx first. */
export const carriers = [
  {
    id: "fedex",
    name: "FedEx",
    url: "https://www.fedex.com/",
    trackingUrl: "https://www.fedex.com/fedextrack/?trknbr={n}",
  },
  { id: "ups", name: "UPS", url: "https://www.ups.com/", trackingUrl: "https://www.ups.com/track?tracknum={n}" },
  {
    id: "usps",
    name: "USPS",
    url: "https://www.usps.com/",
    trackingUrl: "https://tools.usps.com/go/TrackConfirmAction?tLabels={n}",
  },
  {
    id: "dhl",
    name: "DHL",
    url: "https://www.dhl.com/us-en/home.html",
    trackingUrl: "https://www.dhl.com/us-en/home/tracking.html?tracking-id={n}&submit=1",
  },
] as const satisfies Carrier[];
