import { amount, price } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const dhlFaqs = {
  key: "dhl",
  title: "DHL Express",
  section: "Pack & Ship",
  faqs: [
    {
      id: "dhl-which-countries",
      question: "Where can I ship with DHL Express?",
      answer: `To ${amount("dhl-countries")} and territories. War, sanctions or a natural disaster can close a route for a while, so give us the country and postal code first.`,
      category: "Destinations",
      tags: ["international", "countries", "ship to", "worldwide", "abroad", "overseas", "country list"],
      isFeatured: true,
    },
    {
      id: "dhl-gift-value",
      question: "It is a gift. Can I leave the value blank?",
      answer: `No, because a wrong value can hold up the package or get you fined. Use what you paid, or if it's used, what it would sell for today.`,
      category: "Customs",
      tags: ["gift", "invoice", "customs value"],
    },
    {
      id: "dhl-drop-off",
      question: "Can I drop off a DHL Express package that has a label?",
      answer: `Yes, it's ${price("dropoff")}. Put the customs papers in a clear pouch on the outside of the box. DHL eCommerce labels are not DHL Express, so ask us about those first.`,
      category: "Drop-off",
      tags: ["drop-off", "label", "DHL drop off", "prepaid DHL label", "DHL return", "dhl drop off near me"],
    },
  ],
} as const satisfies FaqGroup;
