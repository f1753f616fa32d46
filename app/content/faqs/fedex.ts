import type { FaqGroup } from "../schema";

export const fedexFaqs = {
  key: "fedex",
  title: "FedEx",
  section: "Pack & Ship",
  faqs: [
    {
      id: "fedex-drop-off-cost",
      question: "Do you charge for dropping off a FedEx package?",
      answer: `No. If the label is paid and on the box, the drop-off is {dropoff-price}. It makes no difference whether the label came from a store's website, your office or your own account.`,
      category: "Drop-off",
      tags: ["drop-off", "price"],
      isFeatured: true,
      order: 1,
      lastUpdated: "2026-11-20",
    },
    {
      id: "fedex-declared-value",
      question: "Is my FedEx package insured?",
      answer: `Not by FedEx. Without a word from you, FedEx's responsibility ends at {fedex-liability}. Declaring more raises that ceiling, for a fee, but it is not an insurance policy.

If the item is worth real money, ask about [insurance through a third party](/specialty/insurance). We have to pack the box ourselves for that, and you need a receipt, appraisal or invoice.`,
      category: "Coverage",
      tags: ["declared value", "insurance"],
      isFeatured: true,
      order: 2,
      lastUpdated: "2026-11-20",
    },
    {
      id: "fedex-qr-return",
      question: "I only have a FedEx QR code. Can you take my return?",
      answer: `Usually. These codes work {fedex-qr-share}. If yours fails, ask the merchant for a label you can print. We print one for {return-label-price}.`,
      category: "Returns",
      tags: ["returns", "QR code"],
      order: 3,
    },
    {
      id: "fedex-pickup-time",
      question: "When does a package leave after I drop it off?",
      answer: `With the next FedEx pickup from the store. That hour can move with the season and the day, so call before you drive if it must leave today.`,
      category: "Drop-off",
      tags: ["pickup time", "deadline"],
      order: 4,
    },
    {
      id: "fedex-signature-needed",
      question: "Will somebody have to sign for it?",
      answer: `From {fedex-signature} of declared value FedEx asks for a signature by itself. Below that it is your choice, and worth a thought for anything that should not wait on a porch.`,
      category: "Delivery",
      tags: ["signature", "declared value"],
      order: 5,
    },
    {
      id: "fedex-size-limit",
      question: "How large or heavy may a FedEx package be?",
      answer: `It depends on the service, and past a certain size FedEx adds a surcharge or treats it as freight. Measure all three sides, weigh it if you can, and [send us the numbers](/contact-us) before you load the car.`,
      category: "Limits",
      tags: ["size", "weight"],
      order: 6,
    },
  ],
} as const satisfies FaqGroup;
