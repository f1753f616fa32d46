import type { FaqGroup } from "../schema";

export const packagingSuppliesFaqs = {
  key: "packaging-supplies",
  title: "Packaging supplies",
  section: "Pack & Ship",
  faqs: [
    {
      id: "supplies-reuse-box",
      question: "Can I reuse an old box?",
      answer: `Yes, if it's stiff, dry and in one piece. If a corner gives when you press it, use another box. Cover every old barcode.`,
      category: "Choosing",
      tags: ["reuse", "labels", "used box", "old amazon box", "old box", "cover old label", "recycled box"],
      isFeatured: true,
    },
    {
      id: "supplies-carrier-boxes",
      question: "Can I use a free carrier box for another carrier?",
      answer: `No. Free Priority Mail boxes are only for that service, and the same goes for FedEx, UPS and DHL express boxes, even inside out.`,
      category: "Choosing",
      tags: [
        "Priority Mail",
        "free boxes",
        "USPS boxes",
        "free shipping boxes",
        "Priority Mail box",
        "flat rate box",
        "priority box for ups",
      ],
      isFeatured: true,
    },
    {
      id: "supplies-fragile-sticker",
      question: 'Do "Fragile" stickers help?',
      answer: `A little, where people handle the box. Machines can't read them, so put your effort into padding first.`,
      category: "Packing",
      tags: ["fragile", "stickers", "this side up", "fragile label", "handle with care"],
    },
  ],
} as const satisfies FaqGroup;
