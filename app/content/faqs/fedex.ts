import type { FaqGroup } from "../schema";

export const fedexFaqs = {
  key: "fedex",
  title: "FedEx",
  section: "Pack & Ship",
  faqs: [
    {
      id: "fedex-drop-off-cost",
      question: "Do you charge to drop off a FedEx package?",
      answer: `No. If the label is paid and on the box, dropping it off is {dropoff-price}. It makes no difference whether the label came from a website, your office or your own account.`,
      category: "Drop-off",
      tags: ["drop-off", "price"],
      isFeatured: true,
      order: 1,
      lastUpdated: "2026-11-21",
    },
    {
      id: "fedex-declared-value",
      question: "Is my FedEx package insured?",
      answer: `Not by FedEx. FedEx is responsible for up to {fedex-liability}, unless you declare more for a fee. Even then it is not insurance.

If the item is worth real money, ask about [insurance through a third party](/specialty/insurance). We have to pack the box for that, and you need a receipt, appraisal or invoice.`,
      category: "Coverage",
      tags: ["declared value", "insurance"],
      isFeatured: true,
      order: 2,
      lastUpdated: "2026-11-21",
    },
    {
      id: "fedex-qr-return",
      question: "I only have a FedEx QR code. Can you take my return?",
      answer: `Usually. These codes work {fedex-qr-share}. If yours doesn't, ask the store for a label. If the label is on your phone, we print it for {return-label-price}.`,
      category: "Returns",
      tags: ["returns", "QR code"],
      order: 3,
    },
    {
      id: "fedex-pickup-time",
      question: "When will my package leave the store?",
      answer: `With the next FedEx pickup. The time can change with the season and the day, so call first if it must leave today.`,
      category: "Drop-off",
      tags: ["pickup time", "deadline"],
      order: 4,
    },
    {
      id: "fedex-signature-needed",
      question: "Will somebody have to sign for it?",
      answer: `From {fedex-signature} of declared value, FedEx asks for a signature automatically. Below that it is your choice. It makes sense for anything that should not wait on a porch.`,
      category: "Delivery",
      tags: ["signature", "declared value"],
      order: 5,
    },
    {
      id: "fedex-size-limit",
      question: "How big can a FedEx package be?",
      answer: `It depends on the service. Past a certain size, FedEx adds a surcharge or treats it as freight. Measure all three sides, weigh it if you can, and [send us the numbers](/contact-us).`,
      category: "Limits",
      tags: ["size", "weight"],
      order: 6,
    },
  ],
} as const satisfies FaqGroup;
