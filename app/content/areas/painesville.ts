import { allCarriers, anyCarrier, price, rate } from "../number-words.ts";
import type { Area } from "../schema";

export const painesvilleArea = {
  serviceName: "Pack, ship and print for Painesville",
  slug: "painesville",
  city: "Painesville",
  county: "Lake County",
  keywords: [
    "shipping near Painesville",
    "how far Painesville",
    "Painesville copies and fax",
    "Painesville fingerprinting",
  ],
  geo: { lat: 41.72164, lng: -81.25836 },
  summary: "Drop-offs, mailboxes, copies, faxes and fingerprinting, one town to the south.",
  pageTitle: "Pack & Ship near Painesville",
  metaDescription: `Near Painesville: ${allCarriers} drop-offs are ${price("dropoff")}. Mailboxes from ${rate("mailbox-basic")}, copies and fax, Ohio BCI ${price("fingerprint-bci")} by online appointment.`,
  heroTitle: "Shipping, copies and fingerprinting near Painesville",
  heroSubtitle: "When a court, clerk or board wants copies, scans or prints, we're just south of you.",
  heroImage: "/images/areas/painesville.svg",
  content: [
    {
      heading: "From Painesville",
      body: `Painesville is the seat of Lake County and the closest town on our list. Concord Township shares your ZIP code, 44077.`,
    },
    {
      heading: "Drop off or pick up",
      body: `Dropping off a labeled ${anyCarrier} [package](/pack-ship/package-drop-offs) is ${price("dropoff")}. A [mailbox](/home-business/mailbox-rental) starts at ${rate("mailbox-basic")}, and we [receive packages](/pack-ship/package-receiving) for ${rate("receiving")}.`,
    },
    {
      heading: "Copy, scan, print or fax",
      body: `- Make [copies](/copy-print/copies) of signed pages.
- [Scan](/home-business/document-scanning) paper into a file you can email.
- Ask how soon we can [print](/copy-print/document-printing) a page from your phone.
- Send a [fax](/home-business/fax-services), if the office takes one.`,
    },
    {
      heading: "Fingerprinting by appointment",
      body: `Book online, because we can't take walk-ins. Bring a current government photo ID, your request letter or form, the reason code and the mailing address for results. An Ohio BCI check is ${price("fingerprint-bci")}. See [fingerprinting](/specialty/digital-fingerprinting).`,
    },
  ],
  features: [
    { title: "Just one page?", description: "Come on in, even just to fax or copy that." },
    {
      title: "Check before you leave",
      description: "Look at stamps, seals and signatures near the edge of each copy.",
    },
  ],
  popular: [
    { service: "package-drop-offs", why: "For packages that are ready to go." },
    { service: "digital-fingerprinting", why: "For licenses and jobs that ask for a state or federal check." },
    { service: "document-scanning", why: "Keep a scan of each paper before it goes to the clerk." },
    { service: "fax-services", why: "For offices that still want a fax." },
  ],
  lastUpdated: "2026-11-28",
} as const satisfies Area;
