import { amount, price } from "../number-words.ts";
import type { Area } from "../schema";

export const fairportHarborArea = {
  serviceName: "Pack, ship and print for Fairport Harbor",
  slug: "fairport-harbor",
  city: "Fairport Harbor",
  county: "Lake County",
  keywords: [
    "shipping near Fairport Harbor",
    "how far Fairport Harbor",
    "Fairport Harbor drop-off",
    "Fairport Harbor international shipping",
  ],
  geo: { lat: 41.7476, lng: -81.27281 },
  summary: "Free drop-offs, and what customs asks when you ship abroad.",
  pageTitle: "Shipping near Fairport Harbor",
  metaDescription: `From Fairport Harbor: labeled drop-offs are ${price("dropoff")} in Concord Township. Sending abroad? Bring the recipient's phone and email, and a list with values.`,
  heroTitle: "Shipping near Fairport Harbor",
  heroSubtitle: `Send packages and gifts abroad. Dropping off a labeled package is ${price("dropoff")}.`,
  heroImage: "/images/areas/fairport-harbor.svg",
  content: [
    {
      heading: "From Fairport Harbor",
      body: `We're south of you, past Painesville, in Concord Township, which shares your ZIP code, 44077.`,
    },
    {
      heading: "What does customs want to know?",
      body: `What's in the package, item by item, with a value for each. "Two knitted wool sweaters, used" is good, but "gift" isn't enough.

Food, candles and anything with a battery may be refused. See [international shipping](/pack-ship/international-shipping) to choose a carrier.`,
    },
    {
      heading: "Small and heavy?",
      body: `For a US address, ask about a USPS flat rate box, which has one price up to ${amount("usps-weight")}. For other countries, the weight limit is much lower.`,
    },
  ],
  features: [
    {
      title: "Not sure about the customs form?",
      description: "Fill in what you can, and we'll look at the rest with you.",
    },
    { title: "Express or mail", description: "Choose express for urgent papers and USPS for a box that can wait." },
  ],
  popular: [
    { service: "international-shipping", why: "For birthday and holiday boxes to family abroad." },
    { service: "dhl-express", why: "When papers have to be in another country fast." },
    { service: "package-drop-offs", why: "For labeled packages and returns." },
  ],
  lastUpdated: "2026-11-28",
} as const satisfies Area;
