import type { FaqGroup } from "../schema";

export const copiesFaqs = {
  key: "copies",
  title: "Copies",
  section: "Copy & Print",
  faqs: [
    // 18 U.S.C. 701 (Department of Defense, jbsa.mil, checked 2026-11-27).
    {
      id: "copies-id-card",
      question: "Can I get both sides of my ID on one page?",
      answer: `Yes, for a driver's license or state ID. You can copy military and other federal IDs only for certain official uses, so ask first (18 U.S.C. 701, as of November 2026).`,
      category: "Records",
      isFeatured: true,
      tags: ["ID", "forms", "driver's license", "front and back", "insurance card"],
    },
    {
      id: "copies-old-photos",
      question: "Can you copy an old photograph?",
      answer: `Yes, as a plain copy on paper. If you want it as a file, we can [scan](/home-business/document-scanning) it.`,
      category: "Photos",
      tags: ["photos", "scanning", "copy a photo", "print pictures", "reprint a photo", "old picture"],
    },
    {
      id: "copies-heavy-paper",
      question: "Can you copy onto card stock or colored paper?",
      answer: `It depends on the paper. Ask which kinds we have, or bring your own and let us look at it first, since glitter, foil, labels and linen textures can damage the machine.`,
      category: "Paper",
      tags: ["paper", "card stock", "cardstock", "colored paper", "resume paper", "thick paper", "own paper"],
    },
  ],
} as const satisfies FaqGroup;
