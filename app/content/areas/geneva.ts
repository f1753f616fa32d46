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
  summary: "The farthest town on our list: when the drive from Geneva pays, and what wine may not do.",
  pageTitle: "Geneva, Ohio: Packing and Shipping Worth the Drive",
  metaDescription:
    "Geneva is the farthest town we list. Read which errands justify the drive, why a bottle of wine cannot go in your parcel, and what to bring along.",
  keywords: ["Geneva Ohio shipping", "ship wine Ohio", "fragile packing Geneva Ohio", "shipping insurance Geneva"],
  heroTitle: "The farthest town on our list",
  heroSubtitle: "Wine country is a good way east of us. Here is when the trip makes sense and when it does not.",
  heroImage: "/images/areas/geneva.svg",
  content: [
    {
      heading: "Grapes, the lake and Ashtabula County",
      body: `Geneva is over the county line, among vineyards, with the lakeshore resort of Geneva-on-the-Lake next door. You pass other places that take a sealed box. So we would sooner tell you what we are useful for than pretend to be around the corner.`,
    },
    {
      heading: "Will you ship a bottle of wine for me?",
      body: `No. The Postal Service does not carry alcohol at all, and FedEx and UPS accept it only from licensed businesses that have an agreement with them. A private person cannot send it, however well it is wrapped. Ask the winery whether it ships to the state you have in mind.

Glasses, a framed label or grape jelly are another matter. They need only a good box.`,
    },
    {
      heading: "Worth the drive for one parcel?",
      body: `If it has a label and is taped shut, no. If it is breakable, valuable or a strange shape, perhaps. Insured parcels have to be packed by our staff, and you show proof of value such as a receipt or an appraisal. Cover goes up to {insurance-limit} for a package. [How insurance works](/specialty/insurance)`,
    },
    {
      heading: "Make a list before you set off",
      body: `1. The thing itself, unpacked, with any proof of what it cost.
2. The address, and a phone number at the other end.
3. Whatever else is waiting: pages to print, old files to shred.
4. Our hours, from [the contact page](/contact-us). Saturday ends early.`,
    },
  ],
  features: [
    {
      title: "A straight answer by phone",
      description: "Describe the item before you travel and hear whether we can send it.",
    },
    {
      title: "Vacation finds go home",
      description: "Visitors who bought more than fits in the car can have it boxed on the way back west.",
    },
    {
      title: "Everything in one visit",
      description: "Pack, insure, copy and post at a single stop, since the next trip may be months away.",
    },
  ],
  popular: [
    { service: "insurance", why: "An heirloom is the sort of parcel that earns the miles." },
    { service: "professional-packing", why: "Stemware and pottery from wine country break when the box is a guess." },
    { service: "fedex-shipping", why: "For visitors who want a suitcase of souvenirs to travel by itself." },
    { service: "artwork-shipping", why: "A painting bought on a weekend away seldom fits the back seat." },
  ],
  faqs: [],
  lastUpdated: "2026-11-20",
} as const satisfies Area;
