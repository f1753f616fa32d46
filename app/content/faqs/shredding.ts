import { amount } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const shreddingFaqs = {
  key: "shredding",
  title: "Shredding",
  section: "Home & Business",
  faqs: [
    {
      id: "shredding-watch",
      question: "Can I watch while it is shredded?",
      answer: `Call us first, and we'll tell you when and how your paper is destroyed.`,
      category: "Security",
      isFeatured: true,
      tags: ["security", "witness", "watch", "secure", "on site", "see it shredded"],
    },
    {
      id: "shredding-cards-discs",
      question: "Do you shred credit cards, discs or hard drives?",
      answer: `Call us before you bring plastic or metal. You can cut an expired card through its chip and stripe yourself. Have a drive wiped or crushed by a company that does that.`,
      category: "Materials",
      tags: ["cards", "hard drives", "hard drive", "credit card", "CD", "DVD discs", "USB", "electronics", "floppy"],
    },
    {
      id: "shredding-certificate",
      question: "Can I get a certificate of destruction?",
      answer: `Call us before you bring the papers, and we'll tell you.`,
      category: "Business",
      tags: [
        "certificate",
        "business",
        "certificate of destruction",
        "HIPAA",
        "medical records",
        "office records",
        "compliance",
      ],
    },
    {
      id: "shredding-taxes",
      question: "How long should I keep tax papers?",
      answer: `Usually ${amount("tax-keep")} after you file. Six if you left out income worth more than a quarter of what the return shows, seven for a loss from worthless stock or a bad debt. There is no limit if you didn't file, or filed a false return. Keep papers on a house or investments until the same time after the return for the year you sell (IRS Publication 552, as of November 2026).`,
      category: "What to keep",
      tags: ["taxes", "records", "tax papers", "how long to keep", "tax returns", "old records", "bank statements"],
    },
  ],
} as const satisfies FaqGroup;
