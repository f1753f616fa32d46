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
  summary: "Maple syrup, winter deliveries and careful packing for Chardon, up the hill in Geauga County.",
  pageTitle: "Packing and Shipping for Chardon, Maple Season Too",
  metaDescription:
    "From Chardon down to Concord Township: how to ship maple syrup without a sticky box, when to stay home in snow, and where deliveries can wait.",
  keywords: ["Chardon Ohio shipping", "ship maple syrup", "Chardon package receiving", "Geauga County UPS"],
  heroTitle: "Syrup, snow and a sturdy box",
  heroSubtitle: "Chardon sugars its maples and shovels more than most. Both have something to do with parcels.",
  heroImage: "/images/areas/chardon.svg",
  content: [
    {
      heading: "North, and downhill",
      body: `Chardon is the county seat of Geauga County, on high ground that catches the lake's snow. Concord Township lies to the north, across the county line. The county has changed by the time you reach us, and often the weather too.`,
    },
    {
      heading: "How does maple syrup travel?",
      body: `Well, if you expect the bottle to leak and pack for it.

1. Choose plastic jugs over glass when you can.
2. Tape the cap, then seal each container in its own bag.
3. Wrap it, box it, and set that box in a larger one with padding all round.

Syrup is heavy for its size. Two smaller cartons often arrive in better shape than one large one. Or bring the jugs as they are and leave [the packing](/pack-ship/professional-packing) to us.`,
    },
    {
      heading: "Should I come while it is snowing?",
      body: `A snow band can bury the square and leave the lake plain bare, or the reverse. What you see from your window says little about the store. Call before you set out; the number is at the top of every page here. Few parcels are worth a white-knuckle drive, and most can go tomorrow.`,
    },
    {
      heading: "When the truck cannot make it up",
      body: `Drifts delay deliveries, and a carton on the step gets wet. In the worst months you might have orders sent to our [receiving counter](/pack-ship/package-receiving) for {receiving-price} and fetch them after the plow has been by.`,
    },
  ],
  features: [
    {
      title: "Liquids need a talk",
      description: "Tell us when something inside can spill, so the box is built around that.",
    },
    { title: "Dry until you come", description: "A parcel held indoors does not mind what the sky is doing." },
    {
      title: "Heavy is all right",
      description: "UPS takes boxes up to {ups-weight}, though your back will thank you for smaller ones.",
    },
  ],
  popular: [
    { service: "professional-packing", why: "Glass and syrup together make a hard test for any carton." },
    {
      service: "ups-authorized-shipper-outlet",
      why: "Suits a case of jugs, which soon outgrows what the mail will carry.",
    },
    { service: "package-receiving", why: "Winter orders have somewhere to wait while the drive is drifted in." },
    { service: "insurance", why: "Worth asking about before an antique or a fiddle leaves the farmhouse." },
  ],
  faqs: [],
  lastUpdated: "2026-11-20",
} as const satisfies Area;
