import { amount, feet } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const customBoxesFaqs = {
  key: "custom-boxes",
  title: "Custom boxes",
  section: "Pack & Ship",
  faqs: [
    {
      id: "custom-box-need-item",
      question: "Do I have to bring the item itself?",
      answer: `That works best, but if it's too big or fragile to carry twice, [send us](/contact-us) the length, width, height and weight.`,
      category: "Measuring",
      tags: ["measurements", "bring the item", "measure", "too big to carry", "dimensions"],
      isFeatured: true,
    },
    {
      id: "custom-box-or-stock",
      question: "How do I know whether a stock box is enough?",
      answer: `If a stock box leaves two fingers for padding all around, or a fist for something fragile, it's enough, and usually cheaper. A custom box is better when the item is long, flat or lopsided.`,
      category: "Choosing",
      tags: ["stock boxes", "price", "odd size", "which box", "standard box", "make a box"],
      isFeatured: true,
    },
    {
      id: "custom-box-biggest",
      question: "How large can the box be?",
      answer: `It depends on the carrier. USPS takes up to ${amount("usps-weight")}, UPS up to ${amount("ups-weight")} and ${amount("ups-length")} long, and FedEx Express up to ${amount("fedex-length")} (${feet("fedex-length")}). UPS and FedEx stop at ${amount("ups-girth")} of length plus girth. Anything larger usually goes as freight.`,
      category: "Limits",
      tags: [
        "size",
        "weight",
        "largest box",
        "maximum size",
        "freight",
        "pallet",
        "oversized",
        "how big",
        "pipe",
        "too long",
        "longest thing I can ship",
      ],
      relatedServices: ["ups-authorized-shipper-outlet", "usps-services"],
    },
    {
      id: "custom-box-telescope",
      question: "Can two boxes be joined into a longer one?",
      answer: `Yes, for light, long things. One box slides over the other, and the seam is taped all around. A heavy item would bend at the seam, so it needs a single box.`,
      category: "Packing",
      tags: ["long items", "long item", "skis", "pole", "curtain rod", "tall box", "snowboard", "hockey stick"],
    },
  ],
} as const satisfies FaqGroup;
