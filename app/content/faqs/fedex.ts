import { amount } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const fedexFaqs = {
  key: "fedex",
  title: "FedEx",
  section: "Pack & Ship",
  faqs: [
    {
      id: "fedex-declared-value",
      question: "Is my FedEx package insured?",
      answer: `No, but if FedEx is at fault, it pays up to ${amount("fedex-liability")}, or more if you declared more. Third-party insurance goes up to ${amount("insurance-limit")}, if our staff packs the box and you have proof of value.`,
      category: "Coverage",
      tags: ["declared value", "insurance", "insured", "insure FedEx", "coverage", "lost", "value"],
      isFeatured: true,
    },
    {
      id: "fedex-pickup-time",
      question: "When will my package leave the store?",
      answer: `With the next FedEx pickup, so the earlier you bring it, the better the chance it leaves that day.`,
      category: "Drop-off",
      tags: ["pickup time", "deadline", "cutoff time", "last pickup", "what time does FedEx come", "today", "goes out"],
    },
    {
      id: "fedex-size-limit",
      question: "How big can a FedEx package be?",
      answer: `Up to ${amount("fedex-weight")}, ${amount("fedex-length-ground")} long by Ground or ${amount("fedex-length")} by Express, and ${amount("fedex-girth")} of length plus girth, within the US (as of November 2026). Surcharges start well below that. Anything larger usually goes as freight.`,
      category: "Limits",
      tags: [
        "size",
        "weight",
        "maximum weight",
        "largest fedex box",
        "max size",
        "FedEx Ground",
        "heavy",
        "freight",
        "pallet",
        "weight limit",
      ],
    },
  ],
} as const satisfies FaqGroup;
