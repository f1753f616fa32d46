import { allCarriers, amount, anyCarrier, price } from "../number-words.ts";
import type { Area } from "../schema";

export const mentorArea = {
  serviceName: "Pack, ship and print for Mentor",
  slug: "mentor",
  city: "Mentor",
  county: "Lake County",
  keywords: ["shipping near Mentor", "how far Mentor", "Mentor print shop", "Mentor fingerprinting"],
  geo: { lat: 41.69016, lng: -81.33588 },
  summary: "Free drop-offs, business cards and flyers, fingerprinting, and Every Door Direct Mail.",
  pageTitle: "Ship & Print near Mentor",
  metaDescription: `Near Mentor: ${allCarriers} drop-off is ${price("dropoff")}. Business cards and flyers in ${amount("print-standard-time")}. Fingerprinting by online appointment, Ohio BCI ${price("fingerprint-bci")}.`,
  heroTitle: "Shipping and printing near Mentor",
  heroSubtitle: "Concord Township is east of the city. Come for one labeled box, or for a whole print order.",
  heroImage: "/images/areas/mentor.svg",
  content: [
    {
      heading: "From Mentor",
      body: `Concord Township is Mentor's neighbor, and part of it has Mentor's ZIP code, 44060.`,
    },
    {
      heading: "One labeled box is welcome",
      body: `Dropping off a labeled ${anyCarrier} package is ${price("dropoff")}. See [which returns we take](/pack-ship/package-drop-offs).`,
    },
    {
      heading: "Order print for your business",
      body: `1. Save your file as a PDF with fonts embedded.
2. Run color that touches the edge past the cut line.
3. Zoom in on every photo and check that it is sharp.

You approve a proof first. [Business cards](/copy-print/business-cards) and other standard jobs then take ${amount("print-standard-time")}.`,
    },
    {
      heading: "Fingerprinting and notary",
      body: `Book [fingerprinting](/specialty/digital-fingerprinting) online, because we can't take walk-ins. Bring a current government photo ID, your request letter or form, the reason code and the mailing address for results. An Ohio BCI check is ${price("fingerprint-bci")}.

For the [notary](/home-business#notary), call and ask when one is in.`,
    },
    {
      heading: "Mail to one part of the city",
      body: `With [Every Door Direct Mail](/home-business/every-door-direct-mail) you choose postal routes, so you can reach the streets around your door and skip the rest of Mentor.`,
    },
  ],
  features: [
    {
      title: "Cheaper or faster?",
      description: "Tell us which, and we'll help you pick a carrier.",
    },
    { title: "Odd shapes", description: "If it doesn't fit a stock box, bring it in and get a custom one." },
  ],
  popular: [
    { service: "package-drop-offs", why: "For packages ready to go." },
    { service: "digital-fingerprinting", why: "For licenses and jobs that ask for a state or federal check." },
    { service: "business-cards", why: "For new hires and new phone numbers." },
    { service: "every-door-direct-mail", why: "Reach the homes near your business, route by route." },
  ],
  lastUpdated: "2026-11-28",
} as const satisfies Area;
