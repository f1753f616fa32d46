import { allCarriers, amount } from "./number-words.ts";
import type { SiteConfig } from "./schema";

/** Reserved example values until the real ones come; `npm run deploy` names any that remain and refuses. */
export const site = {
  name: "Mailbox Plus",
  tagline: "Let Us Handle Your Package!",
  description: `Family-run pack-and-ship, printing and business services in Concord Township, Ohio, with ${allCarriers}. Serving the area since ${amount("since-year")}.`,
  domain: "www.mailboxplus.example",
  logo: "/images/logo.svg",
  contact: {
    phone: "(440) 555-0142",
    email: "hello@mailboxplus.example",
    address: { street: "100 Main Street", city: "Concord Township", state: "OH", zip: "44077", country: "US" },
  },
  social: {
    facebook: "https://facebook.example/mailboxplus",
    instagram: "https://instagram.example/mailboxplus",
    nextdoor: "https://nextdoor.example/mailboxplus",
  },
  // The township's public center point.
  geo: { lat: 41.67167, lng: -81.25083 },
  areaServed: [
    "Concord Township",
    "Mentor",
    "Painesville",
    "Eastlake",
    "Willoughby",
    "Wickliffe",
    "Madison",
    "Perry",
    "Kirtland",
    "Chardon",
    "Fairport Harbor",
    "Geneva",
  ],
  postalDelivery: { locality: "Concord Township", region: "Ohio", country: "United States" },
  businessType: ["LocalBusiness", "Store"],
  priceRange: "$$",
  paymentAccepted: ["cash", "credit card", "debit card"],
  checkedOn: "2026-11-20",
  externalLinks: {
    "box-size-calculator": [{ label: "Box-size calculator", url: "https://boxes.example/calculator" }],
    "digital-mailbox": [{ label: "Digital mailbox sign-up", url: "https://digitalmailbox.example/mailbox-plus" }],
    "fingerprint-booking": [{ label: "Book a fingerprint appointment", url: "https://fingerprints.example/book" }],
    "fingerprint-status": [
      { label: "Cancel an appointment or check its status", url: "https://fingerprints.example/status" },
    ],
  },
} as const satisfies SiteConfig;
