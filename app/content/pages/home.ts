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
    "Pack-and-ship, printing, mailboxes and fingerprinting at one family-run counter in Concord Township, Ohio. FedEx, UPS, USPS and DHL since 2010.",
  heroTitle: "Pack and ship in Concord Township",
  heroSubtitle:
    "Bring it as it is. We pack it, compare the carriers with you and hand it over, and you drive home with a receipt.",
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
      { term: "Keeps", details: ["Your mailbox, your parcels, your scans"] },
    ],
  },
  visitTitle: "Visit us",
  visitText:
    "No appointment for shipping, printing and mail: come to the counter during store hours. Fingerprinting is by online appointment.",
  carriersTitle: "Four carriers, one counter",
  areasTitle: "Neighbors from all over Lake County",
  areasText: "And from just across the county lines. Find out what people from your town come in for.",
  lastUpdated: "2026-11-20",
} as const satisfies HomePage;
