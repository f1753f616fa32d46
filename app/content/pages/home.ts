import type { HomePage } from "../schema.ts";

/** The words of the home page. */
export const homePage = {
  path: "/",
  name: "Home",
  kind: "WebPage",
  parent: null,
  menus: { header: 10 },
  isAboutStore: true,
  pageTitle: "Mailbox Plus: Pack, Ship & Print in Concord Township",
  metaDescription:
    "Pack-and-ship, printing, mailboxes and fingerprinting at a family-run store in Concord Township, Ohio. FedEx, UPS, USPS and DHL in one place.",
  heroTitle: "Pack and ship in Concord Township",
  heroSubtitle: "Bring it as it is. We pack it, compare four carriers with you, and ship it.",
  heroImage: "/images/pages/home.svg",
  /** The rotating tagline: thirteen services by name. */
  taglineLead: "Today we can help with",
  taglineServices: [
    "FedEx shipping",
    "UPS shipping",
    "USPS services",
    "DHL Express",
    "artwork shipping",
    "bicycle shipping",
    "golf club shipping",
    "professional packing",
    "package receiving",
    "mailbox rental",
    "business cards and flyers",
    "document shredding",
    "digital fingerprinting",
  ],
  label: {
    title: "What this store is",
    rows: [
      { term: "Ships", details: ["FedEx, UPS, USPS and DHL, side by side"] },
      { term: "Packs", details: ["Art, bicycles, golf clubs and what has no box yet"] },
      { term: "Prints", details: ["Cards, flyers, posters and copies"] },
      { term: "Receives", details: ["Your mail and packages"] },
    ],
  },
  visitTitle: "Visit us",
  visitText: "Come in during store hours. Fingerprinting is by online appointment.",
  carriersTitle: "Four carriers, one counter",
  toolsTitle: "Before you come",
  areasTitle: "Neighbors from all over Lake County",
  areasText: "Find your town to see how far it is and when the trip pays.",
  lastUpdated: "2026-11-21",
} as const satisfies HomePage;
