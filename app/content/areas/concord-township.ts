import { price, rate } from "../number-words.ts";
import type { Area } from "../schema";

export const concordTownshipArea = {
  serviceName: "Pack, ship and print for Concord Township",
  slug: "concord-township",
  city: "Concord Township",
  county: "Lake County",
  keywords: [
    "shipping near Concord Township",
    "how far Concord Township",
    "Concord Township pack and ship",
    "Concord Township mailbox",
  ],
  geo: { lat: 41.67167, lng: -81.25083 },
  summary: "Drop-offs, package receiving, copies, stamps and a mailbox close to home.",
  pageTitle: "Concord Township Pack & Ship",
  metaDescription: `Your pack-and-ship and print store in Concord Township: drop-offs ${price("dropoff")}, return labels ${price("return-label")}, mailboxes from ${rate("mailbox-basic")}, stamps and copies.`,
  heroTitle: "Pack, ship and print in Concord Township",
  heroSubtitle: "Our store is right here in the township. Come in for small things, too: a stamp, a copy, one return.",
  heroImage: "/images/areas/concord-township.svg",
  content: [
    {
      heading: "Painesville or Mentor on the label?",
      body: `Concord Township shares its ZIP codes, 44077 with Painesville and 44060 with Mentor, so a label that names one of those cities is fine. If a web form won't take "Concord", use the city name it offers.`,
    },
    {
      heading: "Have your deliveries come here",
      body: `With [package receiving](/pack-ship/package-receiving), you pick up your deliveries during store hours. It's ${rate("receiving")}, or ${rate("receiving-unlimited")} with no limit.`,
    },
    {
      heading: "Just come in, or call first?",
      body: `**Just come in** to [drop off a labeled package](/pack-ship/package-drop-offs), which is ${price("dropoff")}, get a return label for ${price("return-label")}, or buy stamps.

**Call first** for a large packing job, a big print order or the notary. [Fingerprinting](/specialty/digital-fingerprinting) needs an online appointment.`,
    },
  ],
  features: [
    { title: "Something large?", description: "Tell us the size before you load it, so you carry it only once." },
    { title: "Going away?", description: "Tell us your dates before anything is sent here." },
  ],
  popular: [
    { service: "package-drop-offs", why: "Drop off labeled returns and online sales on your way." },
    { service: "mailbox-rental", why: "A mailbox this close is easy to check." },
    { service: "package-receiving", why: "Have deliveries sent here when you can't be home." },
  ],
  lastUpdated: "2026-11-28",
} as const satisfies Area;
