import { amount } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const artShippingFaqs = {
  key: "art-shipping",
  title: "Artwork shipping",
  section: "Pack & Ship",
  faqs: [
    {
      id: "art-proof-of-value",
      question: "I made the work myself. How do I prove its value?",
      answer: `If you've sold it, bring a copy of the invoice. If not, bring an appraisal, because your own estimate doesn't count.`,
      category: "Insurance",
      isFeatured: true,
      tags: ["artists", "proof of value", "appraisal", "artist", "value of art", "what it is worth"],
    },
    {
      id: "art-remove-glass",
      question: "Should I take the glass out of the frame?",
      answer: `Often, if the picture is valuable, because broken glass can scratch it. A framer can put in acrylic.`,
      category: "Packing",
      tags: ["glass", "frames", "framed picture", "mirror", "glass broken", "picture frame"],
    },
    {
      id: "art-roll-canvas",
      question: "Can I roll a canvas to save money?",
      answer: `Sometimes. Thick or fresh paint can crack when it bends, so ask a framer or conservator. If they say it's safe, roll it paint side out around a wide core.`,
      category: "Packing",
      tags: ["canvas", "tubes", "roll a painting", "unstretched", "poster tube", "tube"],
    },
    {
      id: "art-abroad",
      question: "Can I send art to another country?",
      answer: `Usually. Tell us the measurements, the value and the country first.

- **Insurance:** up to ${amount("insurance-limit")} per package, if our staff packs it and you bring a receipt, appraisal or invoice.
- **Customs:** the form asks what it is, who made it, what it's made of and what it's worth. Duty and tax are extra.
- **Permits:** very old pieces, and anything with ivory, shell or protected wood, may need one, so start early.

See [international shipping](/pack-ship/international-shipping).`,
      category: "International",
      tags: ["customs", "permits", "art overseas", "antiques abroad", "export art"],
      relatedServices: ["international-shipping"],
    },
  ],
} as const satisfies FaqGroup;
