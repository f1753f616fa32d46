import type { FaqGroup } from "../schema";

export const artShippingFaqs = {
  key: "art-shipping",
  title: "Artwork shipping",
  section: "Pack & Ship",
  faqs: [
    {
      id: "art-carrier-cover",
      question: "Does the carrier's own coverage protect my painting?",
      phrasings: ["is art covered", "art insured by ups", "fedex art coverage"],
      answer: `Only a little. A carrier's declared value is the most it will pay. It is not insurance, and carriers limit what they pay for art. Third-party insurance goes up to {insurance-limit}, if our staff packs the piece.`,
      category: "Insurance",
      tags: ["insurance", "declared value", "art insurance", "insure a painting", "UPS art", "valuable art"],
      isFeatured: true,
      order: 1,
      lastUpdated: "2026-11-21",
    },
    {
      id: "art-packed-at-home",
      question: "I already packed it. Can you still insure it?",
      phrasings: ["art I packed", "packed the painting myself"],
      answer: `Not as it is. The insurer covers only packages packed by our staff. Bring it in anyway, and have it packed again. You can also ship it in your own packing without insurance.`,
      category: "Insurance",
      tags: ["insurance", "packing", "insure art", "packed myself"],
      isFeatured: true,
      order: 2,
      lastUpdated: "2026-11-21",
    },
    {
      id: "art-proof-of-value",
      question: "I made the work myself. How do I prove its value?",
      phrasings: ["what is my art worth", "price of my own painting", "prove the price"],
      answer: `With an invoice to your buyer, or an appraisal. A price with no paper behind it doesn't count. If the piece is unsold, get an appraisal.`,
      category: "Insurance",
      tags: ["artists", "proof of value", "appraisal", "artist", "value of art", "what it is worth"],
      order: 3,
    },
    {
      id: "art-remove-glass",
      question: "Should I take the glass out of the frame?",
      phrasings: ["framed with glass", "glass in frame", "framed print", "framed poster", "frame"],
      answer: `For a valuable picture, often yes. Broken glass scratches. A framer can swap it for acrylic. If the glass stays, it needs tape across the pane and stiff board on top.`,
      category: "Packing",
      tags: ["glass", "frames", "framed picture", "mirror", "glass broken", "picture frame"],
      order: 4,
    },
    {
      id: "art-roll-canvas",
      question: "Can I roll a canvas to save money?",
      phrasings: ["roll up a painting", "roll a poster", "ship a canvas in a tube", "mailing tube"],
      answer: `Sometimes. Fresh or thick paint can crack when it bends, and taking a canvas off its stretcher is a job for a framer or conservator. If they say it is safe, roll it paint side out around a wide core.`,
      category: "Packing",
      tags: ["canvas", "tubes", "roll a painting", "unstretched", "poster tube", "tube"],
      order: 5,
    },
    {
      id: "art-abroad",
      question: "Can I send art to another country?",
      phrasings: ["painting overseas", "send art abroad", "artwork to europe"],
      answer: `Usually. Call with the measurements, the value and the country.

- **Insurance:** You can insure it for up to {insurance-limit} per package, if our staff packs it and you bring a receipt, appraisal or invoice. Over {insurance-signature}, an adult has to sign for it.
- **Customs:** The form asks what it is, who made it, what it is made of and what it is worth. Duty and tax are extra, and the other country charges them.
- **Permits:** Very old pieces, and anything with ivory, shell or protected wood, may need a permit, so start early.

See [international shipping](/pack-ship/international-shipping).`,
      category: "International",
      tags: ["customs", "permits", "art overseas", "antiques abroad", "export art"],
      order: 6,
      relatedServices: ["international-shipping"],
    },
    {
      id: "art-arrived-damaged",
      question: "What if it arrives damaged?",
      phrasings: ["my painting broke", "frame cracked", "art was damaged"],
      answer: `The recipient should keep all the packing and take photos of the box, the wrapping and the damage right away. Then tell us. Claims must be filed within {claim-window} of the service date. They are usually resolved in {insurance-claim-time} once the documents are complete.`,
      category: "Claims",
      tags: ["claims", "damage", "broken", "painting damaged", "torn", "file a claim"],
      order: 7,
      relatedServices: ["insurance"],
    },
  ],
} as const satisfies FaqGroup;
