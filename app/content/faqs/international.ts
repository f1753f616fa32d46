import { amount } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const internationalFaqs = {
  key: "international",
  title: "International shipping",
  section: "Pack & Ship",
  faqs: [
    {
      id: "international-gift-duty",
      question: 'Is a gift free of duty if I write "gift"?',
      answer: `Not just because you write it. Many countries let low-value gifts in free, but charge duty above a limit. Writing less than the true value is against the law.`,
      category: "Customs",
      tags: ["gifts", "duty", "gift", "present", "tax"],
      isFeatured: true,
    },
    {
      id: "international-laptop",
      question: "Can I ship a phone or a laptop?",
      answer: `Within the US, a device with its battery inside can often go. To another country, it also has to be off, and the carrier has to allow it. A spare battery alone is usually refused, and some countries ban used electronics.`,
      category: "Limits",
      tags: [
        "batteries",
        "laptop",
        "phone",
        "iPhone",
        "tablet",
        "camera",
        "lithium",
        "send a phone overseas",
        "ship a laptop",
      ],
    },
    {
      id: "international-selling",
      question: "I sell things abroad. What else do I need?",
      answer: `You need a commercial invoice with the buyer, price, tariff code and country of origin. Some goods need a license. Goods of one kind worth more than ${amount("export-filing")} need an electronic export filing, except to Canada (trade.gov, as of November 2026).`,
      category: "Business",
      tags: [
        "commercial invoice",
        "export",
        "customs form",
        "business abroad",
        "tariff code",
        "license",
        "export papers",
      ],
    },
    {
      id: "international-returned",
      question: "What happens if the package is refused?",
      answer: `It's sent back, often at your cost, or abandoned there. You usually don't get a refund on shipping, so make sure the recipient will accept it and pay any charges.`,
      category: "Customs",
      tags: ["returns", "refused", "returned to sender", "undeliverable", "abandoned", "customs sent it back"],
    },
  ],
} as const satisfies FaqGroup;
