import { amount } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const directMailFaqs = {
  key: "direct-mail",
  title: "Every Door Direct Mail",
  section: "Home & Business",
  faqs: [
    {
      id: "direct-mail-time",
      question: "How far ahead should I start?",
      answer: `Allow time for the design and your approval, then ${amount("print-standard-time")} to print, then bundling and delivery.`,
      category: "Timing",
      isFeatured: true,
      tags: ["timing", "printing", "how long", "when", "turnaround", "campaign"],
    },
    {
      id: "direct-mail-file",
      question: "Can I use a postcard file I already have?",
      answer: `Only if it's large enough, and a standard postcard isn't.`,
      category: "Artwork",
      tags: ["file", "size", "EDDM size", "postcard size", "template", "flyer size"],
      relatedServices: ["postcard-printing", "graphic-design"],
    },
  ],
} as const satisfies FaqGroup;
