import { amount } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const graphicDesignFaqs = {
  key: "graphic-design",
  title: "Graphic design",
  section: "Copy & Print",
  faqs: [
    {
      id: "design-how-long",
      question: "How long until I have the finished piece?",
      answer: `The design comes first, by a date you agree on with us. Printing then takes ${amount("print-standard-time")} for standard work, or ${amount("print-poster-time")} for posters.`,
      category: "Timing",
      tags: ["turnaround", "printing", "how long", "design time", "rush"],
      isFeatured: true,
    },
    {
      id: "design-fix-my-file",
      question: "I have a file already. Can you fix it?",
      answer: `Bring it, ideally in the program's own format, and we can take a look. Missing bleed and text too near the cut are the usual trouble.`,
      category: "Files",
      tags: ["files", "bleed", "fix file", "edit PDF", "resize"],
    },
    {
      id: "design-who-owns-it",
      question: "Do I get the files, and can I use them elsewhere?",
      answer: `Settle that with us before the work begins: which files you get, and where you may use them. Pictures and fonts that belong to someone else keep their owner's rules.`,
      category: "Rights",
      tags: ["files", "ownership", "own the design", "original files", "copyright", "logo file"],
    },
  ],
} as const satisfies FaqGroup;
