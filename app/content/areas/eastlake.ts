import { amount } from "../number-words.ts";
import type { Area } from "../schema";

export const eastlakeArea = {
  serviceName: "Pack, ship and print for Eastlake",
  slug: "eastlake",
  city: "Eastlake",
  county: "Lake County",
  keywords: ["shipping near Eastlake", "how far Eastlake", "Eastlake long packages", "ship a rod"],
  geo: { lat: 41.65664, lng: -81.42911 },
  summary: "Rods, clubs, oars and other long things, and how to measure them for a carrier.",
  pageTitle: "Shipping near Eastlake",
  metaDescription: `Ship rods, clubs and oars from Eastlake: UPS takes up to ${amount("ups-length")} long, FedEx Express ${amount("fedex-length")}. How to measure a long item for each carrier.`,
  heroTitle: "Shipping long items from Eastlake",
  heroSubtitle: "Measure your rods, clubs or oars first, and we'll tell you which carrier takes them.",
  heroImage: "/images/areas/eastlake.svg",
  content: [
    {
      heading: "From Eastlake",
      body: `We're east of Eastlake (ZIP code 44095), past Mentor.`,
    },
    {
      heading: "Will a carrier take it?",
      body: `Measure the longest side of the packed item, then run the tape once around its thickest part, which is the girth. Add the two together.

- **USPS:** up to ${amount("usps-girth")} of length plus girth for most services, and ${amount("usps-weight")}.
- **UPS:** up to ${amount("ups-length")} long, ${amount("ups-girth")} of length plus girth, and ${amount("ups-weight")}.
- **FedEx Express:** up to ${amount("fedex-length")} long, ${amount("fedex-girth")} of length plus girth, and ${amount("fedex-weight")}.`,
    },
    {
      heading: "Box it at home, or bring it loose?",
      body: `You can put a rod in a stiff tube yourself. For a lamp or a mounted fish, we make [custom boxes](/pack-ship/custom-box-making).`,
    },
  ],
  features: [
    { title: "Before you come", description: "Take off lures, hooks and blades." },
    { title: "No gas inside", description: "Empty the fuel from any motor, or carriers won't take it." },
  ],
  popular: [
    { service: "custom-box-making", why: "A box made to fit, so you don't pay to ship empty space." },
    { service: "golf-club-shipping", why: "Send the set ahead to the course." },
    { service: "fedex-shipping", why: `FedEx Express takes the longest packages, up to ${amount("fedex-length")}.` },
  ],
  lastUpdated: "2026-11-28",
} as const satisfies Area;
