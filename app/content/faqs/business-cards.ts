import { amount } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const businessCardsFaqs = {
  key: "business-cards",
  title: "Business cards",
  section: "Copy & Print",
  faqs: [
    {
      id: "business-cards-file",
      question: "What kind of file should I bring?",
      answer: `A PDF with embedded fonts, one page for each side, with bleed. Photos should have about ${amount("print-resolution")} at printed size. A word processor file or a picture may not print as sharply.`,
      category: "Files",
      tags: ["PDF", "artwork", "file format", "upload", "Canva", "template"],
      isFeatured: true,
    },
    {
      id: "business-cards-screen-color",
      question: "Why is the printed color duller than on my screen?",
      answer: `Printing uses four inks, and they can't match the brightest blues, greens and oranges of a screen. Set the file to CMYK before you choose colors.`,
      category: "Color",
      tags: ["color", "CMYK", "wrong color", "dull colors", "RGB"],
    },
    {
      id: "business-cards-typo",
      question: "I approved the proof and then saw a typo. What now?",
      answer: `If the job has not started, the text may still be changed, so call us right away. Once work has begun, the fee is not refunded and a corrected set is a new order.`,
      category: "Proofs",
      tags: ["proof", "refund", "mistake", "misspelled", "reprint", "wrong number"],
    },
  ],
} as const satisfies FaqGroup;
