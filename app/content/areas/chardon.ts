import type { Area } from "../schema";

export const chardonArea = {
  id: "chardon",
  category: "core",
  serviceName: "Pack, ship and print for Chardon",
  slug: "chardon",
  city: "Chardon",
  county: "Geauga County",
  geo: { lat: 41.57929, lng: -81.20906 },
  miles: 6.7,
  heading: "S",
  labelSide: "E",
  summary: "South of us in Geauga County: packing for jars and syrup, UPS for heavy boxes, and package receiving.",
  pageTitle: "Pack & Ship near Chardon",
  metaDescription:
    "From Chardon in Geauga County: labeled drop-offs are {dropoff.price}, packages received for {receiving.per-package}, and how to ship syrup and jars. FedEx, UPS, USPS, DHL.",
  keywords: ["Chardon Ohio shipping", "ship maple syrup", "Chardon package receiving", "Geauga County UPS"],
  heroTitle: "Packing and shipping for Chardon",
  heroSubtitle: "We are north of you, over the county line: {carriers}, and staff who can pack for you.",
  heroImage: "/images/areas/chardon.svg",
  content: [
    {
      heading: "North, over the county line",
      body: `Chardon is the county seat of Geauga County. Our store is to the north, in Lake County. Do two or three things in one trip, or come just for a {dropoff.price} drop-off.`,
    },
    {
      heading: "How do I ship syrup or jam?",
      body: `Pack it as if it will leak.

1. Choose plastic jugs over glass when you can.
2. Tape the cap, then seal each one in its own bag.
3. Wrap it, box it, and put that box in a larger one with padding all around.

Liquids are heavy. Two smaller boxes often arrive in better shape than one large one. Or bring the jugs and have us [pack them](/pack-ship/professional-packing).`,
    },
    {
      heading: "Snow days",
      body: `The weather in Chardon can differ from ours. Check this site or call before you drive. The number is at the top of every page.`,
    },
    {
      heading: "Have deliveries come here",
      body: `When you can't be home, have packages from FedEx, UPS and DHL sent to our store for {receiving.per-package}. [Package receiving](/pack-ship/package-receiving) explains how. Going away for long? Call with your dates before the package is sent.`,
    },
  ],
  features: [
    { title: "Tell us about liquids", description: "If something inside can spill, say so before it is packed." },
    {
      title: "Heavy boxes",
      description: "UPS takes packages up to {ups-weight}. Smaller ones are easier on your back.",
    },
    { title: "One trip, several jobs", description: "Ship, make copies and pick up a package in the same visit." },
  ],
  popular: [
    { service: "professional-packing", why: "For jars, bottles and anything else that breaks." },
    { service: "ups-authorized-shipper-outlet", why: "For boxes too heavy for the mail." },
    { service: "package-receiving", why: "Your packages come to our store, not to your porch." },
    { service: "insurance", why: "For an antique or an instrument you can't replace." },
  ],
  faqs: [],
  lastUpdated: "2026-11-23",
} as const satisfies Area;
