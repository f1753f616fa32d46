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
  summary: "Free drop-offs, and what customs asks about packages abroad.",
  pageTitle: "Shipping near Fairport Harbor",
  metaDescription: `From Fairport Harbor: labeled drop-offs are ${price("dropoff")} in Concord Township. Sending abroad? Bring the recipient's phone and email, and a list with values.`,
  heroTitle: "Shipping near Fairport Harbor",
  heroSubtitle: `Packages abroad, gifts and everyday mail. Dropping off a labeled package is ${price("dropoff")}.`,
  heroImage: "/images/areas/fairport-harbor.svg",
  content: [
    {
      heading: "From Fairport Harbor",
      body: `Concord Township is south of you, past Painesville. Your ZIP code, 44077, is one of the township's, too.`,
    },
    {
      heading: "What does customs want to know?",
      body: `What is in the package, piece by piece, with a value for each. "Two knitted wool sweaters, used" is good, but "gift" is not enough.

Food, candles and anything with a battery may be refused. [International shipping](/pack-ship/international-shipping) tells you which carrier to choose.`,
    },
    {
      heading: "Small and heavy?",
      body: `For a US address, ask about a USPS flat rate box, which has one price up to ${amount("usps-weight")}. Abroad the limit is much lower.`,
    },
  ],
  features: [
    { title: "Not sure about the form?", description: "Fill in what you can, and we'll look at the rest with you." },
    { title: "Express or mail", description: "Choose express for urgent papers and USPS for a box that can wait." },
  ],
  popular: [
    { service: "international-shipping", why: "For birthday and holiday boxes to family abroad." },
    { service: "dhl-express", why: "When papers have to be in another country fast." },
    { service: "package-drop-offs", why: "For labeled packages and returns." },
  ],
  lastUpdated: "2026-11-28",
} as const satisfies Area;
