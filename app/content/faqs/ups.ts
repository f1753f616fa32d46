import { amount } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const upsFaqs = {
  key: "ups",
  title: "UPS",
  section: "Pack & Ship",
  faqs: [
    {
      id: "ups-maximum-size",
      question: "What is the largest package UPS takes?",
      answer: `Up to ${amount("ups-weight")}, ${amount("ups-length")} long, and ${amount("ups-girth")} of length plus girth. Longer than ${amount("ups-length")}? FedEx Express takes up to ${amount("fedex-length")}. Anything larger usually goes as freight, so call us before you pack it.`,
      category: "Limits",
      tags: [
        "size",
        "weight",
        "weight limit",
        "biggest box",
        "max weight",
        "freight",
        "pallet",
        "heavy",
        "oversized",
        "ups size limit",
      ],
      isFeatured: true,
    },
    {
      id: "ups-amazon-return",
      question: "My Amazon return says UPS. Can I bring it here?",
      answer: `Not with an Amazon QR code, which we don't accept. If Amazon gives you a UPS label to print, you can drop the box off here. If not, go to one of the places it lists.`,
      category: "Returns",
      tags: ["Amazon", "QR code", "returns", "whole foods", "Kohls", "no box no label"],
    },
    {
      id: "ups-po-box",
      question: "Will UPS deliver to a PO box?",
      answer: `Usually not, so send it by [USPS](/pack-ship/usps-services). A [mailbox in our store](/home-business/mailbox-rental) has a street address, so UPS can deliver there.`,
      category: "Delivery",
      tags: [
        "PO box",
        "address",
        "deliver to PO box",
        "street address",
        "difference",
        "PO box versus mailbox",
        "fedex to a po box",
      ],
    },
  ],
} as const satisfies FaqGroup;
