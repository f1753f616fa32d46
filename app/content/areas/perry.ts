import type { Area } from "../schema";

export const perryArea = {
  id: "perry",
  category: "core",
  serviceName: "Pack, ship and print for Perry",
  slug: "perry",
  city: "Perry",
  county: "Lake County",
  geo: { lat: 41.76367, lng: -81.14301 },
  miles: 8.4,
  heading: "NE",
  summary: "Boxes for live plants, spring price lists and everyday postage for nursery country around Perry.",
  pageTitle: "Shipping Plants, Parcels and Print from Perry, Ohio",
  metaDescription:
    "Perry grows plants and now and then has to mail one. How to box a live plant, which day to send it, and when a trip to Concord Township pays.",
  keywords: ["Perry Ohio shipping", "ship live plants", "nursery printing Perry Ohio", "custom boxes Perry"],
  heroTitle: "Green goods from nursery country",
  heroSubtitle: "Boxes with room for roots, lists for the spring rush, and stamps for the rest of the year.",
  heroImage: "/images/areas/perry.svg",
  content: [
    {
      heading: "What grows by the lake",
      body: `The lake keeps frost away a little longer in fall, and growers around Perry have long made use of it. Trees, shrubs and perennials leave here by the truckload. We are for the other end of the trade: one plant to a friend, a sample to a buyer, a stack of price lists.`,
    },
    {
      heading: "Can I send a live plant?",
      body: `Often, with some care. Several states restrict plants or soil from elsewhere, so look up the rules where it is going. Then:

- Water it the day before, and let it drain.
- Wrap the roots in damp paper and a bag, tied at the stem.
- Fix the pot so that it cannot lift when the carton is turned over.
- Send it early in the week, so it spends no weekend in a warehouse.
- Wait out hard frost and heat waves.

Ask us which carrier will take it before you dig.`,
    },
    {
      heading: "Is it too far for one envelope?",
      body: `Probably. Your nearest mail drop will do for that. A carton made to measure, a print order, or a parcel you would like a second opinion on is a better reason to come our way.`,
    },
    {
      heading: "Lists, tags and flyers before April",
      body: `Growers all want print in the same few weeks. Settle the wording in winter, since a plant list changes up to the last day and a proof has to be approved. Ordinary [flyers and brochures](/copy-print/flyers-brochures) take {print-standard-time} after that.`,
    },
  ],
  features: [
    { title: "Tall and narrow", description: "A whip of a tree fits no stock carton; one can be made around it." },
    { title: "Marked the right way up", description: "Arrows help, yet pack as though nobody will read them." },
    {
      title: "Postage by the sheet",
      description: "Bills and orders by letter still need stamps, even in planting season.",
    },
  ],
  popular: [
    { service: "custom-box-making", why: "Plants and garden tools come in shapes that nobody sells a box for." },
    { service: "flyers-brochures", why: "A folded list in the hand sells more shrubs than a sign by the road." },
    { service: "postage-stamps", why: "Invoices by mail are still part of the growing trade." },
    { service: "shredding", why: "The end of the season is a good time to clear out old order books." },
  ],
  faqs: [],
  lastUpdated: "2026-11-20",
} as const satisfies Area;
