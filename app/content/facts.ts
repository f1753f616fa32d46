import { rules } from "./rules.ts";
import type { Fact, OutsideRule } from "./schema";

/** A number of others as a page shows it: "70 pounds", "$100", "over 220 countries"; of a divisor the number alone. */
function inWords({ value, unit }: OutsideRule): string {
  const number = value.toLocaleString("en-US");
  switch (unit) {
    case "US dollars":
      return `$${number}`;
    case "cubic inches to the pound":
      return number;
    case "countries":
      return `over ${number} countries`;
    case "pounds":
    case "inches":
    case "cubic inches":
      return `${number} ${unit}`;
  }
}

const outside = (key: keyof typeof rules, owners: string[]) => ({
  text: inWords(rules[key]),
  owners,
  source: rules[key].source,
});

/**
 * Every figure the site states, once. Prose refers to them as `{key}`; a test fails when a page shows an amount, a
 * percentage, a time, a length or a weight that is not listed here.
 */
export const facts = {
  // The store
  "since-year": { text: "2010", owners: ["about-us"], source: "store" },

  // This site. The Worker deletes by it: a number and the word days.
  "message-retention": { text: "730 days", owners: ["privacy"], source: "site" },

  // Mailbox rental
  "mailbox-basic-price": {
    text: "$20 per month",
    owners: ["mailbox-rental"],
    source: "store",
    price: 20,
    offer: "Mailbox rental",
    unit: "month",
  },
  "mailbox-basic-packages": { text: "5 packages", owners: ["mailbox-rental"], source: "store" },
  "mailbox-notify-price": {
    text: "$25 per month",
    owners: ["mailbox-rental"],
    source: "store",
    price: 25,
    offer: "Mailbox rental with electronic notification",
    unit: "month",
  },
  "mailbox-notify-packages": { text: "10 packages", owners: ["mailbox-rental"], source: "store" },
  "mailbox-extra-package": { text: "$5 per extra package", owners: ["mailbox-rental"], source: "store" },
  "mailbox-terms": { text: "3, 6 or 12 months", owners: ["mailbox-rental"], source: "store" },
  "mailbox-unclaimed": { text: "180 days", owners: ["mailbox-rental"], source: "store" },
  // The same for tables, where the column says what it is a price of.
  "mailbox-basic-month": { text: "$20", owners: ["package-receiving"], source: "store: mailbox-basic-price" },
  "mailbox-notify-month": { text: "$25", owners: ["package-receiving"], source: "store: mailbox-notify-price" },
  "mailbox-extra-each": { text: "$5", owners: ["package-receiving"], source: "store: mailbox-extra-package" },
  // Due at sign-up: the monthly price times the months of the term.
  "mailbox-term-short": { text: "3 months", owners: ["mailbox-rental"], source: "store: mailbox-terms" },
  "mailbox-term-middle": { text: "6 months", owners: ["mailbox-rental"], source: "store: mailbox-terms" },
  "mailbox-term-long": { text: "12 months", owners: ["mailbox-rental"], source: "store: mailbox-terms" },
  "mailbox-basic-due-short": { text: "$60", owners: ["mailbox-rental"], source: "store: 3 × $20" },
  "mailbox-basic-due-middle": { text: "$120", owners: ["mailbox-rental"], source: "store: 6 × $20" },
  "mailbox-basic-due-long": { text: "$240", owners: ["mailbox-rental"], source: "store: 12 × $20" },
  "mailbox-notify-due-short": { text: "$75", owners: ["mailbox-rental"], source: "store: 3 × $25" },
  "mailbox-notify-due-middle": { text: "$150", owners: ["mailbox-rental"], source: "store: 6 × $25" },
  "mailbox-notify-due-long": { text: "$300", owners: ["mailbox-rental"], source: "store: 12 × $25" },

  // Package receiving
  "receiving-price": {
    text: "$10 per package",
    owners: ["package-receiving"],
    source: "store",
    price: 10,
    offer: "Package receiving",
    unit: "package",
  },
  "receiving-unlimited": {
    text: "$30 per month",
    owners: ["package-receiving"],
    source: "store",
    price: 30,
    offer: "Package receiving, unlimited plan",
    unit: "month",
  },
  "receiving-each": { text: "$10", owners: ["package-receiving"], source: "store: receiving-price" },
  "receiving-month": { text: "$30", owners: ["package-receiving"], source: "store: receiving-unlimited" },
  // As many by the package cost what the plan costs.
  "receiving-even": { text: "3 packages", owners: ["package-receiving"], source: "store: $30 ÷ $10" },

  // Drop-offs and returns
  "dropoff-price": { text: "free", owners: ["package-drop-offs"], source: "store" },
  "return-label-price": {
    text: "$2.00",
    owners: ["package-drop-offs"],
    source: "store",
    price: 2,
    offer: "Return label printing",
  },
  "fedex-qr-share": { text: "about 90% of the time", owners: ["package-drop-offs"], source: "store" },

  // What carriers set
  "usps-weight": outside("usps-weight", ["usps-services"]),
  "usps-girth": outside("usps-girth", ["usps-services"]),
  "usps-girth-oversized": outside("usps-girth-oversized", ["usps-services"]),
  "usps-dim-threshold": outside("usps-dim-threshold", ["usps-services"]),
  "usps-dim-divisor": outside("usps-dim-divisor", ["usps-services"]),
  "ups-weight": outside("ups-weight", ["ups-authorized-shipper-outlet"]),
  "ups-length": outside("ups-length", ["ups-authorized-shipper-outlet"]),
  "ups-girth": outside("ups-girth", ["ups-authorized-shipper-outlet"]),
  "ups-dim-divisor": outside("ups-dim-divisor", ["ups-authorized-shipper-outlet"]),
  "ups-dim-divisor-abroad": outside("ups-dim-divisor-abroad", ["ups-authorized-shipper-outlet"]),
  "ups-liability": outside("ups-liability", ["ups-authorized-shipper-outlet"]),
  "fedex-liability": outside("fedex-liability", ["fedex-shipping"]),
  "fedex-signature": outside("fedex-signature", ["fedex-shipping"]),
  "dhl-countries": outside("dhl-countries", ["dhl-express", "international-shipping"]),

  // Printing
  "poster-width": { text: "36 inches", owners: ["posters-printing"], source: "store" },
  "print-standard-time": {
    text: "3-5 business days",
    owners: ["business-cards", "flyers-brochures", "postcard-printing", "document-printing"],
    source: "store",
  },
  "print-poster-time": { text: "24-48 hours", owners: ["posters-printing"], source: "store" },
  "print-bleed": { text: "1/8 inch", owners: ["business-cards"], source: "common practice in printing" },
  "print-resolution": {
    text: "300 dots per inch",
    owners: ["posters-printing", "postcard-printing"],
    source: "common practice in printing",
  },
  "poster-resolution": { text: "150", owners: ["posters-printing"], source: "common practice in printing" },
  "poster-resolution-low": { text: "100", owners: ["posters-printing"], source: "common practice in printing" },
  "letter-height": { text: "1 inch", owners: ["posters-printing"], source: "rule of thumb for signs" },
  "letter-distance": { text: "10 feet", owners: ["posters-printing"], source: "rule of thumb for signs" },

  // Insurance
  "insurance-limit": { text: "$50,000", owners: ["insurance", "artwork-shipping"], source: "store" },
  "insurance-signature": { text: "$1,000", owners: ["insurance"], source: "store" },
  "insurance-claim-time": { text: "2 to 4 weeks", owners: ["insurance"], source: "store" },
  "claim-window": { text: "30 days", owners: ["insurance", "terms"], source: "store" },

  // Fingerprinting
  "fingerprint-time": { text: "under 5 minutes", owners: ["digital-fingerprinting"], source: "store" },
  "fingerprint-card": {
    text: "$35.00",
    owners: ["digital-fingerprinting"],
    source: "store",
    price: 35,
    offer: "Fingerprint card printing",
  },
  "fingerprint-bci": {
    text: "$40.00",
    owners: ["digital-fingerprinting"],
    source: "store",
    price: 40,
    offer: "Ohio BCI background check",
  },
  "fingerprint-fbi": {
    text: "$52.00",
    owners: ["digital-fingerprinting"],
    source: "store",
    price: 52,
    offer: "Ohio FBI background check",
  },
  "fingerprint-bci-fbi": {
    text: "$72.00",
    owners: ["digital-fingerprinting"],
    source: "store",
    price: 72,
    offer: "Ohio BCI and FBI background check",
  },
  "fingerprint-florida": {
    text: "$75.00",
    owners: ["digital-fingerprinting"],
    source: "store",
    price: 75,
    offer: "Florida Level 2 background check",
  },
  "fingerprint-florida-photo": {
    text: "$94.00",
    owners: ["digital-fingerprinting"],
    source: "store",
    price: 94,
    offer: "Florida Level 2 background check with the required photo",
  },
} as const satisfies Record<string, Fact>;

export type FactKey = keyof typeof facts;
