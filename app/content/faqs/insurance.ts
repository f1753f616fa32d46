import { amount } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const insuranceFaqs = {
  key: "insurance",
  title: "Shipping insurance",
  section: "Specialty Services",
  faqs: [
    {
      id: "insurance-who",
      question: "Are you the insurer?",
      answer: `No. Our staff packs the item, and a third-party insurer covers it.`,
      category: "General",
      tags: ["insurer", "third party"],
    },
    {
      id: "insurance-covers",
      question: "How much does the insurance cover?",
      answer: `Up to ${amount("insurance-limit")} per package or shipment, and more with prior authorization.`,
      category: "Coverage",
      tags: ["coverage", "limit", "how much can I insure"],
    },
    {
      id: "insurance-cost",
      question: "What does it cost to insure a package?",
      answer: `It depends on the value you declare. Tell us what each package is worth, and we'll give you a price.`,
      category: "Pricing",
      tags: ["price", "insurance cost", "premium"],
    },
    {
      id: "insurance-proof",
      question: "What counts as proof of value?",
      answer: `A receipt, an appraisal or an invoice. For an heirloom or a painting with no receipt, get an appraisal before you ship.`,
      category: "Requirements",
      isFeatured: true,
      tags: ["proof", "receipt", "appraisal", "proof of value", "invoice", "what it is worth"],
    },
    {
      id: "insurance-claim",
      question: "When do I have to file a claim?",
      answer: `Within ${amount("claim-window")} of the service date, so have the recipient open the box and check it right away.`,
      category: "Claims",
      tags: [
        "claim",
        "deadline",
        "file a claim",
        "broken",
        "damaged",
        "lost package",
        "arrived broken",
        "package lost",
      ],
    },
    {
      id: "insurance-guarantee",
      question: "Does insurance guarantee that my package arrives safely?",
      answer: `No, but it pays for a covered loss if you met the conditions, under the insurer's terms.`,
      category: "Guarantee",
      tags: ["guarantee", "policy", "guaranteed", "what is covered", "will insurance pay if it is stolen"],
    },
  ],
} as const satisfies FaqGroup;
