import type { Carrier } from "../schema.ts";

export const dhl = {
  id: "dhl",
  name: "DHL",
  url: "https://www.dhl.com/us-en/home.html",
  trackingUrl: "https://www.dhl.com/us-en/home/tracking.html?tracking-id={n}&submit=1",
  sampleNumber: "1234567891",
  page: "dhl-express",
  isAbroadOnly: true,
  trackingNumbers: [
    // DHL publishes no check digit for piece numbers.
    { prefixes: ["JJD", "JD", "JVGL"], rest: "[0-9]{8,24}" },
    { prefixes: ["3S"], rest: "(?=.{8,24}$)[A-Z]{0,4}[0-9]{4,}" },
    // Four letters or more would match words: THANKYOU2026.
    {
      prefixes: ["GM", "LX", "RX", "UV", "CN", "SG", "TH", "IN", "HK", "MY"],
      rest: "(?=.{10,37}$)[A-Z]{0,3}[0-9]{8,}",
      confidence: "likely",
      name: "DHL eCommerce",
    },
  ],
  rules: {
    countries: {
      value: 220,
      unit: "countries",
      qualifier: "over",
      owners: ["dhl-express", "international-shipping"],
      source: "store; DHL",
      checkedOn: "2026-11-22",
    },
  },
} as const satisfies Carrier;
