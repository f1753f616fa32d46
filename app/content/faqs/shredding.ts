import { amount } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const shreddingFaqs = {
  key: "shredding",
  title: "Shredding",
  section: "Home & Business",
  faqs: [
    {
      id: "shredding-cards-discs",
      question: "Do you shred credit cards, discs or hard drives?",
      answer: `Ask us before you bring plastic or metal. You can cut up an expired card yourself, through the chip and stripe. For a hard drive, find a company that wipes or crushes them.`,
      category: "Materials",
      tags: ["cards", "hard drives", "hard drive", "credit card", "CD", "DVD discs", "USB", "electronics", "floppy"],
    },
    {
      id: "shredding-taxes",
      question: "How long should I keep tax papers?",
      answer: `Usually ${amount("tax-keep")} after you file, six if you left out income worth more than a quarter of what the return shows, and seven for a loss from worthless stock or a bad debt. If you didn't file, or filed a false return, keep them for good. For a house or investments, keep the papers until ${amount("tax-keep")} after you file the return for the year you sold (IRS Publication 552, as of November 2026).`,
      category: "What to keep",
      tags: ["taxes", "records", "tax papers", "how long to keep", "tax returns", "old records", "bank statements"],
    },
  ],
} as const satisfies FaqGroup;
