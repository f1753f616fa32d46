import type { Area } from "../schema";

export const wickliffeArea = {
  id: "wickliffe",
  category: "core",
  serviceName: "Pack, ship and print for Wickliffe",
  slug: "wickliffe",
  city: "Wickliffe",
  county: "Lake County",
  geo: { lat: 41.60632, lng: -81.46803 },
  miles: 12.1,
  heading: "W",
  labelSide: "SE",
  summary:
    "At the western end of Lake County: what you can do from home, what needs a visit, and how to make one trip do.",
  pageTitle: "Fingerprinting, Digital Mail and More near Wickliffe",
  metaDescription:
    "From Wickliffe, at the western end of Lake County: what you can do online or by phone, what has to be done in person, and how to make one visit count.",
  keywords: [
    "Wickliffe fingerprinting",
    "digital mailbox Wickliffe",
    "shredding near Wickliffe",
    "Wickliffe Ohio shipping",
  ],
  heroTitle: "Across the county in one trip",
  heroSubtitle: "Wickliffe is the town farthest to our west. Do what you can from home, and book what you can't.",
  heroImage: "/images/areas/wickliffe.svg",
  content: [
    {
      heading: "At the other end of Lake County",
      body: `Wickliffe is west of us, past Willoughby and Mentor. You are in the same county, with the ZIP code 44092. You are welcome with a single drop-off, and it is {dropoff.price}. For most people the trip pays when several things come together.`,
    },
    {
      heading: "Do I have to come in person?",
      body: `- **No:** to read mail in a [digital mailbox](/home-business/digital-mailbox-rental), to [track a package](/tracking), or to ask for a quote.
- **Yes:** to have your fingerprints taken, to have something packed, or to pick up mail.
- **Once:** to show two IDs for Form 1583.`,
    },
    {
      heading: "Book fingerprints first",
      body: `[Fingerprinting](/specialty/digital-fingerprinting) is by online appointment only, and it takes {fingerprint-time}. Have the reason code and the mailing address for the result with you. Without them you may have to come back.`,
    },
    {
      heading: "What else to bring",
      body: `Papers to be [shredded](/home-business/shredding), pages to be scanned, and the box that needs a label. Call first if it is a big load.`,
    },
  ],
  features: [
    { title: "Quotes by message", description: "Send size, weight and ZIP code, and get a price before you decide." },
    {
      title: "Ask about the notary first",
      description: "Call to hear when a notary is in, and leave the paper unsigned.",
    },
    { title: "Know before you go", description: "Open hours and closings are at the top of every page of this site." },
  ],
  popular: [
    { service: "digital-fingerprinting", why: "By online appointment, so you know your time." },
    { service: "digital-mailbox-rental", why: "See your mail online, from home." },
    { service: "shredding", why: "Bring it when you come for something else." },
    { service: "professional-packing", why: "For the fragile item you would rather not box yourself." },
  ],
  faqs: [],
  lastUpdated: "2026-11-21",
} as const satisfies Area;
