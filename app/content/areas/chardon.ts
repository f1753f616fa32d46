import { amount, anyCarrier, price, rate } from "../number-words.ts";
import type { Area } from "../schema";

export const chardonArea = {
  serviceName: "Pack, ship and print for Chardon",
  slug: "chardon",
  city: "Chardon",
  county: "Geauga County",
  keywords: ["shipping near Chardon", "how far Chardon", "Chardon packing", "ship maple syrup"],
  geo: { lat: 41.57929, lng: -81.20906 },
  summary: "Packing for jars and syrup, UPS and FedEx for heavy boxes, and package receiving.",
  pageTitle: "Pack & Ship near Chardon",
  metaDescription: `From Chardon in Geauga County: ${price("dropoff")} labeled drop-offs, package receiving for ${rate("receiving")}, and how to ship syrup and jars. FedEx, UPS, USPS, DHL.`,
  heroTitle: "Packing and shipping for Chardon",
  heroSubtitle: `We're north of you, over the county line. Ship with ${anyCarrier}, or have us pack it.`,
  heroImage: "/images/areas/chardon.svg",
  content: [
    {
      heading: "From Chardon",
      body: `Chardon, the seat of Geauga County, can have snow when we don't, so check that we're open before you drive.`,
    },
    {
      heading: "How do I ship syrup or jam?",
      body: `Pack it as if it will leak.

1. Choose plastic jugs over glass.
2. Tape the cap and seal each jug in its own bag.
3. Wrap it, box it, and put that box in a larger one with padding all around.

Or have us [pack the jugs](/pack-ship/professional-packing) for you.`,
    },
    {
      heading: "Have deliveries come here",
      body: `[Package receiving](/pack-ship/package-receiving) is ${rate("receiving")} for FedEx, UPS and DHL. If you'll be away, tell us your dates before you order.`,
    },
  ],
  features: [
    { title: "Tell us about liquids", description: "If something inside can spill, tell us before it's packed." },
    {
      title: "Heavy boxes",
      description: "Two small boxes are easier on your back than one big one.",
    },
  ],
  popular: [
    { service: "professional-packing", why: "For jars, bottles and anything else that breaks." },
    {
      service: "ups-authorized-shipper-outlet",
      why: `UPS and FedEx take up to ${amount("ups-weight")}, more than USPS.`,
    },
    { service: "package-receiving", why: "Deliveries come to our store, not to your porch." },
  ],
  lastUpdated: "2026-11-28",
} as const satisfies Area;
