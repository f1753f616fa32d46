import type { Area } from "../schema";

export const eastlakeArea = {
  id: "eastlake",
  category: "core",
  serviceName: "Pack, ship and print for Eastlake",
  slug: "eastlake",
  city: "Eastlake",
  county: "Lake County",
  geo: { lat: 41.65664, lng: -81.42911 },
  miles: 9.3,
  heading: "W",
  labelSide: "N",
  summary: "West of us on the lake: rods, clubs, oars and other long things, and how to measure them for a carrier.",
  pageTitle: "Shipping near Eastlake",
  metaDescription:
    "Ship rods, clubs and oars from Eastlake: UPS takes up to {ups-length} long, USPS {usps-girth} of length plus girth. How to measure, and when to get a custom box.",
  keywords: ["Eastlake Ohio shipping", "ship fishing rod", "golf club shipping Eastlake", "custom box Eastlake"],
  heroTitle: "Shipping long items from Eastlake",
  heroSubtitle: "Rods, clubs, oars and other long things: measure first, then call with the numbers.",
  heroImage: "/images/areas/eastlake.svg",
  content: [
    {
      heading: "West of us, on the lake",
      body: `Eastlake has the ZIP code 44095 and lies next to Willoughby, with Mentor between you and us. It is a longer trip, so call with the measurements. Then one visit is enough.`,
    },
    {
      heading: "Will a carrier take it?",
      body: `Measure the longest side of the packed item. Then run the tape once around its thickest part. That is the girth. Add the two.

- **USPS:** up to {usps-girth} in all for most services, {usps-girth-oversized} by ground at oversized prices, and {usps-weight}.
- **UPS:** up to {ups-length} long, {ups-girth} length and girth together, and {ups-weight}.

Take apart what comes apart, such as reels and rod sections.`,
    },
    {
      heading: "Box it at home, or bring it loose?",
      body: `A rod in a stiff tube with padded ends is easy to do yourself. A lamp, a motor part or a mounted fish is not, because the parts that stick out snap. We make [custom boxes](/pack-ship/custom-box-making) for those.`,
    },
    {
      heading: "Make the trip count",
      body: `Bring the pages you want printed and the papers you want shredded. Drop-offs are {dropoff.price}, so add your labeled returns. On Saturday we close early: see [our hours](/contact-us).`,
    },
  ],
  features: [
    { title: "Bundle the clubs", description: "Wrap the heads together and brace the longest club with a stiff rod." },
    { title: "Hooks off first", description: "Take off lures, hooks and blades before you bring it in." },
    { title: "No gas inside", description: "Anything with a motor must be empty of fuel, or carriers refuse it." },
  ],
  popular: [
    { service: "custom-box-making", why: "A box made to fit the item, so you don't pay to ship empty space." },
    { service: "golf-club-shipping", why: "Send the set ahead to the course." },
    { service: "ups-authorized-shipper-outlet", why: "UPS takes longer and heavier packages than the mail." },
    { service: "packaging-supplies", why: "For packing your online sales at home." },
  ],
  faqs: [],
  lastUpdated: "2026-11-23",
} as const satisfies Area;
