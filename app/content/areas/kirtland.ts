import { packages, rate } from "../number-words.ts";
import type { Area } from "../schema";

export const kirtlandArea = {
  serviceName: "Pack, ship and print for Kirtland",
  slug: "kirtland",
  city: "Kirtland",
  county: "Lake County",
  keywords: ["shipping near Kirtland", "how far Kirtland", "Kirtland package receiving", "Kirtland mailbox"],
  geo: { lat: 41.59642, lng: -81.33938 },
  summary: "Package receiving, mailboxes, bicycle shipping, and scans of papers you can't replace.",
  pageTitle: "Mail & Shipping near Kirtland",
  metaDescription: `From Kirtland: package receiving for ${rate("receiving")}, mailboxes from ${rate("mailbox-basic")}, bikes shipped, old letters scanned before you mail them.`,
  heroTitle: "Mailboxes and shipping near Kirtland",
  heroSubtitle: `Have packages sent to our store for ${rate("receiving")}, or rent a mailbox from ${rate("mailbox-basic")}.`,
  heroImage: "/images/areas/kirtland.svg",
  content: [
    {
      heading: "From Kirtland",
      body: `We're northeast of Kirtland, which shares its ZIP code, 44094, with Willoughby.`,
    },
    {
      heading: "Can my deliveries come to you?",
      body: `Yes, in two ways.

- **Now and then:** [package receiving](/pack-ship/package-receiving), for FedEx, UPS and DHL.
- **Letters and USPS, too:** a [mailbox](/home-business/mailbox-rental), with ${packages("mailbox-basic")} a month included. You need Form 1583 and two IDs.`,
    },
    {
      heading: "Shipping a bike",
      body: `Wash it first and take photos of any scratches. The pedals and front wheel usually come off, and loose parts go in one bag. You can often ship an e-bike, but rarely its battery. See [how we ship bikes](/pack-ship/bicycle-shipping).`,
    },
    {
      heading: "Old letters and photos",
      body: `Before you mail an original letter to family, have it [scanned](/home-business/document-scanning), and tell us if a page is brittle.`,
    },
  ],
  features: [
    { title: "Nobody home?", description: "Your order can come to our store instead of sitting on your porch." },
    {
      title: "An address for a home office",
      description: "A mailbox gives your business a street address that isn't your house.",
    },
  ],
  popular: [
    { service: "package-receiving", why: "For the occasional FedEx, UPS or DHL delivery." },
    { service: "bicycle-shipping", why: "Send the bike ahead, to a race or a new home." },
    { service: "document-scanning", why: "Keep a copy of papers you can't replace." },
  ],
  lastUpdated: "2026-11-28",
} as const satisfies Area;
