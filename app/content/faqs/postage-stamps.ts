import type { FaqGroup } from "../schema";

export const postageStampsFaqs = {
  key: "postage-stamps",
  title: "Postage stamps",
  section: "Pack & Ship",
  faqs: [
    {
      id: "stamps-old-forever",
      question: "Are my old Forever stamps still good?",
      answer: `Yes, a Forever stamp is good for a standard letter whenever you use it. Older stamps with a printed amount are good only for that amount.`,
      category: "Postage",
      tags: ["Forever stamps", "value", "old stamps", "valid", "expire", "still good", "use old stamps"],
      isFeatured: true,
    },
    {
      id: "stamps-which-kinds",
      question: "Which stamps do you sell?",
      answer: `Postage stamps for letters. If you want a certain design, a whole roll, or postcard or international stamps, ask if we have them before you come.`,
      category: "General",
      tags: [
        "designs",
        "availability",
        "sell stamps",
        "buy stamps",
        "book of stamps",
        "roll of stamps",
        "postcard stamps",
        "price of stamps",
        "forever stamps",
        "flag stamps",
      ],
    },
    {
      id: "stamps-leave-letter",
      question: "Can I leave a stamped letter with you?",
      answer: `If the postmark date matters, as it does for taxes, go to a post office counter and ask for a postmark. For other letters, ask us first.`,
      category: "Drop-off",
      tags: [
        "letters",
        "drop-off",
        "mail a letter",
        "outgoing mail",
        "mailbox drop",
        "postmark",
        "taxes",
        "collection box",
      ],
    },
  ],
} as const satisfies FaqGroup;
