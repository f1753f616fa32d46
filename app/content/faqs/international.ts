import type { FaqGroup } from "../schema";

export const internationalFaqs = {
  key: "international",
  title: "International shipping",
  section: "Pack & Ship",
  faqs: [
    {
      id: "international-how-long",
      question: "How long does a package abroad take?",
      phrasings: [
        "how many days to europe",
        "how long to get there overseas",
        "when will it arrive abroad",
        "in customs how long",
        "stuck in customs",
      ],
      answer: `Days by express, longer by mail. It depends on the country and the service, and customs can add time.`,
      category: "Time",
      tags: ["timing", "customs", "delivery time", "days", "weeks", "how fast", "arrive", "abroad"],
      isFeatured: true,
      lastUpdated: "2026-11-24",
    },
    {
      id: "international-gift-duty",
      question: 'Is a gift free of duty if I write "gift"?',
      phrasings: ["gift tax", "duty on a gift", "taxes on a present", "customs duty on gifts"],
      answer: `Not by that word alone. Many countries let low-value gifts in free, but charge duty above their limit. Writing less than the true value is against the law.`,
      category: "Customs",
      tags: ["gifts", "duty", "gift", "present", "tax", "birthday present"],
      isFeatured: true,
    },
    {
      id: "international-laptop",
      question: "Can I send a phone or a laptop abroad?",
      phrasings: ["send a phone overseas", "tablet"],
      answer: `Often, if the battery is inside, the device is off, and the carrier allows it to that country. A spare battery alone is usually refused. Some countries ban used electronics.`,
      category: "Limits",
      tags: ["batteries", "laptop", "phone", "iPhone", "tablet", "camera", "lithium"],
    },
    {
      id: "international-selling",
      question: "I sell things abroad. What else do I need?",
      phrasings: ["sell to other countries", "customs invoice", "export papers", "ebay international"],
      answer: `A commercial invoice with the buyer, the price, the tariff code and the country of origin. Some goods need a license, and some shipments need an electronic export filing.`,
      category: "Business",
      tags: ["commercial invoice", "export", "customs form", "business abroad", "tariff code", "license"],
    },
    {
      id: "international-returned",
      question: "What happens if the package is refused?",
      phrasings: ["customs rejected", "customs sent it back", "rejects", "held by customs", "refuses"],
      answer: `It is sent back, often at your cost, or given up there. The shipping price usually isn't refunded. Make sure the recipient will accept the package and pay any charges.`,
      category: "Customs",
      tags: ["returns", "refused", "returned to sender", "undeliverable", "abandoned"],
    },
  ],
} as const satisfies FaqGroup;
