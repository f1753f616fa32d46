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
  summary: "Rods, clubs, oars and other long things from Eastlake: how to measure, pack and send them.",
  pageTitle: "Shipping Long and Odd Packages from Eastlake, Ohio",
  metaDescription:
    "Fishing rods, golf clubs, oars: how Eastlake can measure a long package, which carrier limits apply, and whether to box it at home or at our counter.",
  keywords: ["Eastlake Ohio shipping", "ship fishing rod", "golf club shipping Eastlake", "custom box Eastlake"],
  heroTitle: "Long, thin and hard to box",
  heroSubtitle:
    "Life by the water comes with gear that no ordinary carton fits. Measure it first, then head east to us.",
  heroImage: "/images/areas/eastlake.svg",
  content: [
    {
      heading: "Gear from the river mouth",
      body: `At Eastlake the Chagrin River runs out into Lake Erie, and garages fill up accordingly: rods, nets, paddles, a set of clubs behind the door. When such a thing is sold or lent to somebody far away, length becomes the problem.`,
    },
    {
      heading: "Will a carrier take it?",
      body: `Measure the longest side of the finished package. Then run the tape once around its thickest part, which is the girth, and add the two.

- **USPS:** up to {usps-girth} in all for most services, and {usps-weight}.
- **UPS:** up to {ups-length} long, {ups-girth} length and girth together, and {ups-weight}.

Reels and rod sections that come apart save a good deal. Phone us with the numbers if you land near a limit.`,
    },
    {
      heading: "Box it at home, or bring it loose?",
      body: `A rod in a rigid tube with padded ends is easy to do yourself. An outboard part, a glass lamp or a mounted walleye is not. Fins and handles snap because they stick out, so the box has to hold the body and leave them free. We make [custom boxes](/pack-ship/custom-box-making) for such cases.`,
    },
    {
      heading: "One drive, several jobs",
      body: `You come from the far side of the county, so use the trip. Print those forms, pick up tape and cartons for the next sale, post the birthday parcel. Check [our hours](/contact-us) before a Saturday run, since that day is shorter.`,
    },
  ],
  features: [
    {
      title: "Clubs with a collar",
      description: "Bundle the heads and brace the longest shaft, or the bag may fold on the way.",
    },
    {
      title: "Hooks off first",
      description: "Take off lures, hooks and blades before you come, for everyone's fingers.",
    },
    {
      title: "Fuel out, dry and aired",
      description: "Anything with a motor must be free of gas and vapor before a carrier will look at it.",
    },
  ],
  popular: [
    { service: "custom-box-making", why: "Made around the object, so you pay to ship less air." },
    { service: "golf-club-shipping", why: "Sends the set to the first tee and spares you the baggage belt." },
    { service: "ups-authorized-shipper-outlet", why: "Its length limit leaves more room than the mail does." },
    { service: "packaging-supplies", why: "Stock up on tubes and tape when you sell old tackle online." },
  ],
  faqs: [],
  lastUpdated: "2026-11-20",
} as const satisfies Area;
