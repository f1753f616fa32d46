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
    "Packing and shipping in Concord Township: art, bikes, golf clubs and plain boxes by FedEx, UPS, USPS or DHL, plus drop-offs, supplies and stamps.",
  heroTitle: "Packed, labeled and on its way",
  heroSubtitle: "Four carriers at one counter, with the boxes, the padding and the people to get a package ready.",
  heroImage: "/images/pages/pack-ship.svg",
  benefits: [
    {
      icon: "shield",
      title: "Secure packaging",
      description:
        "Our staff can choose the box and the padding, so that nothing inside moves when the parcel is dropped or stacked.",
    },
    {
      icon: "clock",
      title: "Fast service",
      description:
        "No appointment. A labeled package only has to be set on the counter, and a new label is made while you are here.",
    },
    {
      icon: "truck",
      title: "Multiple carriers",
      description: "FedEx, UPS, USPS and DHL. Tell us the date and the ZIP code, and compare prices before you choose.",
    },
    {
      icon: "ruler",
      title: "Custom solutions",
      description: "Too long, too flat or too odd for a stock box? A carton can be made to the measure of your item.",
    },
  ],
  cardsTitle: "What are you sending?",
  carriers: ["fedex", "ups", "usps", "dhl"],
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
    text: "Bring the item, the full address and a phone number at the other end. If it is large, heavy or one of many, call before you load the car.",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Overview;
