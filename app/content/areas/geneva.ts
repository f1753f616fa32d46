import type { Area } from "../schema";

export const genevaArea = {
  id: "geneva",
  category: "core",
  serviceName: "Pack, ship and print for Geneva",
  slug: "geneva",
  city: "Geneva",
  county: "Ashtabula County",
  geo: { lat: 41.80067, lng: -80.94615 },
  miles: 18.1,
  heading: "NE",
  labelSide: "N",
  summary: "The farthest town on our list, in Ashtabula County: what is worth the drive, and why we can't ship wine.",
  pageTitle: "Pack & Ship near Geneva",
  metaDescription:
    "From Geneva: packing for fragile pieces, insurance up to {insurance-limit}, and why a bottle of wine can't go in your package. Bring proof of value.",
  keywords: ["Geneva Ohio shipping", "ship wine Ohio", "fragile packing Geneva Ohio", "shipping insurance Geneva"],
  heroTitle: "Packing and shipping for Geneva",
  heroSubtitle:
    "Geneva is in Ashtabula County, well to our northeast. Come for fragile, valuable or odd-shaped things.",
  heroImage: "/images/areas/geneva.svg",
  content: [
    {
      heading: "Past Madison, over the county line",
      body: `Geneva has the ZIP code 44041 and lies beyond Perry and Madison, in Ashtabula County. No town on our list is farther away. You are welcome with anything. Call before a drive this long.`,
    },
    {
      heading: "Can you ship a bottle of wine for me?",
      body: `No, we can't ship alcohol. USPS doesn't carry it, and FedEx, UPS and DHL take it only from licensed businesses. The winery may be able to ship to your state.

Glasses, a framed label or grape jelly are fine. They just need a good box.`,
    },
    {
      heading: "Is it worth the drive for one package?",
      body: `If it is sealed and has a label, probably not, though we take it for {dropoff.price}. If it is fragile, valuable or an odd shape, it may be. Insured packages must be packed by our staff, with proof of value such as a receipt. Coverage goes up to {insurance-limit} per package. [How insurance works](/specialty/insurance)`,
    },
    {
      heading: "Make a list first",
      body: `1. The item, unpacked, with proof of what it cost.
2. The recipient's address and phone number.
3. Anything else that is waiting: pages to print, old files to shred.
4. Our hours, from [the contact page](/contact-us). On Saturday we close early.`,
    },
  ],
  features: [
    { title: "An answer by phone", description: "Describe the item, and ask if we can ship it." },
    {
      title: "Visiting the area?",
      description: "If you bought more than fits in the car, we can pack it and ship it home.",
    },
    { title: "Everything in one visit", description: "Pack, insure, copy and ship in a single stop." },
  ],
  popular: [
    { service: "insurance", why: "For something you could not buy again." },
    { service: "professional-packing", why: "Glass and pottery need more than a guess at a box." },
    { service: "fedex-shipping", why: "For what won't fit in the suitcase." },
    { service: "artwork-shipping", why: "For a painting that won't fit in the back seat." },
  ],
  faqs: [],
  lastUpdated: "2026-11-23",
} as const satisfies Area;
