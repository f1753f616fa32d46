import {
  allCarriers,
  amount,
  capitalized,
  carrierCount,
  carrierCountWord,
  figure,
  packages,
  price,
  rate,
} from "../number-words.ts";
import { shippingPricedBy, waysToPay } from "../shared-words.ts";
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
  metaDescription: `Ship with ${allCarriers} in Concord Township, Ohio. Drop-offs ${price("dropoff")}, mailboxes from ${rate("mailbox-basic")}, printing, notary, fingerprinting by appointment.`,
  heroTitle: "Pack and ship in Concord Township",
  heroSubtitle: `${allCarriers}, plus mailboxes, printing and fingerprinting.`,
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
  searchPlaceholder: "What do you need done?",
  firstPricesTitle: "Three prices",
  firstPrices: [
    { label: "Drop-off", figure: figure("dropoff"), to: "/pack-ship/package-drop-offs" },
    { label: "Mailbox", figure: figure("mailbox-basic"), to: "/home-business/mailbox-rental" },
    {
      label: "Fingerprints",
      figure: { before: "from", ...figure("fingerprint-card") },
      to: "/specialty/digital-fingerprinting",
    },
  ],
  priceLinksTitle: "What brings you in?",
  priceLinksText: "Pick your errands, and we'll list what to bring.",
  priceLinks: [
    {
      errand: "package-drop-offs",
      name: "Drop-offs",
      figure: { ...figure("dropoff"), after: "with a label" },
      text: "No Amazon QR codes",
    },
    {
      errand: "mailbox-rental",
      name: "Mailbox rental",
      figure: figure("mailbox-basic"),
      text: `${packages("mailbox-basic")} a month included`,
    },
    {
      errand: "pack-ship",
      name: "Ship a package",
      figure: { number: String(carrierCount), after: "carriers" },
      text: shippingPricedBy,
    },
    {
      errand: "digital-fingerprinting",
      name: "Fingerprinting",
      figure: { ...figure("fingerprint-bci"), after: "Ohio BCI check" },
      text: "By online appointment",
    },
    {
      errand: "package-receiving",
      name: "Package receiving",
      figure: figure("receiving"),
      text: `Or ${rate("receiving-unlimited")}, no limit`,
    },
    {
      errand: "copy-print",
      name: "Printing",
      figure: figure("print-standard-time"),
      text: `Most jobs. Posters: ${amount("print-poster-time")}`,
    },
  ],
  moreTitle: "Other errands",
  moreLinks: [
    { label: "Track a package", text: allCarriers, to: "/tracking" },
    { label: "Notary", text: "Call to ask when a notary is in", to: "/home-business#notary" },
    { label: "Fax", to: "/home-business/fax-services" },
    { label: "Shredding", to: "/home-business/shredding" },
    { label: "Bicycle", to: "/pack-ship/bicycle-shipping" },
    { label: "All prices", text: "And how we price the rest", to: "/prices" },
  ],
  promisesTitle: "The store in two numbers",
  promises: [
    {
      figure: amount("since-year"),
      text: `We have served Concord Township and the towns around it since ${amount("since-year")}, locally owned and family-run.`,
    },
    {
      figure: amount("insurance-limit"),
      text: `Insurance up to ${amount("insurance-limit")} per package, at extra cost. Our staff has to pack it, and you need proof of value.`,
    },
  ],
  pricesTitle: "Prices",
  pricesText: `Pay by ${waysToPay}.`,
  findTitle: "Find us",
  comeByText:
    "Fingerprinting is by online appointment only, and we can't take Amazon QR codes. If you need help at the door, call us.",
  carriersTitle: `${capitalized(carrierCountWord)} carriers, one counter`,
  areasTitle: "Find your town",
  closing: {
    title: "Let Us Handle Your Package!",
    text: "Stop in today, or message us and we'll tell you what to bring.",
  },
  lastUpdated: "2026-11-23",
} as const satisfies HomePage;
