import type { Carrier } from "../schema.ts";

export const fedex = {
  id: "fedex",
  name: "FedEx",
  url: "https://www.fedex.com/",
  trackingUrl: "https://www.fedex.com/fedextrack/?trknbr={n}",
  page: "fedex-shipping",
  markWidth: 100,
  trackingNumbers: [
    // Door tags.
    { prefixes: ["DT"], rest: "[0-9]{12}", checkDigit: "fedex" },
  ],
  rules: {
    liability: {
      value: 100,
      unit: "US dollars",
      source: "FedEx, service guide",
      checkedOn: "2026-11-22",
    },
    // Declared value from which FedEx asks for a signature.
    signature: {
      value: 500,
      unit: "US dollars",
      source: "FedEx, service guide",
      checkedOn: "2026-11-22",
    },
  },
} as const satisfies Carrier;
