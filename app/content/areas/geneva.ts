import { amount, price } from "../number-words.ts";
import type { Area } from "../schema";

export const genevaArea = {
  serviceName: "Pack, ship and print for Geneva",
  slug: "geneva",
  city: "Geneva",
  county: "Ashtabula County",
  keywords: ["shipping near Geneva", "how far Geneva", "Geneva packing", "Geneva shipping insurance"],
  geo: { lat: 41.80067, lng: -80.94615 },
  summary: "The farthest town on our list: what's worth the drive, and why we can't ship wine.",
  pageTitle: "Pack & Ship near Geneva",
  metaDescription: `From Geneva: packing for fragile pieces, insurance up to ${amount("insurance-limit")}, and why a bottle of wine can't go in your package. Bring proof of value.`,
  heroTitle: "Packing and shipping for Geneva",
  heroSubtitle: "For fragile, valuable or odd-shaped things, the drive from Ashtabula County can be worth it.",
  heroImage: "/images/areas/geneva.svg",
  content: [
    {
      heading: "From Geneva",
      body: `From Geneva (ZIP code 44041), you'll come past Madison and Perry to get to us. It's the farthest town on our list.`,
    },
    {
      heading: "Can you ship a bottle of wine for me?",
      body: `No, we can't ship alcohol. USPS doesn't carry it, and FedEx, UPS and DHL take it only from licensed businesses. The winery may be able to ship to your state.

Glasses, a framed label and grape jelly are all fine.`,
    },
    {
      heading: "Is it worth the drive for one package?",
      body: `If it's sealed and labeled, probably not, though drop-off is ${price("dropoff")}. If it's fragile or valuable, it may be, because our staff can pack it, and with proof of value you can [insure it](/specialty/insurance).`,
    },
  ],
  features: [
    { title: "Call before you drive", description: "Describe the item, and we'll tell you if we can ship it." },
    {
      title: "Visiting the area?",
      description: "If you bought more than fits in the car, we can pack it and ship it home.",
    },
  ],
  popular: [
    { service: "insurance", why: "For something valuable, with proof of what it's worth." },
    { service: "professional-packing", why: "We pack glass, pottery and other fragile things." },
    { service: "fedex-shipping", why: "For anything with a delivery date." },
  ],
  lastUpdated: "2026-11-28",
} as const satisfies Area;
