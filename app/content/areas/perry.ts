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
  labelSide: "N",
  summary: "Northeast of us: custom boxes, how to pack live plants, and flyers for the season.",
  pageTitle: "Ship & Print near Perry",
  metaDescription:
    "From Perry: how to box a live plant and which day to send it, custom boxes for odd shapes, and flyers in {print-standard-time} after you approve a proof.",
  keywords: ["Perry Ohio shipping", "ship live plants", "nursery printing Perry Ohio", "custom boxes Perry"],
  heroTitle: "Custom boxes, plants and print near Perry",
  heroSubtitle: "We are southwest of you in Concord Township. Dropping off a labeled package is {dropoff.price}.",
  heroImage: "/images/areas/perry.svg",
  content: [
    {
      heading: "Southwest of Perry",
      body: `Perry lies between us and Madison. Its ZIP code is 44081. Come for a custom box or a print order, and drop off labeled packages at no charge.`,
    },
    {
      heading: "Can I send a live plant?",
      body: `Often, if the carrier agrees. Some states limit plants and soil from elsewhere, so look up the rules where it is going. Then:

- Water it the day before, and let it drain.
- Wrap the roots in damp paper and a bag, tied at the stem.
- Fix the pot so that it can't lift when the box turns over.
- Send it early in the week, and not in hard frost or heat.

Call and ask which carrier takes it before you dig it up.`,
    },
    {
      heading: "Tall, narrow or odd?",
      body: `No stock box fits a young tree or a rake. Send length, width, height and weight, and get a quote for a [custom box](/pack-ship/custom-box-making). Or bring it in.`,
    },
    {
      heading: "Flyers and price lists",
      body: `Settle the wording early, because a list often changes until the last day, and you approve a proof first. After that, [flyers and brochures](/copy-print/flyers-brochures) take {print-standard-time}.`,
    },
  ],
  features: [
    { title: "Arrows are not enough", description: "Mark which side is up, but pack it as if nobody will look." },
    { title: "Stamps for bills", description: "Buy stamps while you are here for the letters that still go by mail." },
    { title: "A quote by phone", description: "Call with the size, the weight and the ZIP code, and get a price." },
  ],
  popular: [
    { service: "custom-box-making", why: "For tools and plants in shapes no stock box fits." },
    { service: "flyers-brochures", why: "A folded list that people can take home." },
    { service: "postage-stamps", why: "For invoices and orders that go by letter." },
    { service: "shredding", why: "For old order books and records." },
  ],
  faqs: [],
  lastUpdated: "2026-11-23",
} as const satisfies Area;
