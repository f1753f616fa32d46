import type { Carrier } from "../schema.ts";

export const fedex = {
  id: "fedex",
  name: "FedEx",
  url: "https://www.fedex.com/",
  trackingUrl: "https://www.fedex.com/fedextrack/?trknbr={n}",
  sampleNumber: "123456789012",
  page: "fedex-shipping",
  trackingNumbers: [
    // Door tags.
    { prefixes: ["DT"], rest: "[0-9]{12}", checkDigit: "fedex" },
  ],
  // What FedEx takes within the US. It charges for size, too (FedEx, shipping questions on fedex.com, checked 2026-11-27);
  // by which number it divides at the counter has to be asked.
  limits: {
    weight: {
      value: 150,
      unit: "pounds",
      source: "FedEx, General Packaging Guidelines, its leaflet (scribd.com/doc/28746036)",
      checkedOn: "2026-11-28",
    },
    // The longest side, by air.
    length: {
      value: 119,
      unit: "inches",
      source: "FedEx, General Packaging Guidelines, its leaflet (scribd.com/doc/28746036)",
      checkedOn: "2026-11-28",
    },
    // Length plus girth.
    girth: {
      value: 165,
      unit: "inches",
      source: "FedEx, General Packaging Guidelines, its leaflet (scribd.com/doc/28746036)",
      checkedOn: "2026-11-28",
    },
    // The longest side, by ground.
    "length-ground": {
      value: 108,
      unit: "inches",
      source: "FedEx, General Packaging Guidelines, its leaflet (scribd.com/doc/28746036)",
      checkedOn: "2026-11-28",
    },
  },
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
