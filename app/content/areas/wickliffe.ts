import { amount, price } from "../number-words.ts";
import type { Area } from "../schema";

export const wickliffeArea = {
  serviceName: "Pack, ship and print for Wickliffe",
  slug: "wickliffe",
  city: "Wickliffe",
  county: "Lake County",
  keywords: ["shipping near Wickliffe", "how far Wickliffe", "Wickliffe fingerprinting", "Wickliffe shredding"],
  geo: { lat: 41.60632, lng: -81.46803 },
  summary: "What you can do from home, and what needs a visit: fingerprinting, mail, packing and shredding.",
  pageTitle: "Fingerprinting near Wickliffe",
  metaDescription: `From Wickliffe: fingerprinting by online appointment, Ohio BCI ${price("fingerprint-bci")}, BCI and FBI ${price("fingerprint-bci-fbi")}. What you can do from home, and what needs a visit.`,
  heroTitle: "Fingerprinting, mail and shipping for Wickliffe",
  heroSubtitle:
    "Wickliffe is the farthest west of our towns. Do what you can from home, and book fingerprinting online.",
  heroImage: "/images/areas/wickliffe.svg",
  content: [
    {
      heading: "From Wickliffe",
      body: "We're east of Wickliffe (ZIP code 44092), past Willoughby and Mentor.",
    },
    {
      heading: "Do I have to come in person?",
      body: `- **No:** to [track a package](/tracking), to get a quote, or to read mail in a [digital mailbox](/home-business/digital-mailbox-rental).
- **Yes:** to drop off a labeled package (${price("dropoff")}), to have your fingerprints taken, to have something packed, or to pick up mail.`,
    },
    {
      heading: "Book fingerprinting first",
      body: `[Fingerprinting](/specialty/digital-fingerprinting) is by online appointment only, and the scan takes ${amount("fingerprint-time")}. Bring a current government photo ID, your request letter or form, the reason code and the mailing address for results.`,
    },
  ],
  features: [
    {
      title: "Quotes by message",
      description: "Send the size, weight and ZIP code, and get a price before you decide.",
    },
    { title: "Call about the notary", description: "Ask when a notary is in, and don't sign the paper yet." },
  ],
  popular: [
    { service: "digital-fingerprinting", why: "For Ohio, FBI and Florida background checks." },
    { service: "digital-mailbox-rental", why: "See your mail online, from home." },
    { service: "shredding", why: "Bring old papers when you come for something else." },
  ],
  lastUpdated: "2026-11-28",
} as const satisfies Area;
