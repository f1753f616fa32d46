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
  summary: "At the western end of Lake County: what you can do from home, and what needs a visit.",
  pageTitle: "Fingerprints near Wickliffe",
  metaDescription:
    "From Wickliffe: fingerprinting by online appointment, Ohio BCI {fingerprint-bci.price}, both checks {fingerprint-bci-fbi.price}. What you can do from home, and what needs a visit.",
  keywords: [
    "Wickliffe fingerprinting",
    "digital mailbox Wickliffe",
    "shredding near Wickliffe",
    "Wickliffe Ohio shipping",
  ],
  heroTitle: "Fingerprinting, mail and shipping for Wickliffe",
  heroSubtitle:
    "Wickliffe is the town farthest to our west. Do what you can from home, and book your fingerprint appointment online.",
  heroImage: "/images/areas/wickliffe.svg",
  content: [
    {
      heading: "At the other end of Lake County",
      body: `Wickliffe is west of us, past Willoughby and Mentor. You are in the same county, with the ZIP code 44092. A single drop-off is welcome, and it is {dropoff.price}. To save a trip, bring several things at once.`,
    },
    {
      heading: "Do I have to come in person?",
      body: `- **No:** to read mail in a [digital mailbox](/home-business/digital-mailbox-rental), to [track a package](/tracking), or to get a quote.
- **Yes:** to have your fingerprints taken, to have something packed, or to pick up mail.
- **Once:** to show two IDs for Form 1583.`,
    },
    {
      heading: "Book fingerprints first",
      body: `[Fingerprinting](/specialty/digital-fingerprinting) is by online appointment only, and it takes {fingerprint-time}. Have the reason code and the mailing address for the result with you. Without them you may have to come back.`,
    },
    {
      heading: "What else to bring",
      body: `Papers to be [shredded](/home-business/shredding), pages to be scanned, and the box that needs a label. With a big load, call ahead.`,
    },
  ],
  features: [
    {
      title: "Quotes by message",
      description: "Send the size, weight and ZIP code, and get a price before you decide.",
    },
    {
      title: "Call about the notary",
      description: "Call and ask when a notary is in, and leave the paper unsigned.",
    },
    { title: "Know before you go", description: "Today's hours are at the top of every page of this site." },
  ],
  popular: [
    { service: "digital-fingerprinting", why: "By online appointment, so you know your time." },
    { service: "digital-mailbox-rental", why: "See your mail online, from home." },
    { service: "shredding", why: "Bring it when you come for something else." },
    { service: "professional-packing", why: "For the fragile item you would rather not box yourself." },
  ],
  faqs: [],
  lastUpdated: "2026-11-23",
} as const satisfies Area;
