import type { Overview } from "../schema.ts";

export const packShipPage = {
  path: "/pack-ship",
  name: "Pack & Ship",
  kind: "CollectionPage",
  lists: "cards",
  parent: "/services",
  menus: { footer: 10, notFound: 20 },
  pageTitle: "Pack & Ship Services in Concord Township, Ohio",
  metaDescription:
    "Packing and shipping in Concord Township: art, bikes, golf clubs and plain boxes by {carriers.or}, plus drop-offs, supplies and stamps.",
  tags: ["shipping", "packing", "ship a package"],
  heroTitle: "Packed, labeled and on its way",
  heroSubtitle: "{carriers.Count} carriers, packing by our staff, and a box for whatever you need to send.",
  heroImage: "/images/pages/pack-ship.svg",
  benefits: [
    {
      icon: "shield",
      title: "Secure packaging",
      description: "Our staff can choose the box and the padding, so that nothing inside moves on the way.",
    },
    {
      icon: "clock",
      title: "Fast service",
      description: "Drop off a labeled package at no charge, or have a new label made when you come in.",
    },
    {
      icon: "truck",
      title: "Multiple carriers",
      description: "{carriers}. Tell us the date and the ZIP code, and compare prices before you choose.",
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
    text: "Bring the item, the full address and a phone number there. If it is large or heavy, or if you have many, call first.",
  },
  lastUpdated: "2026-11-21",
} as const satisfies Overview;
