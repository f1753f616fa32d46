import type { StoreNumber } from "./schema";

/**
 * Every number the store sets: prices, limits, terms. Prose and calculations read them through `number-words.ts`. The
 * carriers' own numbers are in `carriers/`.
 */
export const numbers = {
  "since-year": { value: 2010, unit: "year", owners: ["about-us"], source: "store" },

  // The Worker deletes by these.
  "message-retention": { value: 730, unit: "days", owners: ["privacy"], source: "site" },
  "place-retention": { value: 30, unit: "days", owners: ["privacy"], source: "site" },

  "mailbox-basic": {
    price: 20,
    per: "month",
    packages: 5,
    offer: "Basic mailbox",
    plan: "Basic mailbox",
    owners: ["mailbox-rental"],
    source: "store",
  },
  "mailbox-notify": {
    price: 25,
    per: "month",
    packages: 10,
    offer: "Mailbox with electronic notification",
    plan: "Mailbox with electronic notification",
    owners: ["mailbox-rental"],
    source: "store",
  },
  "mailbox-extra-package": {
    price: 5,
    per: "extra package",
    offer: "Extra package, either mailbox",
    short: "Either mailbox",
    owners: ["mailbox-rental"],
    source: "store",
  },
  // Paid in advance: sign-up costs the monthly price times the months.
  "mailbox-terms": { choices: [3, 6, 12], unit: "months", owners: ["mailbox-rental"], source: "store" },
  "mailbox-unclaimed": { value: 180, unit: "days", owners: ["mailbox-rental"], source: "store" },

  receiving: {
    price: 10,
    per: "package",
    offer: "Package receiving",
    plan: "By the package",
    owners: ["package-receiving"],
    source: "store",
  },
  "receiving-unlimited": {
    price: 30,
    per: "month",
    offer: "Package receiving, unlimited plan",
    plan: "Unlimited plan",
    owners: ["package-receiving"],
    source: "store",
  },

  dropoff: {
    price: 0,
    offer: "Dropping off a labeled package",
    short: "With a label",
    owners: ["package-drop-offs"],
    source: "store",
  },
  "return-label": {
    price: 2,
    showsCents: true,
    offer: "Return label printing",
    short: "Return label",
    owners: ["package-drop-offs"],
    source: "store",
  },
  "fedex-qr-share": {
    value: 90,
    unit: "% of the time",
    qualifier: "about",
    owners: ["package-drop-offs"],
    source: "store",
  },

  "poster-width": { value: 36, unit: "inches", owners: ["posters-printing"], source: "store" },
  "print-standard-time": {
    from: 3,
    to: 5,
    between: "-",
    unit: "business days",
    owners: ["business-cards", "flyers-brochures", "postcard-printing", "document-printing"],
    source: "store",
  },
  "print-poster-time": {
    from: 24,
    to: 48,
    between: "-",
    unit: "hours",
    owners: ["posters-printing"],
    source: "store",
  },
  "print-bleed": { value: 1 / 8, unit: "inches", owners: ["business-cards"], source: "common practice in printing" },
  "print-resolution": {
    value: 300,
    unit: "dots per inch",
    owners: ["posters-printing", "postcard-printing"],
    source: "common practice in printing",
  },
  "poster-resolution": {
    value: 150,
    unit: "dots per inch",
    owners: ["posters-printing"],
    source: "common practice in printing",
  },
  "poster-resolution-low": {
    value: 100,
    unit: "dots per inch",
    owners: ["posters-printing"],
    source: "common practice in printing",
  },
  "letter-height": { value: 1, unit: "inches", owners: ["posters-printing"], source: "rule of thumb for signs" },
  "letter-distance": { value: 10, unit: "feet", owners: ["posters-printing"], source: "rule of thumb for signs" },

  "insurance-limit": { value: 50_000, unit: "US dollars", owners: ["insurance", "artwork-shipping"], source: "store" },
  "insurance-signature": { value: 1000, unit: "US dollars", owners: ["insurance"], source: "store" },
  "insurance-claim-time": {
    from: 2,
    to: 4,
    between: " to ",
    unit: "weeks",
    owners: ["insurance"],
    source: "store",
  },
  "claim-window": { value: 30, unit: "days", owners: ["insurance", "terms"], source: "store" },

  "fingerprint-time": {
    value: 5,
    unit: "minutes",
    qualifier: "under",
    owners: ["digital-fingerprinting"],
    source: "store",
  },
  "fingerprint-card": {
    price: 35,
    showsCents: true,
    offer: "Fingerprint card printing",
    short: "Fingerprint card",
    owners: ["digital-fingerprinting"],
    source: "store",
  },
  "fingerprint-bci": {
    price: 40,
    showsCents: true,
    offer: "Ohio BCI background check",
    short: "Ohio BCI",
    owners: ["digital-fingerprinting"],
    source: "store",
  },
  "fingerprint-fbi": {
    price: 52,
    showsCents: true,
    offer: "Ohio FBI background check",
    short: "Ohio FBI",
    owners: ["digital-fingerprinting"],
    source: "store",
  },
  "fingerprint-bci-fbi": {
    price: 72,
    showsCents: true,
    offer: "Ohio BCI and FBI background check",
    short: "Ohio BCI and FBI",
    owners: ["digital-fingerprinting"],
    source: "store",
  },
  "fingerprint-florida": {
    price: 75,
    showsCents: true,
    offer: "Florida Level 2 background check",
    short: "Florida Level 2",
    owners: ["digital-fingerprinting"],
    source: "store",
  },
  "fingerprint-florida-photo": {
    price: 94,
    showsCents: true,
    offer: "Florida Level 2 background check with the required photo",
    short: "Florida Level 2 with photo",
    owners: ["digital-fingerprinting"],
    source: "store",
  },
} as const satisfies Record<string, StoreNumber>;
