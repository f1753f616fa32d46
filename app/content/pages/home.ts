import type { HomePage } from "../schema.ts";

/** The words of the home page. */
export const homePage = {
  path: "/",
  name: "Home",
  kind: "WebPage",
  parent: null,
  menus: { header: 10 },
  isAboutStore: true,
  pageTitle: "Shipping, Mailboxes & Notary",
  metaDescription:
    "Ship with {carriers} in Concord Township, Ohio. Drop-offs {dropoff.price}, mailboxes from {mailbox-basic.per-month}, printing, notary, fingerprinting by appointment.",
  heroTitle: "Pack and ship in Concord Township",
  heroSubtitle: "{carriers}, plus mailboxes, printing and fingerprinting.",
  heroImage: "/images/pages/home.svg",
  /** The rotating tagline: thirteen services by name. */
  taglineLead: "We can help with",
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
    "business cards",
    "document shredding",
    "fingerprinting",
  ],
  priceLinksTitle: "What brings you in?",
  priceLinks: [
    { overview: "pack-ship", name: "Ship a package", figure: "{carriers.or}" },
    { service: "package-drop-offs", name: "Drop-offs", also: "No Amazon QR codes" },
    { service: "mailbox-rental", name: "Mailbox rental" },
    { overview: "copy-print", name: "Printing", figure: "Most jobs {print-standard-time}" },
    { service: "digital-fingerprinting", name: "Fingerprinting" },
    { service: "package-receiving", name: "Package receiving" },
  ],
  label: {
    title: "Your visit",
    hint: "Add what you're coming in for. We'll fill in the rest.",
    othersText: "Coming for something else?",
  },
  comeByTitle: "Before you come",
  comeByText:
    "Fingerprinting is by online appointment only. We don't accept Amazon QR code returns. Pay by cash, credit card or debit card.",
  carriersTitle: "{carriers.Count} carriers, one counter",
  moreTitle: "More help",
  moreLinks: [
    { label: "Track a package", to: "/tracking" },
    { label: "Notary", to: "/home-business#notary" },
    { label: "Find your town", to: "/service-area" },
  ],
  areasTitle: "Find your town",
  areasText: "See how far Concord Township is and what you can do in one trip.",
  lastUpdated: "2026-11-23",
} as const satisfies HomePage;
