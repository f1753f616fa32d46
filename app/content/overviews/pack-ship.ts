import { anyCarrier, capitalized, carrierCountWord, figure, price } from "../number-words.ts";
import { shippingPricedBy } from "../shared-words.ts";
import type { Overview } from "../schema.ts";

export const packShipPage = {
  path: "/pack-ship",
  name: "Pack & Ship",
  kind: "CollectionPage",
  parent: "/services",
  menus: { footer: 10, notFound: 20 },
  pageTitle: "Pack & Ship Services",
  metaDescription: `Ship with ${anyCarrier}. Labeled drop-offs are ${price("dropoff")}, return labels ${price("return-label")}. Bring the item, and the recipient's full address and phone number.`,
  tags: ["shipping", "packing", "ship a package"],
  heroTitle: "Pack and ship services",
  heroSubtitle: `We can pack your item and ship it with ${anyCarrier}.`,
  heroImage: "/images/pages/pack-ship.svg",
  ordinary: {
    text: "**Shipping a regular box?** Bring it boxed or not, and tell us where it's going and when it has to be there.",
    links: [
      { label: "Measure your package", to: "/measure" },
      { label: "Drop off with a label", to: "/pack-ship/package-drop-offs" },
    ],
  },
  errand: {
    name: "Ship a Package",
    icon: "parcel",
    label: [
      {
        term: "Price",
        about: "price",
        details: [shippingPricedBy],
      },
      {
        term: "Time",
        about: "time",
        details: ["Goes out with that carrier's next pickup", "If it has to leave today, call us for the pickup time"],
      },
      { term: "Bring", bring: ["The item, or the box you packed", { thing: "recipient" }] },
    ],
  },
  benefits: [
    {
      icon: "shield",
      title: "Secure packaging",
      description: "Our staff can pack your item, and when we do, it can be insured.",
    },
    {
      icon: "clock",
      title: "Fast service",
      description: "If your package has a label, hand it over and go.",
    },
    {
      icon: "truck",
      title: "Multiple carriers",
      description: "Choose by price or by the day it arrives.",
    },
    {
      icon: "ruler",
      title: "Custom solutions",
      description: "If no stock box fits your item, we'll make one.",
    },
  ],
  bench: [
    "artwork-shipping",
    "international-shipping",
    "packaging-supplies",
    "bicycle-shipping",
    "professional-packing",
    "golf-club-shipping",
  ],
  cardsTitle: "What are you sending?",
  doors: [
    {
      key: "ship",
      title: "Ship it",
      intro: `${capitalized(carrierCountWord)} carriers, one counter.`,
    },
    {
      key: "awkward",
      title: "Awkward things",
      intro: "Bring it as is, and we can pack it.",
    },
    {
      key: "pack",
      title: "Pack it",
      intro: "You can insure each package for an extra charge if our staff packs it and you have proof of value.",
      figure: { before: "Insured up to", ...figure("insurance-limit") },
    },
    {
      key: "drop-off",
      title: "Drop off and pick up",
      intro: "We don't accept Amazon QR code returns.",
      figure: { ...figure("dropoff"), after: "with a label" },
    },
  ],
  ready: {
    title: "Ready to Ship?",
    text: "Bring the item and the recipient's full address and phone number, and we'll do the rest.",
  },
  cta: {
    title: "Want a price first?",
    subtitle: "Send us the size, weight, ZIP code and the day it has to arrive.",
    buttonText: "Ask for a shipping price",
    buttonLink: "/contact-us?service=shipping#form",
    icon: "parcel",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Overview;
