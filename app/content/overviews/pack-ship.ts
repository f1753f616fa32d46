import type { Overview } from "../schema.ts";

export const packShipPage = {
  path: "/pack-ship",
  name: "Pack & Ship",
  kind: "CollectionPage",
  lists: "cards",
  parent: "/services",
  menus: { footer: 10, notFound: 20 },
  pageTitle: "Pack & Ship Services",
  metaDescription:
    "Ship with {carriers.or}. Labeled drop-offs are {dropoff.price}, return labels {return-label.price}. Bring the item, and the recipient's full address and phone number.",
  tags: ["shipping", "packing", "ship a package"],
  heroTitle: "Pack and ship services",
  heroSubtitle: "{carriers}, with packing by our staff. Dropping off a labeled package is {dropoff.price}.",
  heroImage: "/images/pages/pack-ship.svg",
  ordinary: {
    text: "**Just an ordinary box?** Bring it packed or loose. Tell us where it's going and what day it has to arrive, then compare prices before you choose.",
    links: [
      { label: "Measure your package", to: "/measure" },
      { label: "Drop off with a label", to: "/pack-ship/package-drop-offs" },
    ],
  },
  benefits: [
    {
      icon: "shield",
      title: "Secure packaging",
      description: "Our staff can choose the box and the padding for your item.",
    },
    {
      icon: "clock",
      title: "Fast service",
      description: "Drop off a labeled package at no charge, or have a new label made when you come in.",
    },
    {
      icon: "truck",
      title: "Multiple carriers",
      description: "{carriers} at one counter. If one isn't the best fit for your box, another may be.",
    },
    {
      icon: "ruler",
      title: "Custom solutions",
      description: "Too long, too flat or too odd for a stock box? We can make one to fit your item.",
    },
  ],
  cardsTitle: "What are you sending?",
  showsCarriers: true,
  cards: [
    "artwork-shipping",
    "bicycle-shipping",
    "golf-club-shipping",
    "fedex-shipping",
    "ups-authorized-shipper-outlet",
    "postage-stamps",
    "international-shipping",
    "package-drop-offs",
    "package-receiving",
    "custom-box-making",
    "professional-packing",
    "packaging-supplies",
  ],
  ready: {
    title: "Ready to Ship?",
    text: "Bring the item, and the recipient's full address and phone number. If it is large or heavy, or if you have many, call ahead.",
  },
  cta: {
    title: "Want a price first?",
    subtitle: "Send the three sides, the weight and the ZIP code it's going to.",
    buttonText: "Get a shipping price",
    buttonLink: "/contact-us?service=shipping#form",
    icon: "parcel",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Overview;
