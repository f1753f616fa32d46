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
      answer: `Bring a PDF with embedded fonts and bleed, one page per side. Photos should have about ${amount("print-resolution")} at printed size. A word processor file or a picture may not print as sharply.`,
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
      answer: `Call us right away. If the job hasn't started, we may be able to change the text. Once it has, the fee is non-refundable and a corrected set is a new order.`,
      category: "Proofs",
      tags: ["proof", "refund", "mistake", "misspelled", "reprint", "wrong number"],
    },
  ],
} as const satisfies FaqGroup;
