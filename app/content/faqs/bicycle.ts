import { amount } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const bicycleFaqs = {
  key: "bicycle",
  title: "Bicycle shipping",
  section: "Pack & Ship",
  faqs: [
    {
      id: "bicycle-ebike",
      question: "Can I ship an e-bike?",
      answer: `You can often ship the bike, but rarely the battery. A large lithium battery counts as dangerous goods. Many owners ship the bike without it and get a battery at the other end.`,
      category: "Limits",
      tags: ["e-bike", "electric bike", "e-bike battery", "scooter"],
      isFeatured: true,
    },
    // A bike shop's box of 54 by 8 by 28 inches has 126 inches of length plus girth.
    {
      id: "bicycle-usps",
      question: "Can I send a bike by USPS?",
      answer: `Often, by ground at the oversized price. A typical bike box is over ${amount("usps-girth")} of length plus girth but under ${amount("usps-girth-oversized")}. Wheels or a bare frame may go at the regular price.`,
      category: "Limits",
      tags: ["USPS", "size", "bike by mail", "post office"],
      relatedServices: ["usps-services"],
    },
    {
      id: "bicycle-deflate",
      question: "Do I have to let the air out of the tires?",
      answer: `Only some of it. Soft tires protect the rims, and flat ones don't. Take out gas cartridges, which are dangerous goods.`,
      category: "Packing",
      tags: ["tires", "packing", "air", "CO2 cartridge", "flat tires"],
    },
    {
      id: "bicycle-parts-only",
      question: "Can I ship wheels or a frame alone?",
      answer: `Yes, both ship well. Pack wheels back to back, with quick releases out and cardboard over the axle ends. Put foam on every tube of a carbon frame.`,
      category: "Packing",
      tags: ["wheels", "frame", "bike wheels", "bike parts", "fork", "frame only", "handlebars"],
    },
    {
      id: "bicycle-sold-online",
      question: "I sold my bike online. What should I do first?",
      answer: `Take photos of the frame, the serial number and the gears before it's packed, and bring the sales invoice as proof of value.`,
      category: "Insurance",
      tags: ["selling", "proof of value", "sold on ebay", "marketplace", "buyer"],
      relatedServices: ["insurance"],
    },
  ],
} as const satisfies FaqGroup;
