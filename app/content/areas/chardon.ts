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
  summary:
    "South of us in Geauga County: packing for jars and bottles, UPS for heavy boxes, and deliveries held indoors.",
  pageTitle: "Packing and Shipping near Chardon, Geauga County",
  metaDescription:
    "From Chardon, across the county line in Geauga County: how to ship syrup and jars, when to call first in the snow, and where deliveries can wait.",
  keywords: ["Chardon Ohio shipping", "ship maple syrup", "Chardon package receiving", "Geauga County UPS"],
  heroTitle: "Packing and shipping for Chardon",
  heroSubtitle: "We are north of you, over the Geauga County line, with {carriers.count} carriers and staff who pack.",
  heroImage: "/images/areas/chardon.svg",
  content: [
    {
      heading: "North, over the county line",
      body: `Chardon is the county seat of Geauga County. Our store is to the north, in Lake County. On our map it is about as far from us as Kirtland, so it pays to do two or three things in one trip. A free drop-off alone is welcome too.`,
    },
    {
      heading: "How do I ship syrup or jam?",
      body: `Pack it as if it will leak.

1. Choose plastic jugs over glass when you can.
2. Tape the cap, then seal each one in its own bag.
3. Wrap it, box it, and put that box in a larger one with padding all around.

Liquids are heavy. Two smaller boxes often arrive in better shape than one large one. Or bring the jugs as they are and have us [pack them](/pack-ship/professional-packing).`,
    },
    {
      heading: "Snow between you and us?",
      body: `The weather in Chardon can differ from ours. Call first: the number is at the top of every page. If we have to close, this site says so on every page too.`,
    },
    {
      heading: "Have deliveries wait indoors",
      body: `When you can't be home, have packages from FedEx, UPS and DHL sent to our store for {receiving.per-package}. [Package receiving](/pack-ship/package-receiving) explains how. Tell us first how long they may have to wait.`,
    },
  ],
  features: [
    { title: "Tell us about liquids", description: "If something inside can spill, say so, and we pack around that." },
    {
      title: "Heavy boxes",
      description: "UPS takes packages up to {ups-weight}. Smaller ones are easier on your back.",
    },
    { title: "One trip, several jobs", description: "Ship, make copies and pick up a package in the same visit." },
  ],
  popular: [
    { service: "professional-packing", why: "For jars, bottles and anything else that breaks." },
    { service: "ups-authorized-shipper-outlet", why: "For boxes too heavy for the mail." },
    { service: "package-receiving", why: "Packages stay dry until you can come." },
    { service: "insurance", why: "For an antique or an instrument you can't replace." },
  ],
  faqs: [],
  lastUpdated: "2026-11-21",
} as const satisfies Area;
