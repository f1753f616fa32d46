import { amount, price, rate } from "../number-words.ts";
import type { Area } from "../schema";

export const perryArea = {
  serviceName: "Pack, ship and print for Perry",
  slug: "perry",
  city: "Perry",
  county: "Lake County",
  keywords: ["shipping near Perry", "how far Perry", "Perry custom boxes", "ship a plant"],
  geo: { lat: 41.76367, lng: -81.14301 },
  summary: "Custom boxes, how to pack live plants, and flyers for the season.",
  pageTitle: "Ship & Print near Perry",
  metaDescription: `From Perry: how to box a live plant and which day to send it, custom boxes for odd shapes, and flyers in ${amount("print-standard-time")} after you approve a proof.`,
  heroTitle: "Shipping and printing near Perry",
  heroSubtitle: `Custom boxes, flyers, and tips for shipping a live plant. Dropping off a labeled package is ${price("dropoff")}.`,
  heroImage: "/images/areas/perry.svg",
  content: [
    {
      heading: "From Perry",
      body: `We're southwest of Perry (ZIP code 44081).`,
    },
    {
      heading: "Can I send a live plant?",
      body: `Often, if the carrier agrees. Some states limit plants and soil, so look up the rules there.

- Water it the day before, and let it drain.
- Wrap the roots in damp paper and a bag, tied at the stem.
- Secure the pot so it can't move if the box tips.
- Send it early in the week, not in a hard frost or heat.

Ask us before you dig it up.`,
    },
    {
      heading: "Tall, narrow or odd?",
      body: `For a young tree or a rake, we make a [custom box](/pack-ship/custom-box-making).`,
    },
    {
      heading: "Flyers and price lists",
      body: `[Flyers and brochures](/copy-print/flyers-brochures) take ${amount("print-standard-time")} after you approve a proof, so order before your season starts.`,
    },
  ],
  features: [
    {
      title: "Mail and deliveries",
      description: `Mailboxes from ${rate("mailbox-basic")}, package receiving for ${rate("receiving")}.`,
    },
    {
      title: "Know the price first",
      description: "Tell us the size, weight and ZIP code, and get a price before you drive.",
    },
  ],
  popular: [
    { service: "custom-box-making", why: "For tools and plants that don't fit a stock box." },
    { service: "flyers-brochures", why: "For price lists and event flyers people take home." },
    { service: "postage-stamps", why: "For the invoices and orders you mail." },
  ],
  lastUpdated: "2026-11-28",
} as const satisfies Area;
